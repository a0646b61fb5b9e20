import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

/** Describes the violation of a value; undefined if there is none. */
type Check = (value: unknown) => string | undefined;

/** The checks of a document's component schemas, by name. */
export function componentChecks(file: URL): (schema: string) => Check {
  const document = parse(readFileSync(file, 'utf8')) as object;
  return checksOf(document);
}

/** The checks of schemas that are defined in code. */
export function ownChecks(schemas: Readonly<Record<string, object>>): (schema: string) => Check {
  return checksOf({ components: { schemas } });
}

function checksOf(document: object): (schema: string) => Check {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  return (schema) => {
    const validate = ajv.compile({ $ref: `document#/components/schemas/${schema}` });
    return (value) => (validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' }));
  };
}
