import type { ApiDocument, RequestBodyObject, SchemaObject } from '@finops/openapi';
import type { Normalization } from './normalize/normalized-text.ts';

/**
 * Other values of a discriminator, each of which stands for the variant that the first of the fields `by` names in `values`.
 */
export type VariantAliases = Readonly<
  Record<string, { readonly by: readonly string[]; readonly values: Readonly<Record<string, string>> }>
>;

/** What an optional field of a JSON body may be instead of absent, but in a PATCH (`absent-values.ts`). */
export function absentValues(document: ApiDocument): readonly (null | '')[] | undefined {
  return document['x-absent-values'] as readonly (null | '')[] | undefined;
}

/** Other codes of currencies, by which texts of `x-normalize: currency` may name them. */
export function currencyAliases(document: ApiDocument): Readonly<Record<string, string>> {
  return (document['x-currency-aliases'] ?? {}) as Readonly<Record<string, string>>;
}

/** Most bytes of a body; undefined where the document does not limit it. */
export function maxBodyBytes(body: RequestBodyObject): number | undefined {
  return body['x-max-body-bytes'] as number | undefined;
}

/** How a text is normalized before it is validated (`normalize.ts`); a `currency` is a code with aliases. */
export function normalizationOf(schema: SchemaObject): Normalization | undefined {
  return schema['x-normalize'] as Normalization | undefined;
}

/** The aliases of the variants of a discriminated schema. */
export function variantAliases(schema: SchemaObject): VariantAliases {
  return (schema['x-variant-aliases'] ?? {}) as VariantAliases;
}
