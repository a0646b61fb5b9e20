import { resolve } from '@finops/openapi';
import type { OpenApiDocument } from './bundle.ts';

interface SchemaNode {
  $ref?: string;
  allOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  discriminator?: unknown;
  properties?: Record<string, unknown>;
}

/**
 * Adds to each variant of a union without a discriminator the fields of the other variants, with the schema `false`.
 * Validation rejects them anyway, but TypeScript would accept them together, because each is a field of some variant.
 */
export function excludeFieldsOfOthers(document: OpenApiDocument): void {
  const schemas = Object.values(document.components.schemas ?? {}) as SchemaNode[];
  const additions = schemas.flatMap(({ oneOf, discriminator }) => {
    if (oneOf === undefined || discriminator !== undefined) return [];
    const variants = oneOf.map((node) => ({ node, own: fieldsOf(document, node) }));
    const all = new Set(variants.flatMap(({ own }) => own));
    return variants.map(({ node, own }) => ({
      node,
      others: [...all].filter((name) => !own.includes(name)),
    }));
  });
  for (const { node, others } of additions) {
    if (others.length === 0) continue;
    const variant = resolve(document, node);
    const properties = Object.fromEntries(others.map((name) => [name, false]));
    if (variant.allOf === undefined) variant.properties = { ...variant.properties, ...properties };
    else variant.allOf.push({ properties });
  }
}

function fieldsOf(document: OpenApiDocument, node: SchemaNode): string[] {
  const { properties = {}, allOf = [] } = resolve(document, node);
  return [...Object.keys(properties), ...allOf.flatMap((part) => fieldsOf(document, part))];
}
