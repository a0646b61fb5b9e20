import type { Schema, SchemaObject } from '../../src/contract/model.ts';

/** A condition: what holds when `when` fits, and what holds when it does not. */
export function condition(when: Schema, yes?: Schema, no?: Schema): SchemaObject {
  const members = [
    ['if', when],
    ['then', yes],
    ['else', no],
  ] as const;
  return Object.fromEntries(members.filter(([, schema]) => schema !== undefined));
}
