import { type ApiDocument, resolve, type SchemaObject } from '@finops/openapi';
import { breaksFormat } from '../explain/formats.ts';
import { absentValues } from '../extensions.ts';

const none: ReadonlySet<unknown> = new Set();

/**
 * The values that a document accepts for an absent optional field (`x-absent-values`, G320) and that a field of these
 * schemas does not accept itself: null and, for texts, the empty text.
 */
export function takenAsAbsent(document: ApiDocument, schemas: readonly SchemaObject[]): ReadonlySet<unknown> {
  const values = absentValues(document);
  if (values === undefined) return none;
  const all = (test: (schema: SchemaObject) => boolean): boolean =>
    schemas.every((schema) => passes(document, schema, test));
  return new Set(
    values.filter((value) => !all((schema) => takes(schema, value)) && (value === null || all(isText))),
  );
}

/** Whether a schema with the schemas combined in it passes a test of its own keywords. */
function passes(
  document: ApiDocument,
  schema: SchemaObject,
  test: (schema: SchemaObject) => boolean,
): boolean {
  const { $ref, allOf = [], anyOf, oneOf } = schema;
  const below = (one: SchemaObject): boolean => passes(document, one, test);
  if (!test(schema) || !allOf.every(below)) return false;
  if ($ref !== undefined && !below(resolve<SchemaObject>(document, { $ref }))) return false;
  return [anyOf, oneOf].every((branches) => branches === undefined || branches.some(below));
}

function isText(schema: SchemaObject): boolean {
  return typeNames(schema)?.includes('string') ?? true;
}

function takes(schema: SchemaObject, value: null | ''): boolean {
  const types = typeNames(schema);
  if (types !== undefined && !types.includes(value === null ? 'null' : 'string')) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (value === null) return true;
  const { minLength = 0, pattern, format } = schema;
  const isLongEnough = minLength === 0 && (pattern === undefined || new RegExp(pattern, 'u').test(value));
  return isLongEnough && !(format !== undefined && breaksFormat(format, value));
}

/** The types that a schema names, including null; undefined if it names none. */
function typeNames({ type }: SchemaObject): readonly string[] | undefined {
  return type === undefined ? undefined : [type].flat();
}
