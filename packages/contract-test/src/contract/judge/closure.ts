import { isNode } from '../json-pointer.ts';
import type { Schema, SchemaObject } from '../model.ts';

/** Whether a schema, or anything in place in it, names a property. */
export function declaresProperty(
  schema: SchemaObject,
  name: string,
  definitions: Readonly<Record<string, Schema>>,
): boolean {
  if (isNode(schema.properties) && Object.hasOwn(schema.properties, name)) return true;
  const target =
    typeof schema.$ref === 'string' ? definitions[schema.$ref.replace('#/$defs/', '')] : undefined;
  const dependent = isNode(schema.dependentSchemas) ? Object.values(schema.dependentSchemas) : [];
  const lists = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return [target, schema.if, schema.then, schema.else, ...lists, ...dependent].some(
    (part) => isNode(part) && declaresProperty(part, name, definitions),
  );
}
