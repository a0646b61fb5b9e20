import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BooksStore } from '../../domain/books/books-store.ts';
import type { Difference } from '../../domain/books/difference.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { Database } from '../engine/database.ts';
import type { DifferenceJson, PaymentJson } from '../schema/json-columns.ts';
import type { Tables } from '../schema/tables.ts';
import type { AreaBooks } from './area-books.ts';
import { books, booksChecks, railPayments, railTotals, zeroSum } from './books-queries.ts';

/** The books in the database; each of the `areas` contributes its records. */
export function booksStore(database: Database, areas: readonly AreaBooks[]): BooksStore {
  /** Runs `read` on one snapshot, which excludes concurrent commits from all of its statements. */
  const atOneInstant = <Result>(read: (snapshot: Kysely<Tables>) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(transaction);
      // Compiling these statements takes longer than running them, even over 100,000 transfers.
      await sql`SET LOCAL jit = off`.execute(transaction);
      return read(transaction);
    });
  return {
    businesses: () =>
      database.kysely
        .selectFrom('business')
        .select(['business_id as id', 'name'])
        .orderBy('created_at')
        .orderBy('business_id')
        .execute(),
    trialBalance: (businessId, { mostDifferences, mostPostings }) =>
      atOneInstant(async (snapshot) => {
        const accounts = await rowsOf<AccountRow>(
          snapshot,
          sql`${books(businessId, areas)}
            SELECT currency, account, trim_scale(sum(amount))::text AS balance
            FROM accounts GROUP BY currency, account ORDER BY currency, account`,
        );
        const check = await lastCheck(snapshot, businessId, mostPostings);
        const found = await rowsOf<DifferenceJson>(
          snapshot,
          sql`${books(businessId, areas)}
            SELECT "check", subject, currency, trim_scale(expected)::text AS expected, trim_scale(found)::text AS found
            FROM (${check.isNow ? booksChecks(businessId, areas) : zeroSum}) AS checked
            ORDER BY "check", subject, currency LIMIT ${mostDifferences}`,
        );
        const kept = check.differences.filter((difference) => difference.check !== 'zero_sum');
        return {
          accounts: accounts.map((row) => ({ ...row, balance: Decimal.parse(row.balance) })),
          differences: [...found, ...kept].slice(0, mostDifferences).map(differenceOf),
          checkedAt: check.at,
        };
      }),
    reconciliation: (businessId, { mostDifferences, mostPostings }) =>
      atOneInstant(async (snapshot) => {
        const rails = await rowsOf<RailRow>(snapshot, railTotals(businessId));
        const check = await lastCheck(snapshot, businessId, mostPostings);
        const payments = check.isNow
          ? await rowsOf<PaymentJson>(
              snapshot,
              sql`${railPayments(businessId)}
                SELECT rail, currency, direction, reference, trim_scale(said)::text AS said, trim_scale(posted)::text AS posted
                FROM payments WHERE said <> posted
                ORDER BY rail, currency, reference, direction LIMIT ${mostDifferences}`,
            )
          : check.payments;
        return {
          rails: rails.map((row) => ({
            rail: row.rail,
            currency: row.currency,
            statementIn: Decimal.parse(row.statement_in ?? '0'),
            statementOut: Decimal.parse(row.statement_out ?? '0'),
            ledgerIn: Decimal.parse(row.ledger_in ?? '0'),
            ledgerOut: Decimal.parse(row.ledger_out ?? '0'),
          })),
          differences: payments.map(({ said, posted, ...payment }) => ({
            ...payment,
            statementAmount: Decimal.parse(said),
            ledgerAmount: Decimal.parse(posted),
          })),
          checkedAt: check.at,
        };
      }),
    keepCheck: async (businessId, checkedAt, { differences, payments }) => {
      const found = {
        checked_at: checkedAt,
        differences: JSON.stringify(differences),
        payments: JSON.stringify(
          payments.map(({ statementAmount, ledgerAmount, ...payment }) => ({
            ...payment,
            said: statementAmount,
            posted: ledgerAmount,
          })),
        ),
      };
      await database.kysely
        .insertInto('books_check')
        .values({ business_id: businessId, ...found })
        .onConflict((conflict) => conflict.column('business_id').doUpdateSet(found))
        .execute();
    },
    statement: ({ businessId, profileId }, { currency, from, to }, mostEntries) =>
      atOneInstant(async (snapshot) => {
        const entriesOf = snapshot
          .selectFrom('transaction_entry')
          .where('business_id', '=', businessId)
          .where('profile_id', '=', profileId)
          .where('currency', '=', currency);
        const signed = sql<string>`CASE WHEN is_credit THEN amount ELSE -amount END`;
        const before =
          from === undefined
            ? undefined
            : await entriesOf
                .where('created_at', '<', from)
                .select(sql<string>`trim_scale(sum_after)::text`.as('sum'))
                .orderBy('created_at', 'desc')
                .orderBy('transaction_id', 'desc')
                .limit(1)
                .executeTakeFirst();
        let within = entriesOf;
        if (from !== undefined) within = within.where('created_at', '>=', from);
        if (to !== undefined) within = within.where('created_at', '<', to);
        const rows = await within
          .select(['transaction_id', 'type', 'reference', 'description', 'transfer_id', 'created_at'])
          .select(sql<string>`trim_scale(${signed})::text`.as('signed'))
          .orderBy('created_at')
          .orderBy('transaction_id')
          .limit(mostEntries)
          .execute();
        return {
          opening: before === undefined ? Decimal.zero : Decimal.parse(before.sum),
          entries: rows.map((row) => ({
            id: row.transaction_id,
            type: row.type satisfies Transaction['type'],
            reference: row.reference,
            description: row.description,
            ...(row.transfer_id !== null && { transferId: row.transfer_id }),
            amount: Decimal.parse(row.signed),
            createdAt: row.created_at,
          })),
        };
      }),
  };
}

