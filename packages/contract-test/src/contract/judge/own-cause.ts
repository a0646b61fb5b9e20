import type { ErrorObject } from 'ajv/dist/2020.js';
import { join, memberOf } from '../json-pointer.ts';
import type { Json, Schema, SchemaObject } from '../model.ts';
import type { Cause } from './cause.ts';
import type { Validators } from './validators.ts';
import { counted, typed, wanted } from './words.ts';

/**
 * The cause behind an error of a schema's own keyword; none for wrappers. The path of a missing or forbidden field is
 * that of the field itself.
 */
export function ownCause(
  error: ErrorObject,
  schema: SchemaObject,
  path: string,
  value: Json,
  isValid: Validators['isValid'],
): Cause[] {
  const { keyword, params } = error;
  const cause = (rest: Partial<Cause>): Cause[] => [
    {
      instancePath: path,
      keyword,
      expected: rest.expected ?? wanted(schema, keyword),
      actual: rest.actual ?? typed(value),
      schema,
      ...rest,
    },
  ];
  const tooMuch = (name: string): Cause[] =>
    cause({
      instancePath: join(path, name),
      expected: 'no such field',
      actual: typed(memberOf(value, name) as Json | undefined),
    });
  switch (keyword) {
    case 'if':
    case 'anyOf':
      return [];
    case 'oneOf':
      return params.passingSchemas
        ? cause({
            expected: 'exactly one of the alternatives',
            actual: `${typed(value)} that fits the alternatives ${params.passingSchemas.map((index: number) => index + 1).join(' and ')}`,
          })
        : [];
    case 'required':
    case 'dependentRequired': {
      const beside = keyword === 'required' ? '' : ` beside \`${params.property}\``;
      return cause({
        instancePath: join(path, params.missingProperty),
        expected: `a value: the field is required${beside}`,
        actual: 'nothing',
      });
    }
    case 'additionalProperties':
      return tooMuch(params.additionalProperty);
    case 'unevaluatedProperties':
      return tooMuch(params.unevaluatedProperty);
    case 'propertyNames':
      return cause({
        instancePath: join(path, params.propertyName),
        actual: `the name "${params.propertyName}"`,
      });
    case 'items':
    case 'unevaluatedItems':
      return cause({ expected: `at most ${counted(params.limit, 'item')}` });
    case 'uniqueItems':
      return cause({ actual: `${typed(value)} with equal items ${params.j} and ${params.i}` });
    case 'contains':
      return cause(containsCause(schema, value, isValid));
    default:
      return cause({});
  }
}

/** Ajv reports one error for `contains` and both of its bounds. */
function containsCause(schema: SchemaObject, value: Json, isValid: Validators['isValid']): Partial<Cause> {
  const items = Array.isArray(value) ? value : [];
  const count = items.filter((item) => isValid(schema.contains as Schema, item)).length;
  const isTooMany = schema.maxContains !== undefined && count > Number(schema.maxContains);
  const least = schema.minContains === undefined ? 'contains' : 'minContains';
  const keyword = isTooMany ? 'maxContains' : least;
  return { keyword, expected: wanted(schema, keyword), actual: `${typed(value)}, ${count} of the kind` };
}
