import { isList } from '../../../contract/instances/json-value.ts';
import { typed } from '../../../contract/judge/words.ts';
import type { Contract, Json, Operation } from '../../../contract/model.ts';
import { parameterOf, templateOf } from '../../../contract/path-template.ts';
import type { Exchange } from '../../../model/case.ts';
import { isSuccess } from '../../../model/case-of.ts';
import { thingsOf } from '../../../world/answered-things.ts';
import { pathNames } from '../../../world/resources.ts';
import { memberRequest } from '../steps/member-request.ts';
import { type ListReading, newEntries, readList } from '../steps/read-list.ts';
import type { Steps, Walk } from '../steps/walk.ts';
import { isLost } from '../steps/ways.ts';
import { differences } from './difference.ts';
import { settableFields } from './settable.ts';
import { steadyDifferences } from './steady.ts';

/** A GET that shows what a write may have changed. */
export interface Observer {
  readonly read: Operation;
  /** What it returns: entries that can be counted, or a single resource. */
  readonly shows: 'list' | 'thing';
  /** For a list, the name of the parameter that identifies an entry. */
  readonly key: string;
}

/** What an observer saw. */
export interface Sight {
  readonly thing: Exchange | undefined;
  readonly list: ListReading | undefined;
}

/** An unexplained change. */
export interface Change {
  readonly exchange: Exchange;
  readonly instancePath: string;
  readonly expected: string;
  readonly actual: string;
}

/** The GETs on the path of a write, and on the resource that it lies below. */
export function observersOf(contract: Contract, write: Operation): readonly Observer[] {
  const { segments } = templateOf(write.path);
  const last = segments.findLastIndex((segment) => parameterOf(segment) !== undefined);
  const above = `/${segments.slice(0, last + 1).join('/')}`;
  const paths = new Set([write.path, ...(last < 0 ? [] : [above])]);
  return contract.operations
    .filter(({ method, path }) => method === 'GET' && paths.has(path))
    .map((read) => {
      const isCollection = write.method === 'POST' && read.path === write.path;
      const member = contract.operations.find(
        ({ path }) => path.replace(/\/\{[^/{}]+\}$/, '') === read.path && path !== read.path,
      );
      const key = parameterOf(templateOf(member?.path ?? '').segments.at(-1)) ?? 'id';
      return { read, shows: isCollection ? 'list' : 'thing', key } as const;
    });
}

/** Reads what an observer shows; undefined unless that succeeds. */
export function* look(
  walk: Walk,
  { read, shows, key }: Observer,
  values: readonly Json[],
): Steps<Sight | undefined> {
  const own = values.slice(0, pathNames(read.path).length);
  const parts = memberRequest(walk.context, read, own);
  if (parts === undefined) return undefined;
  if (shows === 'thing') {
    const thing = yield* walk.send('look', read, parts);
    return isSuccess(thing.status) || isLost(thing.status) ? { thing, list: undefined } : undefined;
  }
  const list = yield* readList(walk, 'look', read, own, key);
  return list && { thing: undefined, list };
}

/** The difference between two sights, except for what changes by itself. */
export function changeOf(
  { context }: Walk,
  write: Operation,
  before: Sight,
  after: Sight,
  moving: Sight,
): Change | undefined {
  if (before.list !== undefined && after.list !== undefined) return grown(before.list, after.list);
  if (before.thing === undefined || after.thing === undefined) return undefined;
  const { status } = after.thing;
  if (status !== before.thing.status) {
    const exchange = after.thing;
    const expected = `status ${before.thing.status}`;
    return { exchange, instancePath: '/status', expected, actual: `status ${status}` };
  }
  const settable = settableFields(context.contract, [write]);
  const inner = (found: Exchange | undefined): Json | undefined => thingsOf(found?.json)[0] ?? found?.json;
  const moved = differences(inner(moving.thing), inner(before.thing));
  const [first] = steadyDifferences(differences(inner(before.thing), inner(after.thing)), settable, moved);
  return (
    first && {
      exchange: after.thing,
      instancePath: `/body${first.pointer}`,
      expected: typed(first.one),
      actual: typed(first.other),
    }
  );
}

function grown(before: ListReading, after: ListReading): Change | undefined {
  const [added] = newEntries(before, after);
  if (added !== undefined) {
    const actual = `an entry with the identifier ${typed(added.id)}`;
    return { exchange: added.exchange, instancePath: '/body', expected: 'no new entry', actual };
  }
  const isCounted =
    before.isComplete && after.isComplete && (isList(after.last.json) || !after.hasIdentifiers);
  if (!isCounted || before.entries.length === after.entries.length) return undefined;
  const [expected, actual] = [before, after].map(({ entries }) => `${entries.length} entries`);
  return { exchange: after.last, instancePath: '/body', expected: expected ?? '', actual: actual ?? '' };
}
