import type { Json } from '../model.ts';

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';
export type JsonRecord = { readonly [name: string]: Json };

export const jsonTypes: readonly JsonType[] = ['string', 'number', 'boolean', 'object', 'array', 'null'];

export function jsonTypeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  return typeof value as JsonType;
}

export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value is a JSON object: neither null nor an array. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equality as JSON Schema defines it: members in any order. */
export function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (isList(one)) {
    return (
      isList(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at] ?? null))
    );
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name] ?? null, other[name] ?? null))
  );
}

/** The length of a text as JSON Schema counts it: in code points. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** An object with a member set, in its former position if it existed. */
export function withMember(record: JsonRecord, name: string, value: Json): JsonRecord {
  return { ...record, [name]: value };
}

export function withoutMember(record: JsonRecord, name: string): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));
}

export function withItem(list: readonly Json[], at: number, value: Json): readonly Json[] {
  return list.map((item, index) => (index === at ? value : item));
}
