import type { JsonRecord } from '../../contract/instances/json-value.ts';
import type { Exchange, RequestParts } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import type { Question } from '../../model/question.ts';
import { entriesOf, identifierReader, thingsOf } from '../../world/answered-things.ts';
import type { Resource } from '../../world/resources.ts';
import { create } from '../flows/steps/make-thing.ts';
import { memberRequest, pathValues } from '../flows/steps/member-request.ts';
import { largestPage, marksOf, nextPage, saysMore, tellsOfMore } from '../flows/steps/paging.ts';
import type { Steps, Walk } from '../flows/steps/walk.ts';
import { baseRequest } from '../requests/base-request.ts';
import { subjectOf, withParameter } from '../requests/parameter-values.ts';
import type { ListMeaning } from './meaning/list-meaning.ts';
import { windowAround } from './wide-window.ts';

/** One reading of a list, limited to one page. */
export interface Reading {
  readonly entries: readonly JsonRecord[];
  /** What distinguishes each entry; undefined if some are identical. */
  readonly ids: readonly string[] | undefined;
  /** Whether each entry has an identifier, so that two readings of the list can be compared. */
  readonly isNamed: boolean;
  /** Whether these are all entries. */
  readonly isComplete: boolean;
  readonly exchange: Exchange;
}

/** How many entries a list needs before its meaning shows. */
const enough = 5;

/** A list under test. */
export class OpenList {
  readonly walk: Walk;
  readonly meaning: ListMeaning;
  readonly base: RequestParts;
  readonly #key: string;

  constructor(walk: Walk, meaning: ListMeaning, base: RequestParts, key: string) {
    this.walk = walk;
    this.meaning = meaning;
    this.base = base;
    this.#key = key;
  }

  /** Reads the list with its largest page size; undefined unless that succeeds. */
  *read(name: string, parts: RequestParts = this.base): Steps<Reading | undefined> {
    const { operation, paging } = this.meaning;
    const { contract } = this.walk.context;
    const limit = paging.limit && largestPage(contract, paging.limit);
    const whole = paging.limit === undefined ? parts : withParameter(parts, paging.limit, limit);
    const exchange = yield* this.walk.succeed(name, operation, whole);
    if (exchange === undefined) return undefined;
    const entries = entriesOf(exchange.json);
    const isFull = limit !== undefined && entries.length >= limit;
    const isComplete =
      !isFull &&
      !saysMore(exchange) &&
      !tellsOfMore(exchange, paging, entries.length) &&
      (yield* this.#isAtEnd(whole, exchange, entries.length));
    const isNamed = entries.every((entry) => this.idOf(entry) !== undefined);
    return { entries, ids: this.idsOf(entries), isNamed, isComplete, exchange };
  }

  /** What distinguishes each entry; undefined if some are identical. */
  idsOf(entries: readonly JsonRecord[]): readonly string[] | undefined {
    const ids = entries.map((entry) => this.markOf(entry));
    return new Set(ids).size === ids.length ? ids : undefined;
  }

  /** What distinguishes an entry: its identifier, otherwise all of its content. */
  markOf(entry: JsonRecord): string {
    return this.idOf(entry) ?? JSON.stringify(entry);
  }

  /** The identifier of an entry. */
  idOf(entry: JsonRecord): string | undefined {
    const id = identifierReader(this.#key)(entry);
    return id === undefined ? undefined : JSON.stringify(id);
  }

  /** Records a question about a parameter, or about the list. */
  ask(about: Parameters<typeof subjectOf>[0] | undefined, text: string): void {
    const { operation } = this.meaning;
    const question: Question = {
      ...{ operation, text },
      subject: about === undefined ? 'list' : subjectOf(about),
      node: about?.node ?? operation.node,
    };
    this.walk.context.onQuestion(question);
  }

  /** Whether a page that does not say so is the last one: where pages are counted, the next one is empty. */
  *#isAtEnd(parts: RequestParts, exchange: Exchange, size: number): Steps<boolean> {
    const { paging, operation } = this.meaning;
    const { offset, page } = paging;
    if ((offset ?? page) === undefined || size === 0 || saysEnd(exchange)) return true;
    const next = nextPage(parts, { ...paging, cursor: undefined }, exchange, size);
    if (next === undefined) return true;
    const after = yield* this.walk.send('end', operation, next);
    return isSuccess(after.status) && entriesOf(after.json).length === 0;
  }
}

/** Whether a response says that nothing follows: no more entries, or no next page. */
export function saysEnd({ json }: Pick<Exchange, 'json'>): boolean {
  return marksOf(json).some(
    ([name, value]) =>
      (/^has_?(more|next)/i.test(name) && value === false) || (/^next/i.test(name) && value === null),
  );
}

/** Opens a list with some entries, which are created if need be when a resource is given. */
export function* openList(
  walk: Walk,
  meaning: ListMeaning,
  resource: Resource | undefined,
  key: string,
): Steps<{ readonly list: OpenList; readonly whole: Reading } | undefined> {
  const { context } = walk;
  const { operation } = meaning;
  const base = baseRequest(context, operation);
  const first = base && new OpenList(walk, meaning, base, key);
  const there = first && (yield* first.read('whole'));
  const isFilled = there !== undefined && (there.entries.length >= enough || !there.isComplete);
  if (isFilled || resource === undefined) return opened(first, there);
  const made = yield* create(walk, resource, enough);
  const path = made.at(-1)?.created.case.parts;
  const parts = path && memberRequest(context, operation, pathValues(resource.create, path));
  if (parts === undefined) return opened(first, there);
  const filled = new OpenList(walk, meaning, parts, key);
  const reading = yield* filled.read('filled');
  if (reading === undefined || reading.entries.length >= made.length) return opened(filled, reading);
  const things = made.flatMap(({ created }) => thingsOf(created.json).slice(0, 1));
  const window = windowAround(context, meaning.filters, things, parts);
  const wide = window && new OpenList(walk, meaning, window, key);
  const widened = wide && (yield* wide.read('widened'));
  const isWider = widened !== undefined && widened.entries.length > reading.entries.length;
  return isWider ? opened(wide, widened) : opened(filled, reading);
}

function opened(list: OpenList | undefined, whole: Reading | undefined) {
  return list !== undefined && whole !== undefined && whole.entries.length > 0 ? { list, whole } : undefined;
}
