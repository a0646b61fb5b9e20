import type { JsonRecord } from '../../../contract/instances/json-value.ts';
import type { Json, Operation, Parameter, SchemaObject } from '../../../contract/model.ts';
import type { Case, Exchange, RequestParts } from '../../../model/case.ts';
import { entriesOf, identifierReader } from '../../../world/answered-things.ts';
import { withParameter } from '../../requests/parameter-values.ts';
import { memberRequest } from './member-request.ts';
import { largestPage, nextPage, pagingOf, saysMore, tellsOfMore } from './paging.ts';
import { declaresIdentifier } from './things.ts';
import type { Steps, Walk } from './walk.ts';

/** How many pages of a list are read. */
const mostPages = 20;

/** The content of a list as read. */
export interface ListReading {
  readonly entries: readonly ListEntry[];
  /** Whether these are all entries. */
  readonly isComplete: boolean;
  /** Whether entries have identifiers under the given key. */
  readonly hasIdentifiers: boolean;
  readonly last: Exchange;
}

export interface ListEntry {
  readonly id: string | number | undefined;
  readonly value: JsonRecord;
  /** The page that lists it. */
  readonly exchange: Exchange;
}

/** Reads a list page by page, with its largest page size. Undefined if a page does not succeed. */
export function* readList(
  walk: Walk,
  name: string,
  operation: Operation,
  values: readonly Json[],
  key: string,
  extras: Pick<Case, 'tampering'> = {},
): Steps<ListReading | undefined> {
  const { context } = walk;
  const paging = pagingOf(context.contract, operation);
  let parts: RequestParts | undefined = memberRequest(context, operation, values);
  const limit = paging.limit && largestPage(context.contract, paging.limit);
  if (parts !== undefined && paging.limit !== undefined) parts = withParameter(parts, paging.limit, limit);
  const idOf = identifierReader(key);
  const entries: ListEntry[] = [];
  let last: Exchange | undefined;
  for (let count = 0; parts !== undefined && count < mostPages; count += 1) {
    const exchange: Exchange | undefined = yield* walk.succeed(name, operation, parts, extras);
    if (exchange === undefined) return undefined;
    last = exchange;
    const page = entriesOf(exchange.json);
    entries.push(...page.map((value) => ({ id: idOf(value), value, exchange })));
    const isLast =
      page.length === 0 || (!saysMore(exchange) && !(limit !== undefined && page.length >= limit));
    if (isLast) return readingOf(walk, entries, !tellsOfMore(exchange, paging, page.length), exchange, key);
    parts = nextPage(parts, paging, exchange, page.length);
  }
  return last && readingOf(walk, entries, false, last, key);
}

function readingOf(
  { context }: Walk,
  entries: readonly ListEntry[],
  isAtEnd: boolean,
  last: Exchange,
  key: string,
): ListReading {
  const { limit, offset, page, cursor } = pagingOf(context.contract, last.case.operation);
  const isPaging = (parameter: Parameter): boolean => [limit, offset, page, cursor].includes(parameter);
  const isFiltered = last.case.operation.parameters.some(
    (one) => one.in === 'query' && !isPaging(one) && (one.required || isWindow(last.case.operation, one)),
  );
  const isBounded = limit === undefined && page !== undefined;
  const hasIdentifiers =
    entries.length === 0
      ? declaresIdentifier(context, last, key)
      : entries.every(({ id }) => id !== undefined);
  return { entries, isComplete: isAtEnd && !isFiltered && !isBounded, hasIdentifiers, last };
}

/**
 * Whether a parameter limits the time of the entries even if it is not sent, according to its default or the
 * descriptions: the last 30 days, today.
 */
function isWindow(operation: Operation, { schema, node }: Parameter): boolean {
  const { format, default: given } = typeof schema === 'boolean' ? {} : (schema as SchemaObject);
  if (format !== 'date' && format !== 'date-time') return false;
  const texts = [node, operation.node].map((one) => (one as { description?: unknown }).description ?? '');
  return (
    given !== undefined ||
    /default|unless|otherwise|omitted|last \w+ (hour|day|week|month|year)/i.test(texts.join(' '))
  );
}

/** The entries that occur more often in a later reading than in an earlier one. */
export function newEntries(before: ListReading, after: ListReading): readonly ListEntry[] {
  const left = before.entries.map(({ id }) => id);
  return after.entries.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && id !== undefined;
  });
}
