import { type RawBuilder, sql } from 'kysely';

/** Whether a column of the row equals one of the values. */
export function amongst(column: 'kind' | 'status', values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = ANY (${sql.val([...values])}::text[])`;
}

/** Whether an event has a delivery in one of the states. */
export function hasDelivery(statuses: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (
    SELECT FROM delivery
    WHERE delivery.business_id = event.business_id AND delivery.event_id = event.event_id
      AND delivery.recorded_at = event.recorded_at AND ${amongst('status', statuses)}
  )`;
}

/** Whether the record of the row has the given reference or identifier. */
export function isAbout(reference: string): RawBuilder<boolean> {
  return sql<boolean>`(reference = ${reference} OR resource_id = ${reference})`;
}
