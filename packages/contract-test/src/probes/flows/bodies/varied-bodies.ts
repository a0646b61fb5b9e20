import { randomInstance } from '../../../branches/sample.ts';
import {
  isList,
  isRecord,
  isSame,
  type JsonRecord,
  jsonTypeOf,
} from '../../../contract/instances/json-value.ts';
import { layersFor } from '../../../contract/instances/layers.ts';
import { declaredNames } from '../../../contract/instances/members.ts';
import { join } from '../../../contract/json-pointer.ts';
import type { Json, Operation } from '../../../contract/model.ts';
import type { ProbeContext } from '../../probe.ts';
import { canCarry } from '../../requests/body-values.ts';
import { saysSomething } from '../comparison/same-value.ts';
import type { SentBody } from '../steps/member-request.ts';
import { tellingBodies } from './telling-bodies.ts';

const attempts = 16;

/**
 * Valid variations of a body that is likely to be accepted: first with optional members that it lacks, otherwise quite
 * different ones; those that together show the most members come first.
 */
export function variedBodies(context: ProbeContext, sent: SentBody, most: number): readonly Json[] {
  const open: { readonly value: Json; readonly members: readonly string[] }[] = [];
  const isNew = (one: Json): boolean =>
    !isSame(sent.value, one) && !open.some(({ value }) => isSame(value, one));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const random = randomInstance(context, sent.content.schema, 'request', 2);
    if (random === undefined) break;
    const value = [enriched(sent.value, random), random].find(
      (one) => isNew(one) && isBody(context, sent, one),
    );
    if (value !== undefined) open.push({ value, members: membersOf(value) });
  }
  const shown = new Set(membersOf(sent.value));
  const found: Json[] = [];
  while (found.length < most && open.length > 0) {
    const gains = open.map(({ members }) => members.filter((member) => !shown.has(member)).length);
    const at = gains.indexOf(Math.max(...gains));
    if (found.length > 0 && gains[at] === 0) break;
    for (const { value, members } of open.splice(at, 1)) {
      found.push(value);
      for (const member of members) shown.add(member);
    }
  }
  return found;
}

/** At most two valid bodies that differ in one field, with the value that a list entry has under the same name. */
export function borrowedBodies(
  context: ProbeContext,
  sent: SentBody,
  entries: readonly { readonly value: JsonRecord }[],
): readonly Json[] {
  const found: Json[] = [];
  const given = isRecord(sent.value) ? sent.value : {};
  for (const { value: entry } of entries) {
    for (const [name, value] of Object.entries(given)) {
      const other = Object.hasOwn(entry, name) ? entry[name] : undefined;
      if (other === undefined || jsonTypeOf(other) !== jsonTypeOf(value) || isSame(other, value)) continue;
      const body = { ...given, [name]: other };
      if (!isIn(found, body) && isBody(context, sent, body)) found.push(body);
    }
  }
  return found.slice(0, 2);
}

/** Changes of single members of a thing. */
export interface SingleChanges {
  /** Each sets one member to another value; the last one for a member is not empty. */
  readonly sets: readonly Json[];
  /** Each clears one member with null. */
  readonly clears: readonly Json[];
}

/**
 * Valid bodies that each change or clear a single member of a resource, where that alone is valid; all differ from it.
 * A list is changed once more, to one that lacks something of the first change, and emptied; other values are set to 0,
 * false or an empty text, and back.
 */
export function singleChanges(
  context: ProbeContext,
  operation: Operation,
  sent: SentBody,
  current: Json,
): SingleChanges {
  const randoms = Array.from({ length: attempts }, () =>
    randomInstance(context, sent.content.schema, 'request', 2),
  );
  const all = [sent.value, ...tellingBodies(context, operation, sent, 4), ...randoms].filter(isRecord);
  const layers = all.flatMap((one) => layersFor(context, [sent.content.schema], one, 'request'));
  const names = new Set([...declaredNames(layers.map(({ node }) => node)), ...all.flatMap(Object.keys)]);
  const now = isRecord(current) ? current : {};
  const sets: Json[] = [];
  const clears: Json[] = [];
  for (const name of names) {
    const values = all.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] ?? null] : []));
    const others = values.filter((value) => !Object.hasOwn(now, name) || !isSame(now[name] ?? null, value));
    const isAlone = (value: Json): boolean => isBody(context, sent, { [name]: value });
    const alone = others.toSorted(byContent).find((value) => value !== null && isAlone(value));
    const lists = isList(alone) && saysSomething(alone) ? [...others.filter(isList), []] : [];
    const next = lists.find((list) => saysSomething(list) && lacksSome(list, alone) && isAlone(list));
    const empty = lists.find((list) => !saysSomething(list) && isAlone(list));
    const blanks = [0, false, ''].filter((value) => typeof value === typeof alone);
    const blank = blanks.find((value) => !isSame(value, alone ?? null) && isAlone(value));
    const isBlanked = empty !== undefined || blank !== undefined;
    const told = [alone, next, empty, blank, isBlanked ? alone : undefined];
    sets.push(...told.filter((value) => value !== undefined).map((value) => ({ [name]: value })));
    if (isAlone(null)) clears.push({ [name]: null });
  }
  return { sets, clears };
}

function enriched(base: Json, random: Json): Json {
  return isRecord(base) && isRecord(random) ? { ...random, ...base } : random;
}

function isBody(context: ProbeContext, { mediaType, content }: SentBody, value: Json): boolean {
  const isValid = context.judge.isValid(content.schema, value, 'request');
  return isValid && canCarry(context, mediaType, content, value, 'valid');
}

function isIn(values: readonly Json[], value: Json): boolean {
  return values.some((one) => isSame(one, value));
}

/** The non-empty members of a value, at any depth: `/zones/-/rows`. */
function membersOf(value: Json, pointer = ''): readonly string[] {
  if (!saysSomething(value)) return [];
  if (isList(value)) return [...new Set(value.flatMap((item) => membersOf(item, join(pointer, '-'))))];
  if (!isRecord(value)) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([name, member]) => membersOf(member, join(pointer, name))),
  ];
}

function lacksSome(list: readonly Json[], other: Json | undefined): boolean {
  return isList(other) && other.some((item) => !isIn(list, item));
}

/** Sorts non-empty values first. */
function byContent(one: Json, other: Json): number {
  return Number(saysSomething(other)) - Number(saysSomething(one));
}
