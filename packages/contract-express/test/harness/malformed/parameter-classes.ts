import type { ParameterObject, SchemaObject } from '@finops/openapi';
import type { DocumentedOperation } from '../../../src/reading/operations.ts';
import { toWire } from '../sample-request.ts';
import { type MalformedClass, noInstants, send, spoiled } from './malformed-class.ts';

const isOwnType = (schema: SchemaObject, type: string): boolean => schema.type === type;

function queryParameters(
  operation: DocumentedOperation,
  fits: (schema: SchemaObject) => boolean,
): ParameterObject[] {
  return operation.parameters.filter((one) => one.in === 'query' && fits(one.schema ?? {}));
}

function queryClass(
  name: string,
  fits: (schema: SchemaObject, parameter: ParameterObject) => boolean,
  values: readonly string[],
): MalformedClass {
  return {
    name,
    statuses: [400],
    cases: ({ operation, sample }) =>
      operation.parameters
        .filter((one) => one.in === 'query' && fits(one.schema ?? {}, one))
        .map((one) => send(toWire(sample, { query: values.map((value) => [one.name, value] as const) }))),
  };
}

/** Classes of query and header parameters. */
export const parameterClasses: readonly MalformedClass[] = [
  queryClass('a repeated parameter', (schema) => !isOwnType(schema, 'array'), ['1', '2']),
  queryClass('an empty parameter', () => true, ['']),
  queryClass('a word for an integer', (schema) => isOwnType(schema, 'integer'), ['many']),
  queryClass('zero where one is the least', (schema) => schema.minimum === 1, ['0']),
  queryClass('a huge number', (schema) => isOwnType(schema, 'integer'), ['1e400']),
  ...['', '-'].map((sign) =>
    queryClass(`a ${sign && 'negative '}number of 400 digits`, (schema) => isOwnType(schema, 'integer'), [
      sign + '9'.repeat(400),
    ]),
  ),
  queryClass('a number beyond the limit', (schema) => isOwnType(schema, 'integer'), ['99999999999999999999']),
  queryClass('a word for a boolean', (schema) => isOwnType(schema, 'boolean'), ['perhaps']),
  queryClass('a text that is too short', (schema) => (schema.minLength ?? 0) > 1, ['x']),
  queryClass('a value outside the set', (schema) => schema.enum !== undefined, ['colour']),
  queryClass('one value outside the set among others', (schema) => schema.items?.enum !== undefined, [
    'colour',
    'pending',
  ]),
  ...noInstants.map((text) =>
    queryClass(`${text} for an instant`, (schema) => schema.format === 'date-time', [text]),
  ),
  {
    name: 'a required parameter left out',
    statuses: [400],
    cases: ({ operation, sample }) =>
      queryParameters(operation, () => true)
        .filter((one) => one.required)
        .map((one) =>
          send(
            toWire({ ...sample, query: new Map([...sample.query].filter(([name]) => name !== one.name)) }),
          ),
        ),
  },
  {
    name: 'an empty Idempotency-Key, or one too long',
    statuses: [400],
    cases: ({ operation, sample }) =>
      operation.parameters.some((one) => one.name === 'Idempotency-Key')
        ? ['', 'k'.repeat(256)].flatMap((key) => spoiled(sample, { headers: { 'Idempotency-Key': key } }))
        : [],
  },
];
