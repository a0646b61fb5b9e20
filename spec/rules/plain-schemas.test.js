import plainSchemas from './plain-schemas.js';
import { components } from './testing/small-documents.js';
import { table } from './testing/table.js';

const having = (schema) => components({ schemas: { Thing: schema } });

table(plainSchemas, [
  ...['if', 'then', 'else', 'not', 'propertyNames', 'dependentSchemas'].map((keyword) => ({
    title: `finds ${keyword}`,
    document: having({ type: 'object', [keyword]: {} }),
    wants: [`\`${keyword}\` is unknown to many tools`],
  })),
  {
    title: 'finds dependentRequired in a part of a part',
    document: having({ allOf: [{ properties: { a: { dependentRequired: { b: ['c'] } } } }] }),
    wants: ['Write a variant that requires both fields'],
  },
  {
    title: 'finds a property that is true or false',
    document: having({ properties: { a: false, b: true } }),
    wants: ['`false` as the schema of `a`', '`true` as the schema of `b`'],
  },
  ...['^(?!0)', '^(?=a)', '(?<=a)b', '(?<!a)b'].map((pattern) => ({
    title: `finds the lookaround of ${pattern}`,
    document: having({ type: 'string', pattern }),
    wants: ['Split it into two plain patterns'],
  })),
  {
    title: 'finds one in a pattern of names',
    document: having({ patternProperties: { '^(?!x)': {} } }),
    wants: ['looks around'],
  },
  {
    title: 'passes properties of these names, groups, and open objects',
    document: having({
      type: 'object',
      properties: { not: { type: 'string', pattern: '^(?:a|b)(c)?$' }, if: {} },
      additionalProperties: true,
    }),
    wants: [],
  },
]);
