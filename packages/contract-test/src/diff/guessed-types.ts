import { type Layers, valuesOf } from './layers.ts';

const hints: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
      'unevaluatedProperties',
    ],
  ],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** The types that keywords hint at, or all of them. */
export function guessedTypes(layers: Layers): readonly string[] {
  const found = hints.flatMap(([type, keywords]) =>
    keywords.some((keyword) => valuesOf(layers, keyword).length > 0) ? [type] : [],
  );
  return found.length > 0 ? found : ['string', 'number', 'boolean', 'object', 'array', 'null'];
}
