import type { Json } from '../model.ts';
import { isList, isRecord } from './json-value.ts';

/** A set of values with lookup in constant time, by the equality of JSON Schema. */
export function valueSet(values: readonly Json[]): { has(value: Json): boolean } {
  const plain = new Set(values.filter((value) => !isCompound(value)));
  const compound = new Set(values.filter(isCompound).map(keyOf));
  return { has: (value) => (isCompound(value) ? compound.has(keyOf(value)) : plain.has(value)) };
}

function isCompound(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

/** A key that is the same exactly for equal values. */
function keyOf(value: Json): string {
  if (isList(value)) return `[${value.map(keyOf).join()}]`;
  if (isRecord(value)) {
    const members = Object.keys(value)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${keyOf(value[name] ?? null)}`);
    return `{${members.join()}}`;
  }
  // A number that JSON cannot represent is not null.
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
