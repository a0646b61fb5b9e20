import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, Schema, SchemaObject } from '../model.ts';
import { openAjv } from './dialect.ts';

/** Validates against schemas that share one set of definitions. */
export interface Validators {
  isValid(schema: Schema, value: Json): boolean;
  errors(schema: SchemaObject, value: Json): readonly ErrorObject[];
}

const address = 'https://contract.invalid/';

/**
 * Opens validators over definitions, the targets of `#/$defs/<name>`. Every definition is compiled once, since all
 * schemas are parts of one document; validators are kept by schema object.
 */
export function openValidators(definitions: Readonly<Record<string, Schema>>): Validators {
  const ajv = openAjv({ validateSchema: false });
  const roots: Record<string, SchemaObject> = {};
  ajv.addSchema({ $id: address, $defs: definitions, roots });
  const known = new WeakMap<SchemaObject, ValidateFunction>();
  let count = 0;

  const validatorOf = (schema: SchemaObject): ValidateFunction => {
    const existing = known.get(schema);
    if (existing !== undefined) return existing;
    const name = `r${count}`;
    count += 1;
    roots[name] = schema;
    const validator = ajv.getSchema(`${address}#/roots/${name}`);
    if (validator === undefined) throw new TypeError('The schema refers to a definition that is not there.');
    known.set(schema, validator);
    return validator;
  };

  return {
    isValid: (schema, value) => (typeof schema === 'boolean' ? schema : validatorOf(schema)(value) === true),
    errors(schema, value) {
      const validator = validatorOf(schema);
      return validator(value) === true ? [] : (validator.errors ?? []);
    },
  };
}
