import {
  type ApiDocument,
  type OperationObject,
  resolve,
  type SchemaObject,
} from '@finops/contract-express/reading';
import type { PrismOperation } from './contract.ts';

/**
 * Rewrites body schemas of the form `oneOf` + `discriminator` as "if the property is X then X's schema", with
 * the same meaning, so that a fault is reported for the branch that the caller meant and not for all of them.
 */
export function tellBranchesApart(
  prism: PrismOperation,
  document: ApiDocument,
  operation: OperationObject,
): void {
  if (operation.requestBody === undefined) return;
  const { content } = resolve(document, operation.requestBody);
  for (const media of prism.request?.body?.contents ?? []) {
    const declared = content[media.mediaType]?.schema;
    const property =
      declared && resolve<SchemaObject>(document, declared as { $ref: string }).discriminator?.propertyName;
    if (property === undefined || media.schema === undefined) continue;
    media.schema = branchwise(media.schema as SchemaObject, property) as typeof media.schema;
  }
}

/** The schema with its `oneOf` rewritten; unchanged when a branch does not fix the property. */
export function branchwise(schema: SchemaObject, property: string): SchemaObject {
  const { oneOf, discriminator: _, ...rest } = schema;
  const branches = (oneOf ?? []).map((branch) => ({ branch, values: valuesOf(branch, property) }));
  if (branches.length === 0 || branches.some(({ values }) => values.length === 0)) return schema;
  const known = branches.flatMap(({ values }) => values);
  const one: SchemaObject = {
    type: 'object',
    required: [property],
    properties: { [property]: { enum: known } },
  };
  const conditions = branches.map(({ branch, values }) => ({
    if: { properties: { [property]: { enum: values } }, required: [property] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
    then: branch,
  }));
  return { ...rest, allOf: [...(rest.allOf ?? []), one, ...conditions] };
}

/** What a dereferenced branch lets the property be. */
function valuesOf(schema: SchemaObject, property: string): readonly unknown[] {
  const own = schema.properties?.[property];
  if (own?.const !== undefined) return [own.const];
  if (own?.enum !== undefined) return own.enum;
  return (schema.allOf ?? []).flatMap((part) => valuesOf(part, property));
}
