import { schemaName } from '../json-pointer.ts';
import type { Contract, Json, Schema, SchemaObject } from '../model.ts';
import type { Direction } from '../violation.ts';
import type { InstanceContext } from './context.ts';
import { isRecord } from './json-value.ts';
import { isSchemaObject, namedSchemasAt, schemaAt, schemasAt } from './keywords.ts';

/** One of the schema objects that hold for a value at the same time. */
export interface Layer {
  readonly node: SchemaObject;
  /** Whether another schema may hold instead, or it holds only under a condition: `anyOf`, `if`, … */
  readonly isLoose: boolean;
}

/**
 * The schema objects that always hold for an instance of all the given schemas: themselves and those that `$ref` and
 * `allOf` add. Undefined if one of them is `false`.
 */
export function firmLayers(
  contract: Contract,
  schemas: readonly Schema[],
): readonly SchemaObject[] | undefined {
  const found = new Set<SchemaObject>();
  return addFirm((schema) => referenced(contract, schema), schemas, found) ? [...found] : undefined;
}

/**
 * Adds the firm layers of some schemas to a set, each where it first appears; false if one of them refuses every value.
 *
 * @param targetOf - the target of a schema's `$ref`; undefined without one
 */
export function addFirm(
  targetOf: (schema: SchemaObject) => Schema | undefined,
  schemas: readonly Schema[],
  found: Set<SchemaObject>,
): boolean {
  for (const schema of schemas) {
    if (schema === false) return false;
    if (schema === true || found.has(schema)) continue;
    found.add(schema);
    const target = targetOf(schema);
    const added = [...(target === undefined ? [] : [target]), ...schemasAt(schema, 'allOf')];
    if (!addFirm(targetOf, added, found)) return false;
  }
  return true;
}

/** The schema that a `$ref` leads to; undefined without one. */
export function referenced(contract: Contract, schema: SchemaObject): Schema | undefined {
  const reference = schema.$ref;
  if (typeof reference !== 'string') return undefined;
  return contract.schemas[schemaName(reference)];
}

/**
 * The schema objects that hold for one valid value: firm ones, the branches it takes and the consequences of
 * conditions, but not the conditions themselves, which no value has to meet.
 */
export function layersFor(
  context: InstanceContext,
  schemas: readonly Schema[],
  value: Json,
  direction: Direction,
): readonly Layer[] {
  const found = new Map<SchemaObject, Layer>();
  const fits = (schema: Schema): boolean => context.judge.isValid(schema, value, direction);
  const add = (schema: Schema | undefined, isLoose: boolean): void => {
    if (!isSchemaObject(schema)) return;
    const before = found.get(schema);
    if (before !== undefined && (!before.isLoose || isLoose)) return;
    found.set(schema, { node: schema, isLoose });
    add(referenced(context.contract, schema), isLoose);
    for (const part of schemasAt(schema, 'allOf')) add(part, isLoose);
    for (const branch of [...schemasAt(schema, 'anyOf'), ...schemasAt(schema, 'oneOf')])
      if (fits(branch)) add(branch, true);
    const condition = schemaAt(schema, 'if');
    if (condition !== undefined) {
      add(schemaAt(schema, fits(condition) ? 'then' : 'else'), true);
    }
    for (const [name, dependent] of namedSchemasAt(schema, 'dependentSchemas')) {
      if (isRecord(value) && Object.hasOwn(value, name)) add(dependent, true);
    }
  };
  for (const schema of schemas) add(schema, false);
  return [...found.values()];
}
