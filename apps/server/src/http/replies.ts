import type { Call, Reply } from '@finops/contract-express';
import type { KeepReply } from '../domain/idempotency-store.ts';
import type { Page, PageRequest } from '../domain/paging.ts';
import type { Cursors } from './cursor.ts';
import type { RequestContext } from './handler.ts';

type Headers = Readonly<Record<string, string>>;
type None = Record<never, never>;

/** Headers of a reply that shows a secret once (G96). */
export const UNCACHED = { 'Cache-Control': 'no-store' } as const;

/** Replies 200. */
export function ok(message: string): Success<200, None, None>;
export function ok<Data>(message: string, data: Data): Success<200, { data: Data }, None>;
export function ok<Data, Sent extends Headers>(
  message: string,
  data: Data,
  headers: Sent,
): Success<200, { data: Data }, Sent>;
export function ok(message: string, data?: unknown, headers: Headers = {}) {
  return success(200, message, data === undefined ? {} : { data }, headers);
}

/** Replies 201; `headers` carry the `Location` of the record, if it has one. */
export function created<Data>(message: string, data: Data): Success<201, { data: Data }, None>;
export function created<Data, Sent extends Headers>(
  message: string,
  data: Data,
  headers: Sent,
): Success<201, { data: Data }, Sent>;
export function created(message: string, data: unknown, headers: Headers = {}) {
  return success(201, message, { data }, headers);
}

/** Replies 202: the work has started. */
export function accepted<Data>(message: string, data: Data) {
  return success(202, message, { data }, {});
}

/** The list of which a request asks for a page. */
interface RequestedList {
  readonly call: Pick<Call, 'operation'>;
  /** Everything except `cursor`, `limit` and `sort` filters or orders the list. */
  readonly query: {
    readonly cursor?: string | undefined;
    /** Absent where a list without it is complete (G06). */
    readonly limit?: number | undefined;
    readonly sort: 'asc' | 'desc';
  };
  /** Who may use the cursors of this page; undefined for a public list. */
  readonly reader: { readonly businessId?: string | undefined; readonly profileId: string } | undefined;
  readonly cursors: Cursors;
}

/**
 * Replies 200 with the requested page of a list and the cursors of the next and previous pages (G07).
 *
 * @param read reads the page from the domain.
 * @param body makes the body of one entry.
 * @throws BadRequest when the cursor was not issued for this list.
 * @example
 * page('Recipients retrieved.', { call, query, cursors, reader: profile }, (request) => recipients.list(profile, request), recipientBody);
 */
export async function page<Entry, Body>(
  message: string,
  { call, query: { cursor, limit, ...filters }, reader, cursors }: RequestedList,
  read: (request: PageRequest) => Page<Entry> | Promise<Page<Entry>>,
  body: (entry: Entry) => Body,
) {
  const binding = { operation: call.operation?.id, ...reader, query: filters };
  const { entries, next, previous } = await read({
    sort: filters.sort,
    limit,
    from: cursor === undefined ? undefined : cursors.decode(binding, cursor),
  });
  const pagination = {
    current_entries_size: entries.length,
    ...(next && { next_cursor: cursors.encode(binding, next) }),
    ...(previous && { previous_cursor: cursors.encode(binding, previous) }),
  };
  return success(200, message, { data: entries.map(body), pagination }, {});
}

/**
 * Replies with what a service creates. The reply is built once: for a request with an idempotency key it is stored in
 * the transaction that writes the record (G14).
 *
 * @param make calls the service, which calls `keep`, if given, and writes the returned record in the same transaction.
 * @example
 * replyOnce(
 *   context,
 *   (keep) => quotes.create(profileOf(context), body, keep),
 *   (quote: Quote) => created('Quote created.', quoteBody(quote), { Location: `/v1/quotes/${quote.id}` }),
 * );
 */
export async function replyOnce<Made, Built extends Reply>(
  { keepReply }: Pick<RequestContext, 'keepReply'>,
  make: (keep: KeepReply<Made> | undefined) => Promise<Made>,
  reply: (made: Made) => Built,
): Promise<Built> {
  let kept: Built | undefined;
  const keep =
    keepReply &&
    ((made: Made) => {
      kept = reply(made);
      return keepReply(kept);
    });
  const made = await make(keep);
  return kept ?? reply(made);
}

type Success<Status extends number, Fields extends object, Sent extends object> = ReturnType<
  typeof success<Status, Fields, Sent>
>;

function success<Status extends number, Fields extends object, Sent extends object>(
  status: Status,
  message: string,
  fields: Fields,
  headers: Sent,
) {
  return { status, headers, body: { status: 'success', message, ...fields } } as const;
}
