import { headerValues } from '../../../check/media-type.ts';
import { isRecord } from '../../../contract/instances/json-value.ts';
import { numberAt, textsAt } from '../../../contract/instances/keywords.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import type { Contract, Json, Operation, Parameter } from '../../../contract/model.ts';
import type { Exchange, RequestParts } from '../../../model/case.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { withParameter } from '../../requests/parameter-values.ts';

/** How the pages of a list are requested, judging by the names of its parameters. */
export interface Paging {
  /** The number of entries per page. */
  readonly limit: Parameter | undefined;
  /** The number of entries to skip. */
  readonly offset: Parameter | undefined;
  /** The page number. */
  readonly page: Parameter | undefined;
  /** The number of the first page: the default of the parameter, or 1. */
  readonly firstPage: number;
  /** A text taken from an earlier page. */
  readonly cursor: Parameter | undefined;
}

/** The paging of a list, from the query parameters that its operation declares. */
export function pagingOf(contract: Contract, operation: Operation): Paging {
  const find = (names: RegExp, type: string): Parameter | undefined =>
    operation.parameters.find(
      (one) => one.in === 'query' && names.test(wordsOf(one.name)) && typesOf(contract, one).includes(type),
    );
  const page = find(/^page( (number|no|index))?$/, 'integer');
  const first = page && firstPage(contract, page);
  return {
    limit: find(/^((page )?limit|(per|max) (page|results)|(page )?size)$/, 'integer'),
    offset: find(/^(page )?(offset|skip)$/, 'integer'),
    page: first === undefined ? undefined : page,
    firstPage: first ?? 1,
    cursor: find(/^((page|next) )?(cursor|token)$|^((starting|page) )?after$/, 'string'),
  };
}

/** The number of the first page; undefined if pages may start at 0 or at 1. */
function firstPage(contract: Contract, { schema }: Parameter): number | undefined {
  const layers = firmLayers(contract, [schema]) ?? [];
  const [given] = layers.flatMap((layer) => numberAt(layer, 'default') ?? []);
  if (given !== undefined) return given;
  return layers.some((layer) => numberAt(layer, 'minimum') === 0) ? undefined : 1;
}

/** The largest allowed page size; 100 if no bound is declared. */
export function largestPage(contract: Contract, limit: Parameter): number {
  const layers = firmLayers(contract, [limit.schema]) ?? [];
  const bounds = layers.map((layer) => numberAt(layer, 'maximum')).filter((bound) => bound !== undefined);
  return Math.min(...bounds, bounds.length === 0 ? 100 : 1000);
}

/** Whether a page says that more follow: `has_more`, `next…` with a value, or a `Link` to the next page. */
export function saysMore({ json, answer }: Exchange): boolean {
  if (answer.kind !== 'none' && headerValues(answer, 'link').some((link) => /rel="?next\b/i.test(link)))
    return true;
  return marksOf(json).some(
    ([name, value]) =>
      (/^has_?(more|next)/i.test(name) && value === true) || (/^next/i.test(name) && isCursor(value)),
  );
}

/**
 * Whether a page without a known way to the next one shows by a number that it is incomplete: a total greater than its
 * entries, or a last page after the first.
 */
export function tellsOfMore({ json }: Exchange, paging: Paging, size: number): boolean {
  if (hasPages(paging)) return false;
  return marksOf(json).some(([name, value]) => {
    if (typeof value !== 'number') return false;
    const words = wordsOf(name);
    if (/^(total pages|page count|pages|last page|pages total)$/.test(words)) return value > 1;
    return /\btotal\b|^count$/.test(words) && value > size;
  });
}

/** The cursor of the next page; undefined on the last page, or if no member with a recognized name has one. */
export function nextCursor({ json }: Exchange): string | undefined {
  const found = marksOf(json).find(
    ([name, value]) => /^next|^cursor$|^end_?cursor$/i.test(name) && isCursor(value),
  );
  return typeof found?.[1] === 'string' ? found[1] : undefined;
}

/** Whether a list has parameters to request later pages. */
export function hasPages({ offset, page, cursor }: Paging): boolean {
  return offset !== undefined || page !== undefined || cursor !== undefined;
}

/** The request for the page after one with so many entries; undefined if it cannot be determined. */
export function nextPage(
  parts: RequestParts,
  { offset, page, firstPage, cursor }: Paging,
  exchange: Exchange,
  size: number,
): RequestParts | undefined {
  const advance = (parameter: Parameter, first: number, by: number): RequestParts =>
    withParameter(parts, parameter, Number(parts.query[parameter.name] ?? first) + by);
  const next = nextCursor(exchange);
  if (cursor !== undefined && next !== undefined) return withParameter(parts, cursor, next);
  if (offset !== undefined) return advance(offset, 0, size);
  if (page !== undefined) return advance(page, firstPage, 1);
  return undefined;
}

function isCursor(value: Json): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** What surrounds the entries: the members of the response and of the objects in it. */
export function marksOf(json: Json | undefined): readonly (readonly [string, Json])[] {
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    isRecord(value) ? Object.entries(value) : [[name, value]],
  );
}

function typesOf(contract: Contract, parameter: Parameter): readonly string[] {
  return (firmLayers(contract, [parameter.schema]) ?? []).flatMap((layer) => textsAt(layer, 'type'));
}
