import type { Kysely } from 'kysely';
import type { Balance, Opened } from '../../domain/balances/balance.ts';
import type { BalanceStore, Holder } from '../../domain/balances/balance-store.ts';
import type { NewBalance, ProfileAccountName } from '../../domain/ledger/account.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { compiledOnce } from '../engine/compiled-once.ts';
import type { Database } from '../engine/database.ts';
import { listPage } from '../engine/list-page.ts';
import { writeKeptReply } from '../requests/kept-reply.ts';
import type { Tables } from '../schema/tables.ts';

/** Balances in the database, which enforces that no account of a profile is negative; ledger commits change them. */
export function balanceStore(database: Pick<Database, 'kysely' | 'transaction'>): BalanceStore {
  const { kysely } = database;
  const ofHolder = balancesOf(kysely, { businessId: '', profileId: '' });
  const findById = compiledOnce(kysely, ofHolder.where('balance.balance_id', '=', ''));
  const findByCurrency = compiledOnce(kysely, ofHolder.where('balance.currency', '=', ''));
  return {
    open: (balance, keep) => {
      if (keep === undefined) return opened(kysely, balance);
      return database.transaction(async (transaction) => {
        const made = await opened(transaction, balance);
        await writeKeptReply(transaction, balance.businessId, keep(made));
        return made;
      });
    },
    find: async ({ businessId, profileId }, key) => {
      const { rows } = await ('id' in key
        ? findById(businessId, profileId, key.id)
        : findByCurrency(businessId, profileId, key.currency));
      return rows[0] && balanceIn(rows[0]);
    },
    page: (holder, request, currency) => {
      const all = balancesOf(kysely, holder);
      const rows = currency === undefined ? all : all.where('balance.currency', '=', currency);
      return listPage(rows, ['balance.created_at', 'balance.balance_id'], request, balanceIn);
    },
  };
}

async function opened(kysely: Kysely<Tables>, balance: NewBalance): Promise<Opened> {
  const { id, businessId, profileId, currency, createdAt } = balance;
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('balance')
    .values({
      business_id: businessId,
      balance_id: id,
      profile_id: profileId,
      currency,
      show_zero: true,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['business_id', 'profile_id', 'currency']).doNothing())
    .executeTakeFirstOrThrow();
  const row = await balancesOf(kysely, { businessId, profileId })
    .where('balance.currency', '=', currency)
    .executeTakeFirstOrThrow();
  return { balance: balanceIn(row), isNew: numInsertedOrUpdatedRows === 1n };
}

interface BalanceRow extends Record<ProfileAccountName, string> {
  business_id: string;
  balance_id: string;
  profile_id: string;
  user_id: string | null;
  currency: string;
  show_zero: boolean;
}

function balancesOf(kysely: Kysely<Tables>, { businessId, profileId }: Holder) {
  return kysely
    .selectFrom('balance')
    .innerJoin('business', 'business.business_id', 'balance.business_id')
    .select([
      'balance.business_id',
      'balance.balance_id',
      'balance.profile_id',
      'business.user_id',
      'balance.currency',
      'balance.available',
      'balance.held',
      'balance.savings',
      'balance.investments',
      'balance.show_zero',
      'balance.created_at',
    ])
    .where('balance.business_id', '=', businessId)
    .where('balance.profile_id', '=', profileId);
}

/** @throws Error when the business has no owner yet; it then has no keys either, so this cannot be requested. */
function balanceIn(row: BalanceRow): Balance {
  if (row.user_id === null) throw new Error(`${row.business_id} has a balance but no owner.`);
  return {
    id: row.balance_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    userId: row.user_id,
    currency: row.currency,
    available: Decimal.parse(row.available),
    held: Decimal.parse(row.held),
    savings: Decimal.parse(row.savings),
    investments: Decimal.parse(row.investments),
    showZero: row.show_zero,
  };
}
