import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { accountName, type ProfileAccountName, profileAccounts } from '../domain/balances/account.ts';
import type { Balance } from '../domain/balances/balance.ts';
import { BalanceLimitReached } from '../domain/balances/balance-limit-reached.ts';
import type { BalanceStore, Holder } from '../domain/balances/balance-store.ts';
import { InsufficientBalance } from '../domain/balances/insufficient-balance.ts';
import { type BalanceChange, balanceChanges, type Posting } from '../domain/balances/posting.ts';
import type { DomainError } from '../domain/domain-error.ts';
import { Decimal } from '../domain/money/decimal.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { Database } from './database.ts';
import { keysetPage } from './keyset.ts';
import type { Tables } from './tables.ts';

const CHECK_VIOLATION = '23514';
const NUMERIC_OVERFLOW = '22003';
/** A limit that no list reaches. */
const EVERY_ONE = 2 ** 31;

/** The most that a balance may hold, by currency. */
type Limits = Pick<Currencies, 'mostHeld'>;

/**
 * Balances and postings in the database, which itself keeps every account of a profile at zero or above. A posting
 * that takes a balance beyond `limits` is undone with its transaction.
 */
export function balanceStore(database: Database, limits: Limits): BalanceStore {
  const { kysely } = database;
  return {
    open: async ({ id, businessId, profileId, currency, createdAt }) => {
      await kysely
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
        .execute();
      const row = await balancesOf(kysely, { businessId, profileId })
        .where('balance.currency', '=', currency)
        .executeTakeFirstOrThrow();
      return balanceIn(row);
    },
    find: async (holder, key) => {
      const balances = balancesOf(kysely, holder);
      const found = await ('id' in key
        ? balances.where('balance.balance_id', '=', key.id)
        : balances.where('balance.currency', '=', key.currency)
      ).executeTakeFirst();
      return found && balanceIn(found);
    },
    page: async (holder, { limit, position }) => {
      const page = await keysetPage(
        balancesOf(kysely, holder),
        ['balance.created_at', 'balance.balance_id'],
        {
          limit: limit ?? EVERY_ONE,
          position,
        },
      );
      return { ...page, entries: page.entries.map(balanceIn) };
    },
    post: (businessId, postings) =>
      database.transaction((transaction) => post(transaction, limits, businessId, postings)),
    postOnce: (businessId, posting) =>
      database.transaction(async (transaction) => {
        if (await isPosted(transaction, businessId, posting)) return false;
        await post(transaction, limits, businessId, [posting]);
        return true;
      }),
  };
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

/** @throws Error when the business has no owner yet; it has no keys either then, so that nobody can have asked. */
function balanceIn(row: BalanceRow): Balance {
  if (row.user_id === null) throw new Error(`${row.business_id} holds a balance and has no owner.`);
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

async function post(
  transaction: Transaction<Tables>,
  limits: Limits,
  businessId: string,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  await transaction
    .insertInto('posting')
    .values(
      postings.map((posting) => ({
        business_id: businessId,
        posting_id: posting.id,
        currency: posting.currency,
        amount: posting.amount.toString(),
        from_account: accountName(posting.from),
        to_account: accountName(posting.to),
        reference: posting.reference,
        created_at: posting.createdAt,
      })),
    )
    .execute();
  for (const change of balanceChanges(postings)) await apply(transaction, limits, businessId, change);
}

async function apply(
  transaction: Transaction<Tables>,
  limits: Limits,
  businessId: string,
  { profileId, currency, changes }: BalanceChange,
): Promise<void> {
  const sums: Partial<Record<ProfileAccountName, RawBuilder<string>>> = {};
  for (const [account, amount] of changes) {
    sums[account] = sql<string>`${sql.ref(account)} + ${amount.toString()}::numeric`;
  }
  const updated = await transaction
    .updateTable('balance')
    .set(sums)
    .where('business_id', '=', businessId)
    .where('profile_id', '=', profileId)
    .where('currency', '=', currency)
    .returning(
      sql<boolean>`available + held + savings + investments > ${limits.mostHeld(currency).toString()}::numeric`.as(
        'is_beyond',
      ),
    )
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw refusalOf(error, currency) ?? error;
    });
  if (updated === undefined) {
    throw new Error(`${profileId} has no ${currency} balance to post to; open it first.`);
  }
  // A lowered limit leaves what is there free to move and to leave.
  const grows = Decimal.sum(changes.values()).isPositive();
  if (grows && updated.is_beyond) throw new BalanceLimitReached(currency);
}

/** The refusal that a violated `CHECK` of a balance, or too large an amount in one of its columns, stands for. */
function refusalOf(error: unknown, currency: string): DomainError | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  if (error.code === NUMERIC_OVERFLOW) return new BalanceLimitReached(currency);
  if (error.code !== CHECK_VIOLATION) return undefined;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  return new InsufficientBalance(
    currency,
    profileAccounts.find((account) => constraint === `balance_${account}_check`),
  );
}

/** Whether a posting of this reference is there; the lock on the balance makes calls that ask at once ask in turn. */
async function isPosted(
  transaction: Transaction<Tables>,
  businessId: string,
  { to, currency, reference }: Posting,
): Promise<boolean> {
  if (to.account !== 'rail') {
    await transaction
      .selectFrom('balance')
      .select('balance_id')
      .where('business_id', '=', businessId)
      .where('profile_id', '=', to.profileId)
      .where('currency', '=', currency)
      .forUpdate()
      .execute();
  }
  const found = await transaction
    .selectFrom('posting')
    .select('posting_id')
    .where('business_id', '=', businessId)
    .where('reference', '=', reference)
    .where('currency', '=', currency)
    .where('to_account', '=', accountName(to))
    .executeTakeFirst();
  return found !== undefined;
}
