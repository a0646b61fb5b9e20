import { type ApiDocument, resolve, type SchemaObject } from '@finops/openapi';

type Fields = Record<string, unknown>;

/** Values for each example of a media type of a document. */
export function examplesOf(
  document: ApiDocument,
  media: { readonly examples?: Readonly<Record<string, object>> } | undefined,
): unknown[] {
  return Object.values(media?.examples ?? {}).map(
    (example) => (resolve(document, example) as { value?: unknown }).value,
  );
}

/** The same value with one thing changed, again and again: a field left out, of a wrong type, too long, out of bounds. */
export function mutationsOf(value: unknown, depth = 3): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    const inFirst = depth > 0 && first !== undefined ? mutationsOf(first, depth - 1) : [];
    return [...inFirst.map((one) => [one, ...rest]), {}, 'x'];
  }
  if (typeof value === 'object' && value !== null) {
    const fields = value as Fields;
    return Object.keys(fields).flatMap((name) => {
      const { [name]: member, ...others } = fields;
      const changed = depth > 0 ? mutationsOf(member, depth - 1) : [];
      return [others, ...changed.map((one) => ({ ...fields, [name]: one }))];
    });
  }
  return typeof value === 'string'
    ? [5, '', null, `${value}~ñ`, 'x'.repeat(3000)]
    : [-1, 1.5, 1e9, 'x', null];
}

/** Texts for a parameter: valid ones and such that break a rule of its schema. None is empty. */
export function textsFor(schema: SchemaObject, example: unknown): string[] {
  const { enum: values = [], minimum = 0, maximum = 1000 } = schema.items ?? schema;
  const valid = [...(example === undefined ? [] : [String(example)]), ...values.map(String)];
  if (schema.type === 'integer')
    return [...valid, `${minimum}`, `${maximum}`, `${minimum - 1}`, `${maximum + 1}`, 'x', '1.5'];
  if (schema.type === 'boolean') return ['true', 'false', 'yes'];
  return [...valid, 'zzz', 'ab_cd', '2026-05-04T09:30:00Z', 'x'.repeat(3000), 'ñ~'];
}
