import { at, type Fact, fact, isObject, text } from '../facts.ts';
import { findUnknownFields } from '../known-fields.ts';
import type { ShownBody, ShownExample, ShownOperation } from './read-operations.ts';

/** The service's message for an unknown field or parameter. */
const UNKNOWN = 'is not recognized';

/**
 * The `fields` of an error are fields of the request, or of the record for a 422, which is about states. A field
 * reported as unknown is unknown, and the operation supports strict handling.
 */
export function checkFields(operation: ShownOperation): Fact[] {
  return operation.failures.flatMap(({ example, status, value }) => {
    const fields = at(value, 'fields');
    return Object.entries(isObject(fields) ? fields : {}).map(([field, reasons]) => {
      const isUnknown = JSON.stringify(reasons).includes(UNKNOWN);
      const known =
        knowsField(operation, field) || (status === '422' && hasField(operation, operation.written, field));
      const where = { example, pointer: `/fields/${field}` };
      if (!isUnknown) return fact(where, '', known, 'is no field of the request');
      const minds = operation.parameters.some(({ name }) => name === 'Prefer');
      return fact(where, '', minds && !known, 'is called unknown, and is known or ignored');
    });
  });
}

/** `schema_validation` concerns a JSON body, and its errors and its suggestion name fields of that body. */
export function checkSchemaErrors(operation: ShownOperation): Fact[] {
  return operation.failures
    .filter(({ value }) => text(value, 'error.name') === 'schema_validation')
    .flatMap((shown) => [
      fact(
        { example: shown.example, pointer: '' },
        '',
        hasBody(operation),
        'is about a body that nobody sends',
      ),
      ...fieldsOfBody(shown).map(({ pointer, field }) =>
        fact(
          { example: shown.example, pointer },
          '',
          hasField(operation, operation.bodies, field),
          `names ${field}, which is no field of the body`,
        ),
      ),
    ]);
}

function fieldsOfBody({ value }: ShownExample): { pointer: string; field: string }[] {
  const lines = at(value, 'schema.schema_validation_error');
  const named = (Array.isArray(lines) ? lines : []).map((line, index) => ({
    pointer: `/schema/schema_validation_error/${index}`,
    field: /^body\.(\S+) /.exec(line)?.[1] ?? /'(\w+)'$/.exec(line)?.[1],
  }));
  const mended = [...text(value, 'schema.fix').matchAll(/`([\w.]+)`/g)].map(([, field]) => ({
    pointer: '/schema/fix',
    field,
  }));
  return [...named, ...mended].flatMap(({ pointer, field }) => (field ? [{ pointer, field }] : []));
}

const hasBody = ({ bodies }: ShownOperation): boolean =>
  bodies.some(({ mediaType }) => mediaType === 'application/json');

/** Whether a request has a field: a parameter, a header, or a field of the body by dotted path. */
function knowsField(operation: ShownOperation, field: string): boolean {
  return (
    operation.parameters.some(({ name }) => name.toLowerCase() === field.toLowerCase()) ||
    hasField(operation, operation.bodies, field)
  );
}

function hasField({ document }: ShownOperation, bodies: ShownBody[], field: string): boolean {
  return bodies.some(({ schema }) => findUnknownFields(document, schema, valueWith(field)).length === 0);
}

/** A value with a single field: `a.0.b` and `a[0].b` result in `{a: [{b: ''}]}`. */
function valueWith(field: string): unknown {
  return field
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduceRight<unknown>((value, key) => (/^\d+$/.test(key) ? [value] : { [key]: value }), '');
}
