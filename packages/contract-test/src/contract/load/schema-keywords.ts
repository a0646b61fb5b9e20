/** The kind of value that a keyword takes. */
export type KeywordShape = 'schema' | 'list' | 'map' | 'data';

/**
 * Every keyword of JSON Schema 2020-12 and of the OpenAPI 3.1 base vocabulary, with where it holds schemas: as its
 * value, in a list, by name in a map, or nowhere.
 */
export const keywordShapes: Readonly<Record<string, KeywordShape>> = {
  allOf: 'list',
  anyOf: 'list',
  oneOf: 'list',
  prefixItems: 'list',
  not: 'schema',
  if: 'schema',
  // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
  then: 'schema',
  else: 'schema',
  items: 'schema',
  contains: 'schema',
  additionalProperties: 'schema',
  propertyNames: 'schema',
  unevaluatedItems: 'schema',
  unevaluatedProperties: 'schema',
  contentSchema: 'schema',
  properties: 'map',
  patternProperties: 'map',
  dependentSchemas: 'map',
  $defs: 'map',
  ...data('$ref $schema $comment $anchor $id $dynamicRef $dynamicAnchor $vocabulary'),
  ...data(
    'type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern',
  ),
  ...data('maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required'),
  ...data('dependentRequired title description default deprecated readOnly writeOnly examples format'),
  ...data('contentEncoding contentMediaType discriminator xml externalDocs example nullable'),
};

/** The keywords that OpenAPI 3.0 has; others are read as in 3.1. */
export const keywordsOf30: ReadonlySet<string> = new Set([
  ...'$ref title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern'.split(
    ' ',
  ),
  ...'maxItems minItems uniqueItems maxProperties minProperties required enum type allOf oneOf anyOf'.split(
    ' ',
  ),
  ...'not items properties additionalProperties description format default nullable discriminator'.split(' '),
  ...'readOnly writeOnly xml externalDocs example deprecated'.split(' '),
]);

/** Hints for keywords of other dialects. */
export const keywordHints: Readonly<Record<string, string>> = {
  definitions: 'it belongs to older drafts; write `$defs`',
  dependencies: 'it belongs to older drafts; write `dependentRequired` or `dependentSchemas`',
  additionalItems: 'it belongs to older drafts; write `prefixItems` and `items`',
  $recursiveRef: 'it belongs to draft 2019-09; write `$ref`',
  $recursiveAnchor: 'it belongs to draft 2019-09; write `$ref`',
  id: 'it belongs to draft 4',
};

/** Keywords of the dialect that change what references mean, which is not supported. */
export const unsupportedKeywords: ReadonlySet<string> = new Set([
  '$id',
  '$dynamicRef',
  '$dynamicAnchor',
  '$vocabulary',
]);

/** Whether a dialect is JSON Schema 2020-12, plain or with the base vocabulary of OpenAPI 3.1 or 3.2. */
export function isKnownDialect(uri: unknown): boolean {
  if (typeof uri !== 'string') return false;
  return (
    /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(uri) ||
    /^https:\/\/spec\.openapis\.org\/oas\/3\.[12]\/dialect\/(base|\d{4}-\d{2}-\d{2})#?$/.test(uri)
  );
}

function data(names: string): Record<string, KeywordShape> {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'data']));
}
