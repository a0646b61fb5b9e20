import type { Event } from '../ledger/event.ts';

/** The body of the webhook of an event: the same bytes at every attempt and every replay (G60). */
export function eventText({
  businessId,
  kind,
  body,
}: Pick<Event, 'kind' | 'body'> & { readonly businessId: string }): string {
  return `{"business_id":${JSON.stringify(businessId)},"event":${JSON.stringify(kind)},"data":${body}}`;
}