interface AccountRow {
  readonly currency: string;
  readonly account: string;
  readonly balance: string;
}

interface RailRow {
  readonly rail: string;
  readonly currency: string;
  readonly statement_in: string | null;
  readonly statement_out: string | null;
  readonly ledger_in: string | null;
  readonly ledger_out: string | null;
}

interface LastCheck {
  /** Whether to run all checks now. */
  readonly isNow: boolean;
  readonly at: string | undefined;
  /** Found by the last check; used when the checks are not run now. */
  readonly differences: readonly DifferenceJson[];
  readonly payments: readonly PaymentJson[];
}

async function lastCheck(
  snapshot: Kysely<Tables>,
  businessId: string,
  mostPostings: number | undefined,
): Promise<LastCheck> {
  const [now] = await rowsOf<{ at: string; is_large: boolean }>(
    snapshot,
    sql`SELECT now() AS at, EXISTS (
      SELECT FROM posting WHERE business_id = ${businessId} OFFSET ${mostPostings ?? 0}::integer
    ) AND ${mostPostings !== undefined}::boolean AS is_large`,
  );
  if (now?.is_large !== true) return { isNow: true, at: now?.at, differences: [], payments: [] };
  const kept = await snapshot
    .selectFrom('books_check')
    .selectAll()
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return {
    isNow: false,
    at: kept?.checked_at,
    differences: kept?.differences ?? [],
    payments: kept?.payments ?? [],
  };
}

function differenceOf({ check, subject, currency, expected, found }: DifferenceJson): Difference {
  return {
    check,
    subject,
    ...(currency != null && { currency }),
    expected: Decimal.parse(expected),
    found: Decimal.parse(found),
  };
}

async function rowsOf<Row>(snapshot: Kysely<Tables>, query: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await (query as RawBuilder<Row>).execute(snapshot);
  return rows;
}
