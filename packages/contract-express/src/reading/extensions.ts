import type { ApiDocument, RequestBodyObject, SchemaObject } from '@finops/openapi';
import type { Normalization } from './normalize/normalized-text.ts';

/**
 * Alternative values of a discriminator; each stands for the variant that `values` has for the first of the fields
 * `by`.
 */
export type VariantAliases = Readonly<
  Record<string, { readonly by: readonly string[]; readonly values: Readonly<Record<string, string>> }>
>;

/**
 * The values that an optional field of a JSON body may have instead of being absent, except in a PATCH
 * (`absent-values.ts`).
 */
export function absentValues(document: ApiDocument): readonly (null | '')[] | undefined {
  return document['x-absent-values'] as readonly (null | '')[] | undefined;
}

/** Alternative currency codes, accepted in texts with `x-normalize: currency`. */
export function currencyAliases(document: ApiDocument): Readonly<Record<string, string>> {
  return (document['x-currency-aliases'] ?? {}) as Readonly<Record<string, string>>;
}

/** Maximum length of a body in bytes; undefined if the document sets no limit. */
export function maxBodyBytes(body: RequestBodyObject): number | undefined {
  return body['x-max-body-bytes'] as number | undefined;
}

/** How a text is normalized before validation (`normalize.ts`); a `currency` is a code with aliases. */
export function normalizationOf(schema: SchemaObject): Normalization | undefined {
  return schema['x-normalize'] as Normalization | undefined;
}

/** The aliases of a discriminated schema's variants. */
export function variantAliases(schema: SchemaObject): VariantAliases {
  return (schema['x-variant-aliases'] ?? {}) as VariantAliases;
}
