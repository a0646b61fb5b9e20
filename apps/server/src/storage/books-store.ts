import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BooksStore } from '../domain/books/books-store.ts';
import type { BooksCheck } from '../domain/books/difference.ts';
import { Decimal } from '../domain/money/decimal.ts';
import type { Transaction } from '../domain/transactions/transaction.ts';
import { books, booksChecks, railPayments } from './books-queries.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** The books in the database. */
export function booksStore(database: Database): BooksStore {
  /** Runs `read` on one snapshot: what commits meanwhile is in none of its statements. */
  const atOneInstant = <Result>(read: (snapshot: Kysely<Tables>) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(transaction);
      // To compile these statements takes longer than to run them, over 100,000 transfers too.
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
    trialBalance: (businessId, mostDifferences) =>
      atOneInstant(async (snapshot) => {
        const accounts = await rowsOf<AccountRow>(
          snapshot,
          sql`${books(businessId)}
            SELECT currency, account, trim_scale(sum(amount))::text AS balance
            FROM accounts GROUP BY currency, account ORDER BY currency, account`,
        );
        const differences = await rowsOf<DifferenceRow>(
          snapshot,
          sql`${books(businessId)}
            SELECT "check", subject, currency, trim_scale(expected)::text AS expected, trim_scale(found)::text AS found
            FROM (${booksChecks(businessId)}) AS checked
            ORDER BY "check", subject, currency LIMIT ${mostDifferences}`,
        );
        return {
          accounts: accounts.map((row) => ({ ...row, balance: Decimal.parse(row.balance) })),
          differences: differences.map(({ check, subject, currency, expected, found }) => ({
            check,
            subject,
            ...(currency !== null && { currency }),
            expected: Decimal.parse(expected),
            found: Decimal.parse(found),
          })),
        };
      }),
    reconciliation: (businessId, mostDifferences) =>
      atOneInstant(async (snapshot) => {
        const rails = await rowsOf<RailRow>(
          snapshot,
          sql`${railPayments(businessId)}
            SELECT rail, currency,
              trim_scale(coalesce(sum(said) FILTER (WHERE direction = 'in'), 0))::text AS statement_in,
              trim_scale(coalesce(sum(said) FILTER (WHERE direction = 'out'), 0))::text AS statement_out,
              trim_scale(coalesce(sum(posted) FILTER (WHERE direction = 'in'), 0))::text AS ledger_in,
              trim_scale(coalesce(sum(posted) FILTER (WHERE direction = 'out'), 0))::text AS ledger_out
            FROM payments GROUP BY rail, currency ORDER BY rail, currency`,
        );
        const differences = await rowsOf<PaymentRow>(
          snapshot,
          sql`${railPayments(businessId)}
            SELECT rail, currency, direction, reference, trim_scale(said)::text AS said, trim_scale(posted)::text AS posted
            FROM payments WHERE said <> posted
            ORDER BY rail, currency, reference, direction LIMIT ${mostDifferences}`,
        );
        return {
          rails: rails.map((row) => ({
            rail: row.rail,
            currency: row.currency,
            statementIn: Decimal.parse(row.statement_in),
            statementOut: Decimal.parse(row.statement_out),
            ledgerIn: Decimal.parse(row.ledger_in),
            ledgerOut: Decimal.parse(row.ledger_out),
          })),
          differences: differences.map(({ said, posted, ...payment }) => ({
            ...payment,
            statementAmount: Decimal.parse(said),
            ledgerAmount: Decimal.parse(posted),
          })),
        };
      }),
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
                .select(sql<string>`trim_scale(coalesce(sum(${signed}), 0))::text`.as('sum'))
                .executeTakeFirstOrThrow();
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

interface DifferenceRow {
  readonly check: BooksCheck;
  readonly subject: string;
  readonly currency: string | null;
  readonly expected: string;
  readonly found: string;
}

interface RailRow {
  readonly rail: string;
  readonly currency: string;
  readonly statement_in: string;
  readonly statement_out: string;
  readonly ledger_in: string;
  readonly ledger_out: string;
}

interface PaymentRow {
  readonly rail: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly reference: string;
  readonly said: string;
  readonly posted: string;
}

async function rowsOf<Row>(snapshot: Kysely<Tables>, query: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await (query as RawBuilder<Row>).execute(snapshot);
  return rows;
}
