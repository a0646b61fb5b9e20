import { headerValues } from '../../check/media-type.ts';
import { isRecord, type JsonRecord } from '../../contract/instances/json-value.ts';
import { numberAt } from '../../contract/instances/keywords.ts';
import { firmLayers } from '../../contract/instances/layers.ts';
import type { Contract, Json, Parameter } from '../../contract/model.ts';
import type { Exchange, RequestParts } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { entriesOf } from '../../world/answered-things.ts';
import { nextCursor, nextPage } from '../flows/steps/paging.ts';
import type { Steps } from '../flows/steps/walk.ts';
import { isValidOnWire, withParameter } from '../requests/parameter-values.ts';
import { descriptionOf } from './meaning/description.ts';
import { type OpenList, saysEnd } from './open-list.ts';

/** How pages are requested: by a cursor, by counting, or at the URL that a response gives. */
export type Way = 'cursor' | 'count' | 'address';

/** Pages of a list, one after the other. */
export interface Pages {
  readonly pages: readonly { readonly entries: readonly JsonRecord[]; readonly exchange: Exchange }[];
  /** Whether the last one says that it is the last, or is empty. */
  readonly isAtEnd: boolean;
  /** A page that could not be read at its URL. */
  readonly lost: Exchange | undefined;
}

/**
 * Reads the pages of a list; undefined if one of them does not succeed, except at a URL that a response gives. A page
 * number beyond the last page may be refused.
 */
export function* turnPages(
  list: OpenList,
  way: Way,
  first: RequestParts,
  most: number,
): Steps<Pages | undefined> {
  const { operation } = list.meaning;
  const pages: Pages['pages'][number][] = [];
  let exchange: Exchange | undefined = yield* list.walk.succeed(`${way}-1`, operation, first);
  let parts: RequestParts | undefined = first;
  while (exchange !== undefined) {
    const entries = entriesOf(exchange.json);
    pages.push({ entries, exchange });
    const isAtEnd = entries.length === 0 || saysEnd(exchange);
    if (isAtEnd || pages.length >= most) return { pages, isAtEnd, lost: undefined };
    const name = `${way}-${pages.length + 1}`;
    if (way === 'address') {
      const query = nextQuery(exchange);
      if (query === undefined) return { pages, isAtEnd: true, lost: undefined };
      exchange = yield* list.walk.send(name, operation, first, { tampering: { rawQuery: query } });
      if (!isSuccess(exchange.status)) return { pages, isAtEnd: false, lost: exchange };
    } else {
      parts = parts && next(list, way, parts, exchange, entries);
      if (parts === undefined) return { pages, isAtEnd: way === 'cursor', lost: undefined };
      exchange = yield* list.walk.send(name, operation, parts);
      if (way === 'count' && exchange.status >= 400) return { pages, isAtEnd: true, lost: undefined };
      if (!isSuccess(exchange.status)) return undefined;
    }
  }
  return undefined;
}

/** The query of the next page's URL, from the `Link` header or the body; undefined if there is none. */
export function nextQuery({ json, answer, request }: Exchange): string | undefined {
  const address = linkedAddress(answer) ?? addressIn(json, 3);
  const here = new URL(request.target, 'http://target.invalid');
  if (address === undefined || !URL.canParse(address, here)) return undefined;
  const { pathname, search } = new URL(address, here);
  const isSamePath = pathname.endsWith(here.pathname) || here.pathname.endsWith(pathname);
  return isSamePath && search !== '' ? search.slice(1) : undefined;
}

/** The request for the first counted page; undefined if its number is uncertain. */
export function* firstCounted(list: OpenList, parts: RequestParts): Steps<RequestParts | undefined> {
  const { paging, operation } = list.meaning;
  const { contract } = list.walk.context;
  if (paging.offset !== undefined) return isPageNumber(paging.offset) ? undefined : parts;
  if (paging.page === undefined) return undefined;
  const number = firstNumber(contract, paging.page);
  if (number !== undefined) return withParameter(parts, paging.page, number);
  const plain = yield* list.walk.succeed('first', operation, parts);
  if (plain === undefined) return undefined;
  for (const candidate of [1, 0]) {
    if (!isValidOnWire(list.walk.context, paging.page, candidate)) continue;
    const numbered = withParameter(parts, paging.page, candidate);
    const page = yield* list.walk.send('first', operation, numbered);
    const ids = [plain, page].map(({ json }) => JSON.stringify(list.idsOf(entriesOf(json))));
    if (isSuccess(page.status) && ids[0] === ids[1]) return numbered;
  }
  return undefined;
}

function next(
  list: OpenList,
  way: Way,
  parts: RequestParts,
  exchange: Exchange,
  entries: readonly JsonRecord[],
): RequestParts | undefined {
  const { paging } = list.meaning;
  if (way === 'count') return nextPage(parts, { ...paging, cursor: undefined }, exchange, entries.length);
  const { cursor } = paging;
  const value = cursor && cursorIn(list, cursor, exchange, entries);
  return cursor === undefined || value === undefined ? undefined : withParameter(parts, cursor, value);
}

function cursorIn(
  list: OpenList,
  cursor: Parameter,
  exchange: Exchange,
  entries: readonly JsonRecord[],
): Json | undefined {
  const told = nextCursor(exchange);
  if (told !== undefined && isAddress(told)) {
    const base = 'http://target.invalid';
    return URL.canParse(told, base)
      ? (new URL(told, base).searchParams.get(cursor.name) ?? undefined)
      : undefined;
  }
  if (told !== undefined || !/^starting[-_]?after$/i.test(cursor.name)) return told;
  const last = entries.at(-1);
  const id = last && list.idOf(last);
  return id === undefined ? undefined : (JSON.parse(id) as Json);
}

function linkedAddress(answer: Exchange['answer']): string | undefined {
  if (answer.kind === 'none') return undefined;
  const links = headerValues(answer, 'link').join(', ');
  const found = [...links.matchAll(/<([^>]*)>((?:\s*;\s*[\w*-]+\s*=\s*(?:"[^"]*"|[^\s",;]+))*)/g)];
  return found.find(([, , attributes = '']) => /;\s*rel\s*=\s*"?([^"]*\s)?next\b/i.test(attributes))?.[1];
}

/** A URL in a member with "next" in its name, or in the `href` of such an object. */
function addressIn(json: Json | undefined, depth: number): string | undefined {
  if (!isRecord(json) || depth === 0) return undefined;
  for (const [name, value] of Object.entries(json)) {
    const inner = isRecord(value) ? value.href : value;
    if (/next/i.test(name) && typeof inner === 'string' && isAddress(inner)) return inner;
  }
  for (const value of Object.values(json)) {
    const found = addressIn(value, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isAddress(text: string): boolean {
  return /^(https?:\/\/|\/|\?)/.test(text);
}

function firstNumber(contract: Contract, page: Parameter): 0 | 1 | undefined {
  const layers = firmLayers(contract, [page.schema]) ?? [];
  const at = (keyword: string) =>
    layers.map((layer) => numberAt(layer, keyword)).find((number) => number !== undefined);
  const standard = at('default');
  if (standard === 0 || standard === 1) return standard;
  if (/\b(zero|0).based\b/i.test(descriptionOf(page.node))) return 0;
  return at('minimum') === 1 ? 1 : undefined;
}

function isPageNumber(offset: Parameter): boolean {
  return (
    /\bpages?\b/i.test(descriptionOf(offset.node)) &&
    !/\bskip|leave out|entries|items/i.test(descriptionOf(offset.node))
  );
}
