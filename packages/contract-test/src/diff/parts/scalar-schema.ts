import type { Schema } from '../../contract/model.ts';

/** The types that a schema names. */
export function schemaTypes(schema: Schema): readonly string[] {
  const type = typeof schema === 'object' ? schema.type : undefined;
  return type === undefined ? [] : [type].flat().map(String);
}

/** Whether the values of a schema are certainly serialized the same in every style of forms and parameters. */
export function isScalar(schema: Schema): boolean {
  const types = schemaTypes(schema);
  return types.length > 0 && types.every((type) => scalarTypes.has(type));
}

const scalarTypes: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'null']);
