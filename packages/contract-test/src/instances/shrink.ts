import type { Direction } from '../flaw.ts';
import type { Json, Schema } from '../model.ts';
import type { InstanceContext } from './context.ts';
import { isList, isRecord, withItem, withMember, withoutMember } from './json-value.ts';

const mostSteps = 400;

/**
 * The smallest value near one for which `stillFails` holds and the judge says the same as of the first: members and items
 * are left out, texts cut, numbers rounded. At most some hundred values are tried, so the result may not be the least.
 */
export function shrink(
  context: InstanceContext,
  schema: Schema,
  value: Json,
  stillFails: (value: Json) => boolean,
  direction: Direction = 'request',
): Json {
  const verdictOf = (one: Json): string =>
    context.judge
      .flaws(schema, one, direction)
      .map((flaw) => `${flaw.keyword} ${flaw.place.file}#${flaw.place.pointer}`)
      .sort()
      .join('\n');
  const verdict = verdictOf(value);
  let smallest = value;
  let steps = 0;
  const step = (): boolean => {
    for (const smaller of smallerThan(smallest)) {
      if (steps === mostSteps) return false;
      steps += 1;
      if (verdictOf(smaller) !== verdict || !stillFails(smaller)) continue;
      smallest = smaller;
      return true;
    }
    return false;
  };
  while (step());
  return smallest;
}

/** Values that are one step smaller, the biggest steps first. */
function* smallerThan(value: Json): Generator<Json> {
  if (typeof value === 'string') yield* smallerTexts(value);
  else if (typeof value === 'number') yield* smallerNumbers(value);
  else if (value === true) yield false;
  else if (isList(value)) {
    if (value.length > 1) yield value.slice(0, Math.floor(value.length / 2));
    for (const at of value.keys()) yield value.filter((_, index) => index !== at);
    for (const [at, item] of value.entries())
      for (const less of smallerThan(item)) yield withItem(value, at, less);
  } else if (isRecord(value)) {
    for (const name of Object.keys(value)) yield withoutMember(value, name);
    for (const [name, member] of Object.entries(value)) {
      for (const less of smallerThan(member)) yield withMember(value, name, less);
    }
  }
}

function* smallerTexts(text: string): Generator<string> {
  const characters = [...text];
  const { length } = characters;
  if (length === 0) return;
  for (const kept of new Set([0, 1, Math.floor(length / 2), length - 1])) {
    if (kept < length) yield characters.slice(0, kept).join('');
  }
  const plain = characters.map((character) =>
    /[a-z]/.test(character) ? 'a' : /[0-9]/.test(character) ? '0' : character,
  );
  if (plain.join('') !== text) yield plain.join('');
}

function* smallerNumbers(number: number): Generator<number> {
  const least = [0, 1, -1, Math.trunc(number), Math.trunc(number / 2), number - Math.sign(number)];
  for (const less of new Set(least)) if (Math.abs(less) < Math.abs(number)) yield less;
}
