import { type Selectable, sql } from 'kysely';
import type { Holders } from '../../domain/accounts/profile.ts';
import type { EntryMeta } from '../../domain/ledger/entry.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { present } from '../../domain/present.ts';
import type { AccountDetails } from '../../domain/reference/account-details.ts';
import type { StoredTransaction, TransactionStore } from '../../domain/transactions/transaction-store.ts';
import type { Database } from '../engine/database.ts';
import { listPage } from '../engine/list-page.ts';
import type { TransactionMetaJson } from '../schema/json-columns.ts';
import type { Tables } from '../schema/tables.ts';
import { ofAge } from './age-range.ts';
import { moneyJson, moneyOf } from './money-rows.ts';
import { idsOfKinds, isOfKinds, isReadByKinds } from './rows-of-kinds.ts';
import { domainNames, storedNames } from './stored-names.ts';

/** The columns that distinguish the kinds of entries. */
const KIND = ['type', 'currency'] as const;
/** Anything else is not an identifier of an entry and is not looked up. */
const TRANSACTION_ID = /^TXN_[0-9A-Za-z]{16}$/;

/** Entries in the database, each with whether its payment is still unconfirmed. */
export function transactionStore({ kysely }: Pick<Database, 'kysely'>): TransactionStore {
  const entriesOf = ({ businessId, profileId }: Holders) => {
    const rows = kysely
      .selectFrom('transaction_entry')
      .innerJoin('business', 'business.business_id', 'transaction_entry.business_id')
      .selectAll('transaction_entry')
      .select([
        'business.user_id',
        sql<boolean>`EXISTS (SELECT FROM unconfirmed_payment AS payment WHERE payment.business_id = transaction_entry.business_id
          AND payment.transaction_id = transaction_entry.transaction_id)`.as('is_pending'),
      ])
      .where('transaction_entry.business_id', '=', businessId);
    return profileId === undefined ? rows : rows.where('transaction_entry.profile_id', '=', profileId);
  };
  return {
    async find(profile, id) {
      if (!TRANSACTION_ID.test(id)) return undefined;
      const row = await entriesOf(profile)
        .where('transaction_entry.transaction_id', '=', id)
        .executeTakeFirst();
      return row && entryOf(row);
    },
    page(holders, filter, page) {
      const { type, currency, reference, transferId } = filter;
      const asked = { type, currency };
      let rows = entriesOf(holders).where(ofAge('transaction_entry.created_at', filter, page));
      if (reference !== undefined) rows = rows.where('transaction_entry.reference', '=', reference);
      if (transferId !== undefined) rows = rows.where('transaction_entry.transfer_id', '=', transferId);
      if (reference !== undefined || transferId !== undefined) {
        rows = rows.where(isOfKinds('transaction_entry', asked));
      } else if (isReadByKinds(asked, holders)) {
        const kinds = {
          table: 'transaction_entry',
          id: 'transaction_id',
          holders,
          kind: KIND,
          asked,
          created: filter,
        } as const;
        rows = rows.where('transaction_entry.transaction_id', 'in', idsOfKinds(kinds, page));
      }
      return listPage(
        rows,
        ['transaction_entry.created_at', 'transaction_entry.transaction_id'],
        page,
        entryOf,
      );
    },
  };
}

type EntryRow = Selectable<Tables['transaction_entry']> & { user_id: string | null; is_pending: boolean };

/** @throws Error when the business has no owner yet; it then has no keys either, so it can have no entries. */
function entryOf(row: EntryRow): StoredTransaction {
  if (row.user_id === null) throw new Error(`${row.business_id} has entries but no owner.`);
  return {
    id: row.transaction_id,
    userId: row.user_id,
    profileId: row.profile_id,
    type: row.type,
    reference: row.reference,
    currency: row.currency,
    amount: Decimal.parse(row.amount),
    isCredit: row.is_credit,
    isPending: row.is_pending,
    availableBalance: Decimal.parse(row.available_balance),
    totalBalance: Decimal.parse(row.sum_after),
    ...(row.transfer_id !== null && { transferId: row.transfer_id }),
    description: row.description,
    subDescription: row.sub_description,
    statusDescription: row.status_description,
    ...(row.meta && { meta: metaOf(row.meta) }),
    createdAt: new Date(row.created_at),
  };
}

/** Converts further facts about an entry to their stored form. */
export function metaJson({
  fee,
  blockchainHash,
  fromAddress,
  source,
  destination,
  conversion,
}: EntryMeta): TransactionMetaJson {
  return present({
    fee: fee && moneyJson(fee),
    blockchain_hash: blockchainHash,
    from_address: fromAddress,
    source: source && storedNames(source),
    destination: destination && storedNames(destination),
    conversion: conversion && {
      source_currency: conversion.source.currency,
      source_amount: conversion.source.amount.toString(),
      target_currency: conversion.target.currency,
      target_amount: conversion.target.amount.toString(),
      rate: conversion.rate.toString(),
    },
  });
}

/** The reverse of {@link metaJson}. */
function metaOf({
  fee,
  blockchain_hash,
  from_address,
  source,
  destination,
  conversion,
}: TransactionMetaJson): EntryMeta {
  return present({
    fee: fee && moneyOf(fee),
    blockchainHash: blockchain_hash,
    fromAddress: from_address,
    source: source && (domainNames(source) as AccountDetails),
    destination: destination && (domainNames(destination) as AccountDetails),
    conversion: conversion && {
      source: moneyOf({ amount: conversion.source_amount, currency: conversion.source_currency }),
      target: moneyOf({ amount: conversion.target_amount, currency: conversion.target_currency }),
      rate: Decimal.parse(conversion.rate),
    },
  });
}
