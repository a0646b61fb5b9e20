import type { Contract, Place, Schema } from '../../src/contract/model.ts';

/** A contract that is nothing but schemas, for tests: `root` beside those that it refers to. */
export function schemaContract(root: Schema, schemas: Readonly<Record<string, Schema>> = {}): Contract {
  const pointers = new Map<object, string>();
  const note = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null || pointers.has(node)) return;
    pointers.set(node, pointer);
    for (const [name, inner] of Object.entries(node)) note(inner, `${pointer}/${name}`);
  };
  note(root, '/root');
  note(schemas, '/$defs');
  const placeOf = (node: object, member?: string): Place => ({
    file: 'schema.json',
    line: 1,
    pointer: `${pointers.get(node) ?? '/unknown'}${member === undefined ? '' : `/${member}`}`,
  });
  return {
    title: 'Schemas',
    operations: [],
    outgoing: [],
    servers: [],
    schemas,
    uncheckedFormats: [],
    notes: [],
    placeOf,
    isShared: () => false,
  };
}
