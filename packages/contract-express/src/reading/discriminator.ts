import { type ApiDocument, resolve, type SchemaObject, schemaName } from '@finops/openapi';

/**
 * The branches of a discriminator by the value of its property: those of its mapping, otherwise the referenced branches
 * by their names. Empty for a schema without discriminator. Throws an Error if a reference leads nowhere.
 */
export function discriminated(document: ApiDocument, schema: SchemaObject): Map<string, SchemaObject> {
  const { discriminator, oneOf = [], anyOf = [] } = schema;
  if (discriminator === undefined) return new Map();
  const named = [...oneOf, ...anyOf].flatMap(({ $ref = '' }): [string, string][] => {
    const name = schemaName($ref);
    return name === undefined ? [] : [[name, $ref]];
  });
  const references = discriminator.mapping === undefined ? named : Object.entries(discriminator.mapping);
  return new Map(
    references.map(([value, reference]) => [
      value,
      resolve<SchemaObject>(document, { $ref: mappedReference(reference) }),
    ]),
  );
}

/** The reference for a value of a mapping, which may be the bare name of a schema. */
export function mappedReference(reference: string): string {
  return /^[\w.-]+$/.test(reference) ? `#/components/schemas/${reference}` : reference;
}
