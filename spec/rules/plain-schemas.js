import { schemas } from './document/schemas.js';

/** Keywords that generators and mocks ignore or reject, with their replacements. */
const REFUSED = {
  if: 'Write one named variant for each case, in a `oneOf` with a discriminator.',
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: 'Write one named variant for each case, in a `oneOf` with a discriminator.',
  else: 'Write one named variant for each case, in a `oneOf` with a discriminator.',
  not: 'Name what is allowed: another pattern, or variants in a `oneOf` (G150).',
  propertyNames: 'Name the fields; one that must not be sent is refused by the operation (G150).',
  dependentRequired: 'Write a variant that requires both fields.',
  dependentSchemas: 'Write a variant with the fields that go together.',
};

const LOOKAROUND = /\(\?<?[=!]/;

/**
 * Schemas use only features that RE2-based and strict tools support: no conditions or negations, no `true` or `false`
 * as a property's schema, no lookaround in patterns.
 */
export default function plainSchemas(document) {
  return [...schemas(document)].flatMap(({ schema, path }) => [
    ...Object.entries(REFUSED)
      .filter(([keyword]) => Object.hasOwn(schema, keyword))
      .map(([keyword, advice]) => ({
        message: `\`${keyword}\` is unknown to many tools. ${advice}`,
        path: [...path, keyword],
      })),
    ...Object.entries(schema.properties ?? {})
      .filter(([, property]) => typeof property === 'boolean')
      .map(([name, property]) => ({
        message: `\`${property}\` as the schema of \`${name}\` makes no type. Leave the field out of the variant, or describe its values.`,
        path: [...path, 'properties', name],
      })),
    ...[
      ...(typeof schema.pattern === 'string' ? [[schema.pattern, ['pattern']]] : []),
      ...Object.keys(schema.patternProperties ?? {}).map((pattern) => [
        pattern,
        ['patternProperties', pattern],
      ]),
    ]
      .filter(([pattern]) => LOOKAROUND.test(pattern))
      .map(([pattern, at]) => ({
        message: `The pattern ${pattern} looks around, which RE2 cannot. Split it into two plain patterns, the second in \`allOf\`.`,
        path: [...path, ...at],
      })),
  ]);
}
