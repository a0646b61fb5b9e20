import type { Schema, SchemaObject } from '../../src/contract/model.ts';

/** A condition: one schema applies if `when` matches, the other if it does not. */
export function condition(when: Schema, yes?: Schema, no?: Schema): SchemaObject {
  const members = [
    ['if', when],
    ['then', yes],
    ['else', no],
  ] as const;
  return Object.fromEntries(members.filter(([, schema]) => schema !== undefined));
}
