import { isDeepStrictEqual } from 'node:util';
import type { Answer, WireRequest } from '../../src/model/message.ts';
import type { Data } from '../contract.ts';
import { put } from '../edit.ts';
import {
  comparisons,
  type Description,
  type Entry,
  type Filter,
  type List,
  type Page,
  type Resource,
  type Sort,
  tests,
} from './description.ts';

/** Places in a description with their new values: a value, `undefined` to remove, or a function of the old value. */
export type Changes = readonly (readonly [pointer: string, value: unknown])[];

type Held = Map<string, { readonly resource: Resource; entries: Entry[] }>;

/**
 * A fresh in-memory server of a description, with changes.
 *
 * @throws {RangeError} if a change has no effect
 */
export function declaredServer(
  description: Description,
  changes: Changes = [],
): (request: WireRequest) => Answer {
  const changed = copyOf(description) as Description;
  for (const [pointer, value] of changes) {
    const before = copyOf(changed);
    put(changed, pointer, value as Data);
    if (isDeepStrictEqual(changed, before)) throw new RangeError(`The change of ${pointer} has no effect.`);
  }
  const held: Held = new Map(
    Object.entries(changed).map(([name, resource]) => [name, { resource, entries: [...resource.entries] }]),
  );
  let number = [...held.values()].reduce((sum, { entries }) => sum + entries.length, 0);
  let count = 0;
  return ({ method, target, body }) => {
    count += 1;
    const { pathname, searchParams } = new URL(target, 'http://declared.invalid');
    const [name = '', id, action] = pathname.split('/').slice(1);
    const found = held.get(name);
    if (found === undefined) return reply(404);
    const { resource, entries } = found;
    if (id !== undefined) return ofEntry(held, name, id, method, action);
    if (method !== 'POST') return listed(resource.list, pathname, searchParams, entries, count);
    const sent = JSON.parse(body ?? '{}') as Entry;
    const { unique } = resource.creation ?? {};
    if (unique !== undefined) {
      const read = (entry: Entry): string =>
        unique.ignoresCase ? String(entry[unique.member]).toLowerCase() : String(entry[unique.member]);
      if (entries.some((entry) => read(entry) === read(sent))) return reply(409);
    }
    number += 1;
    const made = { ...resource.creation?.make(sent, number) };
    entries.push(made);
    return reply(201, wrapped(resource, made));
  };
}

/** A copy of a description that shares its functions. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)]));
}

function wrapped({ isWrapped = false }: Resource, entry: Entry): unknown {
  return isWrapped ? { data: entry } : entry;
}

/** Reads, removes or changes the state of one entry. */
function ofEntry(held: Held, name: string, id: string, method: string, action: string | undefined): Answer {
  const { resource, entries } = held.get(name) ?? { resource: { entries: [] }, entries: [] };
  const at = entries.findIndex((entry) => String(entry.id) === id);
  const entry = entries[at];
  if (entry === undefined) return reply(404);
  const status = String(entry.status);
  if (method === 'DELETE') {
    const { from = [status], usedBy } = resource.removal ?? {};
    const users = usedBy === undefined ? [] : (held.get(usedBy.resource)?.entries ?? []);
    const isUsed = users.some((user) => usedBy !== undefined && user[usedBy.member] === entry.id);
    if (isUsed || !from.includes(status)) return reply(409);
    entries.splice(at, 1);
    return reply(204);
  }
  const transition = action === undefined ? resource.reading : resource.actions?.[action];
  const isPossible = transition?.from.includes(status) === true;
  if (action !== undefined && !isPossible) return reply(409);
  const after = isPossible ? { ...entry, status: transition.to } : entry;
  entries[at] = after;
  return reply(200, wrapped(resource, action === undefined ? entry : after));
}

