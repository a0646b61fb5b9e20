import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { faultPoint } from '#fault-point';
import type { DepositAddress } from '../domain/addresses/deposit-address.ts';
import type { AddressPlace, DepositAddressStore } from '../domain/addresses/deposit-address-store.ts';
import { asTransaction } from './as-transaction.ts';
import type { Database } from './database.ts';
import { writeKeptReply } from './kept-reply.ts';
import { lockProfile } from './lock-profile.ts';
import type { Tables } from './tables.ts';

/** Deposit addresses in the database, each with its row in the directory or not at all. */
export function depositAddressStore(database: Database): DepositAddressStore {
  const { kysely } = database;
  return {
    present: (place) => presentOf(kysely, place),
    open: (address, resets) =>
      database.transaction(async (transaction) => {
        await lockProfile(transaction, address, resets);
        const present = await presentOf(transaction, address);
        if (present !== undefined) return present;
        await write(transaction, address, true);
        return address;
      }),
    replace: async (address, { resets, keptReply }) => {
      await database.transaction(async (transaction) => {
        await lockProfile(transaction, address, resets);
        await transaction
          .updateTable('deposit_address')
          .set({ is_present: false })
          .where('business_id', '=', address.businessId)
          .where('profile_id', '=', address.profileId)
          .where('currency', '=', address.currency)
          .where('network', '=', address.network)
          .where('is_present', '=', true)
          .execute();
        await write(transaction, address, true);
        if (keptReply !== undefined) await writeKeptReply(transaction, address.businessId, keptReply);
      });
    },
    insert: (address, transaction) => write(asTransaction(transaction), address, false),
    find: async (businessId, networks, { address, memo = '' }) => {
      if (networks.length === 0) return undefined;
      const row = await kysely
        .selectFrom('deposit_address_directory as directory')
        .innerJoin('deposit_address', (join) =>
          join
            .onRef('deposit_address.business_id', '=', 'directory.business_id')
            .onRef('deposit_address.address_id', '=', 'directory.address_id'),
        )
        .selectAll('deposit_address')
        .where('directory.network', 'in', networks)
        .where('directory.address', '=', address)
        .where('directory.memo', '=', memo)
        .where('directory.business_id', '=', businessId)
        .executeTakeFirst();
      return row && addressOf(row);
    },
  };
}

async function presentOf(kysely: Kysely<Tables>, place: AddressPlace): Promise<DepositAddress | undefined> {
  const row = await kysely
    .selectFrom('deposit_address')
    .selectAll()
    .where('business_id', '=', place.businessId)
    .where('profile_id', '=', place.profileId)
    .where('currency', '=', place.currency)
    .where('network', '=', place.network)
    .where('is_present', '=', true)
    .executeTakeFirst();
  return row && addressOf(row);
}

/** Writes the address and its row in the directory in one statement, in a transaction that shares the business. */
async function write(
  transaction: Transaction<Tables>,
  address: DepositAddress,
  isPresent: boolean,
): Promise<void> {
  const { id, businessId, network, address: text, memo } = address;
  await sql`
    WITH noted AS (
      INSERT INTO deposit_address_directory (network, address, memo, business_id, address_id)
      VALUES (${network}, ${text}, ${memo ?? ''}, ${businessId}, ${id})
    )
    INSERT INTO deposit_address
      (business_id, address_id, profile_id, currency, network, address, memo, transfer_id, payment_request_id, is_present, created_at)
    VALUES (${businessId}, ${id}, ${address.profileId}, ${address.currency}, ${network}, ${text}, ${memo ?? null},
      ${address.transferId ?? null}, ${address.paymentRequestId ?? null}, ${isPresent}, ${address.createdAt})`.execute(
    transaction,
  );
  faultPoint('after an address is in the directory');
}

function addressOf(row: Selectable<Tables['deposit_address']>): DepositAddress {
  return {
    id: row.address_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    currency: row.currency,
    network: row.network,
    address: row.address,
    ...(row.memo !== null && { memo: row.memo }),
    ...(row.transfer_id !== null && { transferId: row.transfer_id }),
    ...(row.payment_request_id !== null && { paymentRequestId: row.payment_request_id }),
    createdAt: new Date(row.created_at),
  };
}
