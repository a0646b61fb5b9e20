import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../engine/database.ts';
import { ERASED_STATUS } from '../requests/postgres-idempotency-store.ts';
import type { Tables } from '../schema/tables.ts';
import { blankedBody } from './blanked-body.ts';

/** A customer of a business. */
interface CustomerKey {
  readonly businessId: string;
  readonly customerId: string;
}

/** The position of a row among those of a profile in its table, by age. */
interface Place {
  readonly created_at: string;
  readonly id: string;
}

/** A table whose rows name payers and payees. */
interface BlankedTable {
  readonly table: 'quote' | 'transfer' | 'transaction_entry' | 'payment_request' | 'payment_link';
  readonly id: 'quote_id' | 'transfer_id' | 'transaction_id' | 'request_id' | 'link_id';
  readonly change: RawBuilder<unknown>;
}

/** Rows changed in one transaction. */
const AT_ONCE = 500;
const BEFORE_ALL: Place = { created_at: '-infinity', id: '' };

const withoutAccount = (leg: 'pay_in' | 'pay_out') =>
  sql`${sql.ref(leg)} = ${sql.ref(leg)} - 'recipient_details'`;
const withoutAccounts = sql`${withoutAccount('pay_in')}, ${withoutAccount('pay_out')}`;

const blankedTables: readonly BlankedTable[] = [
  { table: 'quote', id: 'quote_id', change: sql`${withoutAccounts}, metadata = NULL` },
  { table: 'transfer', id: 'transfer_id', change: sql`${withoutAccounts}, metadata = NULL` },
  {
    table: 'payment_request',
    id: 'request_id',
    change: sql`${withoutAccount('pay_in')}, additional_info = '{}', sealed_info = NULL`,
  },
  {
    table: 'payment_link',
    id: 'link_id',
    change: sql`status = 'deleted', version = version + 1, name = '', title = '', description = '', meta = '{}', searched = ''`,
  },
  {
    table: 'transaction_entry',
    id: 'transaction_id',
    change: sql`description = '', sub_description = '', meta = meta - 'source' - 'destination'`,
  },
];

/**
 * Blanks the personal data of an erased customer in its own records, in audit log entries and stored replies about it,
 * and in the responses of receivers to its events. Deletes its payment links and recipients. Amounts, identifiers and
 * references stay. Rows are changed in batches.
 */
export async function blankRecords(database: Database, customer: CustomerKey): Promise<void> {
  const { businessId, customerId } = customer;
  await inParts(database, (transaction, after) => blankEvents(transaction, customer, after));
  for (const table of blankedTables) {
    await inParts(database, (transaction, after) => blankRows(transaction, table, customer, after));
  }
  await sql`
    UPDATE audit_entry SET facts = facts - 'reason'
    WHERE business_id = ${businessId} AND target = ${customerId} AND target LIKE 'CUS\\_%'`.execute(
    database.kysely,
  );
  await sql`
    UPDATE idempotency_record SET status = ${ERASED_STATUS}, headers = NULL, body = NULL, sealed_body = NULL
    WHERE business_id = ${businessId} AND customer_id = ${customerId} AND state = 'done'`.execute(
    database.kysely,
  );
  await deleteRecipients(database, customer);
  await database.kysely
    .updateTable('customer')
    .set({ blanked_at: sql<string>`now()` })
    .where('business_id', '=', businessId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Recipients emptied by the erasure, and the replies to the requests that saved them. */
async function deleteRecipients(
  { transaction }: Database,
  { businessId, customerId }: CustomerKey,
): Promise<void> {
  await transaction(async (kysely) => {
    await sql`
      UPDATE idempotency_record SET status = ${ERASED_STATUS}, headers = NULL, body = NULL, sealed_body = NULL
      WHERE business_id = ${businessId} AND state = 'done' AND headers ->> 'Location' IN (
        SELECT '/v1/recipients/' || recipient_id FROM recipient
        WHERE business_id = ${businessId} AND customer_id = ${customerId}
      )`.execute(kysely);
    await kysely
      .deleteFrom('recipient')
      .where('business_id', '=', businessId)
      .where('customer_id', '=', customerId)
      .execute();
  });
}

/**
 * @param part changes the rows after a position; returns the position of the last one, or undefined when there was
 * none.
 */
async function inParts(
  database: Database,
  part: (transaction: Transaction<Tables>, after: Place) => Promise<Place | undefined>,
): Promise<void> {
  let after: Place | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const place: Place = after;
    after = await database.transaction((transaction) => part(transaction, place));
  }
}

async function blankEvents(
  transaction: Transaction<Tables>,
  customer: CustomerKey,
  after: Place,
): Promise<Place | undefined> {
  const { rows } = await sql<Place & { readonly body: string }>`
    SELECT created_at, event_id AS id, body FROM event ${partOf('event_id', customer, after)}`.execute(
    transaction,
  );
  const blanked = rows.map(({ id, body }) => ({ event_id: id, body: blankedBody(body) }));
  await sql`
    UPDATE event SET body = blanked.body, sealed_body = NULL
    FROM jsonb_to_recordset(${JSON.stringify(blanked)}::jsonb) AS blanked (event_id text, body text)
    WHERE event.business_id = ${customer.businessId} AND event.event_id = blanked.event_id`.execute(
    transaction,
  );
  await blankAnswers(
    transaction,
    customer.businessId,
    rows.map(({ id }) => id),
  );
  return rows.at(-1);
}

/** Responses of receivers may repeat what was sent to them. */
async function blankAnswers(
  transaction: Transaction<Tables>,
  businessId: string,
  eventIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE delivery_attempt SET response_headers = '{}', response_body = '', sealed_response = NULL
    FROM delivery
    WHERE delivery.business_id = ${businessId} AND delivery.event_id = ANY (${sql.val([...eventIds])}::text[])
      AND delivery_attempt.business_id = ${businessId} AND delivery_attempt.delivery_id = delivery.delivery_id
      AND delivery_attempt.recorded_at = delivery.recorded_at AND response_body IS NOT NULL`.execute(
    transaction,
  );
}

async function blankRows(
  transaction: Transaction<Tables>,
  { table, id, change }: BlankedTable,
  customer: CustomerKey,
  after: Place,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    WITH part AS (
      SELECT created_at, ${sql.ref(id)} AS id FROM ${sql.table(table)} ${partOf(id, customer, after)}
    ), changed AS (
      UPDATE ${sql.table(table)} SET ${change} FROM part
      WHERE business_id = ${customer.businessId} AND ${sql.ref(id)} = part.id
    )
    SELECT created_at, id FROM part ORDER BY created_at DESC, id DESC LIMIT 1`.execute(transaction);
  return rows[0];
}

function partOf(id: string, { businessId, customerId }: CustomerKey, after: Place): RawBuilder<unknown> {
  return sql`
    WHERE business_id = ${businessId} AND profile_id = ${customerId} AND profile_id <> business_id
      AND (created_at, ${sql.ref(id)}) > (${after.created_at}::timestamptz, ${after.id})
    ORDER BY created_at, ${sql.ref(id)} LIMIT ${AT_ONCE} FOR UPDATE`;
}