function listed(
  list: List | undefined,
  path: string,
  query: URLSearchParams,
  all: readonly Entry[],
  count: number,
): Answer {
  if (list === undefined) return reply(405);
  const { page } = list;
  const matching = sorted(list.sort, query, all.filter(matcher(list, query)));
  const { size, start } = placeOf(page, query);
  const entries = matching.slice(start, start + size);
  const end = start + entries.length;
  const next = new URLSearchParams([...query].filter(([name]) => !page.forgets.includes(name)));
  next.set(
    page.parameter,
    page.by === 'page' ? String(Number(query.get(page.parameter) ?? 1) + 1) : String(end),
  );
  const shown = {
    entries: entries.map((entry, at) => list.show?.(entry, at, query, count) ?? entry),
    total: { matching, all, shown: entries }[list.total.of].length + list.total.plus,
    follows: end < matching.length - page.withholds || (page.isFullFollowed && entries.length === size),
    end,
    next: `https://declared.invalid${path}?${next}`,
  };
  const isBehind = start > 0 && entries.length === 0;
  return reply((isBehind ? page.behind : undefined) ?? 200, list.body(shown), list.headers?.(shown));
}

/**
 * Whether an entry matches the filters of a query; on a page reached by a token, without those that the server forgets.
 */
function matcher({ filters, meets, page }: List, query: URLSearchParams): (entry: Entry) => boolean {
  const isLater = page.by === 'token' && query.has(page.parameter);
  const asked = Object.entries(filters).flatMap(([name, filter]) => {
    const given = isLater && page.forgets.includes(name) ? [] : query.getAll(name);
    const missing = given.length === 0 ? filter.default?.(query) : undefined;
    const values = missing === undefined ? given : [missing];
    return values.length === 0 ? [] : [(entry: Entry) => passes(filter, values, entry, query)];
  });
  return (entry) => asked.length === 0 || asked[meets]((test) => test(entry));
}

function passes(
  { members, test, several = 'any', separator }: Filter,
  values: readonly string[],
  entry: Entry,
  query: URLSearchParams,
): boolean {
  const wanted = separator === undefined ? values : values.flatMap((value) => value.split(separator));
  const isPassed = typeof test === 'string' ? tests[test] : test;
  const isMet = (value: string | undefined): boolean =>
    members.some((member) => isPassed(entry[member], value ?? '', entry, query));
  switch (several) {
    case 'any':
      return wanted.some(isMet);
    case 'all':
      return wanted.every(isMet);
    default:
      return isMet(wanted.at(several === 'first' ? 0 : -1));
  }
}

function sorted(sort: Sort, query: URLSearchParams, entries: readonly Entry[]): readonly Entry[] {
  const said = (sort.parameter === undefined ? null : query.get(sort.parameter)) ?? sort.default;
  const isReversed = sort.direction !== undefined && query.get(sort.direction) === 'desc';
  const keys = said
    .split(',')
    .slice(0, sort.keys)
    .map((key, at) => {
      const [member = '', order] = sort.separator === undefined ? [key] : key.split(sort.separator);
      const hasMinus = (member.startsWith('-') && at < sort.reversible) || order === 'desc' || isReversed;
      return { member: member.replace(/^-/, ''), sign: hasMinus ? -1 : 1 };
    });
  return entries.toSorted((one, other) => {
    for (const { member, sign } of keys) {
      const order = compared(sort, one[member], other[member], sign);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function compared({ nulls, compare }: Sort, one: unknown, other: unknown, sign: number): number {
  if (one !== null && other !== null) return sign * comparisons[compare](one, other);
  if (one === other) return 0;
  return (one === null) === (nulls === 'first') ? -1 : 1;
}

/** The page size, and how many entries precede the page. */
function placeOf(
  { by, parameter, size, shift }: Page,
  query: URLSearchParams,
): { size: number; start: number } {
  const most = Math.min(size.most ?? Infinity, Number(query.get(size.parameter) ?? size.default));
  const given = query.get(parameter);
  const start = by === 'page' ? (Number(given ?? 1) - 1) * most : Number(given ?? 0);
  return { size: most, start: start > 0 ? start + shift : start };
}

function reply(status: number, json?: unknown, headers: readonly (readonly [string, string])[] = []): Answer {
  return {
    kind: 'response',
    status,
    headers: json === undefined ? [] : [['Content-Type', 'application/json'], ...headers],
    body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
  };
}
