import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { findUnknownFields } from './known-fields.ts';
import { listExamples, type PlacedExample } from './placed-examples.ts';

const ID = 'https://spec.local/openapi';

/** The result of validating the examples of a bundle. */
export interface ExampleReport {
  /** Number of validated examples; a shared one counts at each place. */
  checked: number;
  /** One line per violation: its place and description. */
  faults: string[];
}

/**
 * Validates every example of a bundle against its schema, including formats, and reports fields that the schema does
 * not describe.
 */
export function validateExamples(document: Record<string, unknown>): ExampleReport {
  const faults = new Set<string>();
  const compile = compiler(document, (warning) => faults.add(warning));
  const examples = listExamples(document);
  for (const example of examples) {
    for (const fault of describeFaults(document, compile(example.schema), example)) faults.add(fault);
  }
  return { checked: examples.length, faults: [...faults] };
}

function describeFaults(
  document: Record<string, unknown>,
  validate: ValidateFunction,
  { place, schema, value }: PlacedExample,
): string[] {
  const invalid = validate(value) ? [] : (validate.errors ?? []);
  return [
    ...invalid.map((error) => `${place}: ${error.instancePath || 'the value'} ${error.message}`),
    ...findUnknownFields(document, { $ref: schema }, value).map(
      (field) => `${place}: ${field} is not described by the schema`,
    ),
  ];
}

/** Compiles schemas by pointer, each once. An unknown format is an error rather than a passed check. */
function compiler(
  document: Record<string, unknown>,
  warn: (warning: string) => void,
): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: { log: warn, warn, error: warn } });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: ID });
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: ID + pointer });
    compiled.set(pointer, validate);
    return validate;
  };
}
