import { joinPointer, memberOf, referenceSteps, splitPointer } from '@finops/openapi';
import {
  isList,
  isRecord,
  type JsonRecord,
  withItem,
  withMember,
  withoutMember,
} from './instances/json-value.ts';
import type { Json } from './model.ts';

export { joinPointer as join, memberOf, splitPointer as split } from '@finops/openapi';

/** An object of a spec file, as plain data. */
export type Node = { readonly [member: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A pointer and those above it, the shortest first. */
export function beginnings(pointer: string): readonly string[] {
  const steps = pointer.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}

/** The name of the schema that a reference into `#/$defs/` leads to. */
export function schemaName(reference: string): string {
  return referenceSteps(reference)[1] ?? '';
}

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  return splitPointer(pointer).reduce<unknown>(memberOf, value) as Json | undefined;
}

/** A copy with another value at a pointer; undefined if its parent is missing. */
export function withValueAt(value: Json, pointer: string, inner: Json): Json | undefined {
  return withPart(value, splitPointer(pointer), inner);
}

/** A copy without the member at a pointer; the value itself if there is none, or for an item of a list. */
export function withoutMemberAt(value: Json, pointer: string): Json {
  const steps = splitPointer(pointer);
  const name = steps.pop();
  const above = joinPointer('', ...steps);
  const holder = valueAt(value, above);
  if (name === undefined || !isRecord(holder) || !Object.hasOwn(holder, name)) return value;
  return withValueAt(value, above, withoutMember(holder, name)) ?? value;
}

/** Every scalar, empty list and empty object, with its pointer. */
export function leavesOf(value: Json, pointer = ''): readonly (readonly [pointer: string, leaf: Json])[] {
  const parts = isList(value) || isRecord(value) ? Object.entries(value as JsonRecord) : [];
  if (parts.length === 0) return [[pointer, value]];
  return parts.flatMap(([name, part]) => leavesOf(part, joinPointer(pointer, name)));
}

function withPart(value: Json, [step, ...rest]: readonly string[], inner: Json): Json | undefined {
  if (step === undefined) return inner;
  const held = memberOf(value, step) as Json | undefined;
  const made = held === undefined && rest.length > 0 ? undefined : withPart(held ?? null, rest, inner);
  if (made === undefined) return undefined;
  if (isRecord(value)) return withMember(value, step, made);
  return isList(value) && held !== undefined ? withItem(value, Number(step), made) : undefined;
}
