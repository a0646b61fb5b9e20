import type { Json } from '../model.ts';
import { isList, isRecord } from './json-value.ts';

/** The values of a list, to ask in constant time which are among them; equal values are those of JSON Schema. */
export function valueSet(values: readonly Json[]): { has(value: Json): boolean } {
  const plain = new Set(values.filter((value) => !isCompound(value)));
  const compound = new Set(values.filter(isCompound).map(keyOf));
  return { has: (value) => (isCompound(value) ? compound.has(keyOf(value)) : plain.has(value)) };
}

function isCompound(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

/** A text that equal values share, and no others. */
function keyOf(value: Json): string {
  if (isList(value)) return `[${value.map(keyOf).join()}]`;
  if (isRecord(value)) {
    const members = Object.keys(value)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${keyOf(value[name] ?? null)}`);
    return `{${members.join()}}`;
  }
  // A number beyond those of JSON is not null.
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
