import { escaped, isList, isRecord, type JsonRecord, withItem, withMember } from '../instances/json-value.ts';
import type { Json } from '../model.ts';

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  return stepsOf(pointer).reduce<Json | undefined>((found, step) => {
    if (isList(found)) return found[Number(step)];
    return isRecord(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }, value);
}

/** The same value with another one at a pointer; undefined where what would hold it is missing. */
export function withValueAt(value: Json, pointer: string, inner: Json): Json | undefined {
  const [step, ...rest] = stepsOf(pointer);
  if (step === undefined) return inner;
  const below = rest.map((one) => `/${escaped(one)}`).join('');
  const held = valueAt(value, `/${escaped(step)}`);
  const made = held === undefined && below !== '' ? undefined : withValueAt(held ?? null, below, inner);
  if (made === undefined) return undefined;
  if (isRecord(value)) return withMember(value, step, made);
  return isList(value) && held !== undefined ? withItem(value, Number(step), made) : undefined;
}

/** Every value without parts (and every empty list and object), with its pointer. */
export function leavesOf(value: Json, pointer = ''): readonly (readonly [pointer: string, leaf: Json])[] {
  const parts = isList(value) || isRecord(value) ? Object.entries(value as JsonRecord) : [];
  if (parts.length === 0) return [[pointer, value]];
  return parts.flatMap(([name, part]) => leavesOf(part, `${pointer}/${escaped(String(name))}`));
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
