import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formats, { type FormatsPlugin } from 'ajv-formats';
import { valueSet } from '../instances/value-set.ts';
import type { Json } from '../model.ts';
import { isMultipleOf } from './decimals.ts';

// The module is CommonJS, and its types hide the callable export.
const addFormats = formats as unknown as FormatsPlugin;

/** Numbers of the OpenAPI format registry, whose ranges are checked. */
const integerFormats = {
  int32: (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31,
  int64: (value: number) => Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63,
};

/**
 * Opens a validator of JSON Schema 2020-12 that asserts formats and reports every error with its schema. Multiples are
 * computed in decimal, so that 19.99 is a multiple of 0.01, and long enumerations use a lookup.
 */
export function openAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ allErrors: true, verbose: true, strict: false, logger: false },
    // An inherited member such as `constructor` does not count as present.
    ownProperties: true,
    ...options,
  });
  addFormats(ajv, { mode: 'full', keywords: false });
  for (const [name, validate] of Object.entries(integerFormats)) {
    ajv.addFormat(name, { type: 'number', validate });
  }
  ajv.removeKeyword('enum');
  ajv.addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    errors: false,
    compile: (values: readonly Json[]) => valueSet(values).has,
  });
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    errors: false,
    compile: (step: number) => (value: number) => isMultipleOf(value, step),
  });
  return ajv;
}

/** Whether a format is checked; others are annotations. */
export function isCheckedFormat(name: string): boolean {
  return Object.hasOwn(reference.formats, name);
}

const reference = openAjv();
