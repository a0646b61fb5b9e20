import { isList, isRecord } from '../../contract/instances/json-value.ts';
import { join } from '../../contract/json-pointer.ts';
import type { Json } from '../../contract/model.ts';

/**
 * How a value is transmitted: as JSON; as the text of a query, path, header or cookie parameter; as a form, whose
 * members are text except for objects, which are JSON.
 */
export type Carrier = 'json' | 'text' | 'header' | 'path' | 'form';

/** Whether a value can be sent at all. */
export function isSendable(carrier: Carrier, value: Json): boolean {
  if (carrier === 'json') return true;
  if (textsIn(carrier, value, '').some(([, scalar]) => scalar === null)) return false;
  if (carrier === 'text' || carrier === 'form') return true;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '' || (isList(value) && value.length === 0)) return false;
  return carrier === 'path' || /^[!-~]([ -~]*[!-~])?$/.test(text);
}

/**
 * Whether a receiver accepts a value in one of its possible readings: text carries no types, and a list of one item
 * looks like the item.
 *
 * @param faultyPlaces - JSON pointers of what the receiver refuses; none for a value that it accepts
 */
export function isTaken(
  carrier: Carrier,
  value: Json,
  faultyPlaces: (reading: Json) => readonly string[],
): boolean {
  if (carrier === 'json') return faultyPlaces(value).length === 0;
  const texts = new Map(textsIn(carrier, value, '').map(([at, scalar]) => [at, readingsOf(scalar)]));
  const uniform = [0, 1, 2].map((way) => reread(value, '', (at) => texts.get(at)?.[way]));
  if (uniform.some((reading) => faultyPlaces(reading).length === 0)) return true;
  const chosen = new Map<string, number>();
  for (let round = 0; round < mostRounds; round += 1) {
    const reading = reread(value, '', (at) => texts.get(at)?.[chosen.get(at) ?? 0]);
    const faults = faultyPlaces(reading);
    if (faults.length === 0) return true;
    const faulty = [...texts].filter(([at]) => faults.some((place) => `${place}/`.startsWith(`${at}/`)));
    const open = faulty.filter(([at, readings]) => (chosen.get(at) ?? 0) + 1 < readings.length);
    if (open.length === 0) return false;
    for (const [at] of open) chosen.set(at, (chosen.get(at) ?? 0) + 1);
  }
  return false;
}

const mostRounds = 10;

/** The scalars in a value that are transmitted as text, with their places. */
function textsIn(carrier: Carrier, value: Json, at: string): readonly (readonly [string, Json])[] {
  const inner = (item: Json, step: string | number) => textsIn(carrier, item, join(at, step));
  if (isList(value)) return value.flatMap(inner);
  if (!isRecord(value)) return [[at, value]];
  if (carrier === 'form' && at !== '') return [];
  return Object.entries(value).flatMap(([name, member]) => inner(member, name));
}

/**
 * The possible readings of a text: the intended value, a string, what it looks like, and each of these as a list of
 * one.
 */
function readingsOf(scalar: Json): readonly Json[] {
  const plain = [scalar, asText(scalar), asTyped(scalar)];
  return [...plain, ...plain.map((reading) => [reading])];
}

/** A value with other readings at some places. */
function reread(value: Json, at: string, readingAt: (at: string) => Json | undefined): Json {
  if (isList(value)) return value.map((item, index) => reread(item, join(at, index), readingAt));
  if (!isRecord(value)) {
    const reading = readingAt(at);
    return reading === undefined ? value : reading;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, reread(member, join(at, name), readingAt)]),
  );
}

function asText(scalar: Json): Json {
  return typeof scalar === 'string' ? scalar : JSON.stringify(scalar);
}

function asTyped(scalar: Json): Json {
  if (typeof scalar !== 'string' || !/^(true|false|null|-?\d+(\.\d+)?)$/.test(scalar)) return scalar;
  return JSON.parse(/^-?0\d/.test(scalar) ? JSON.stringify(scalar) : scalar) as Json;
}
