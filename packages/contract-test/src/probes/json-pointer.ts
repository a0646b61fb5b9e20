import {
  escaped,
  isList,
  isRecord,
  type JsonRecord,
  withItem,
  withMember,
} from '../contract/instances/json-value.ts';
import { split } from '../contract/json-pointer.ts';
import type { Json } from '../contract/model.ts';

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  return split(pointer).reduce<Json | undefined>(partAt, value);
}

/** The same value with another one at a pointer; undefined where what would hold it is missing. */
export function withValueAt(value: Json, pointer: string, inner: Json): Json | undefined {
  return withPart(value, split(pointer), inner);
}

/** Every value without parts (and every empty list and object), with its pointer. */
export function leavesOf(value: Json, pointer = ''): readonly (readonly [pointer: string, leaf: Json])[] {
  const parts = isList(value) || isRecord(value) ? Object.entries(value as JsonRecord) : [];
  if (parts.length === 0) return [[pointer, value]];
  return parts.flatMap(([name, part]) => leavesOf(part, `${pointer}/${escaped(String(name))}`));
}

function partAt(whole: Json | undefined, step: string): Json | undefined {
  if (isList(whole)) return whole[Number(step)];
  return isRecord(whole) && Object.hasOwn(whole, step) ? whole[step] : undefined;
}

function withPart(value: Json, [step, ...rest]: readonly string[], inner: Json): Json | undefined {
  if (step === undefined) return inner;
  const held = partAt(value, step);
  const made = held === undefined && rest.length > 0 ? undefined : withPart(held ?? null, rest, inner);
  if (made === undefined) return undefined;
  if (isRecord(value)) return withMember(value, step, made);
  return isList(value) && held !== undefined ? withItem(value, Number(step), made) : undefined;
}
