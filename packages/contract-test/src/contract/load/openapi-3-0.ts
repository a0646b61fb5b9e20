import { grouped } from '../grouped.ts';
import type { Version } from './versions.ts';

/** The members of a schema as read, with nested schemas already converted. */
export type Draft = { [keyword: string]: unknown };

/** Records a note about a member of the schema being converted. */
export type Remark = (keyword: string, text: string) => void;

/**
 * Converts a schema to OpenAPI 3.1. Some 3.1 documents also use 3.0 keywords, which have no effect there; as their
 * intent is clear, they are read the same way, with a note.
 */
export function inTermsOf31(draft: Draft, version: Version, remark: Remark): Draft {
  return nullable(exclusiveBounds(binary(examples(draft), version), version, remark), version, remark);
}

/**
 * OpenAPI 3.0 ignores keywords beside a `$ref`. Annotations are kept all the same, since they constrain nothing, and so
 * is `nullable`, which is always intended.
 */
export function isReadBesideReference(keyword: string, version: Version): boolean {
  return version !== '3.0' || keyword === '$ref' || keyword === 'nullable' || isAnnotation(keyword);
}

/** `exclusiveMinimum` and `exclusiveMaximum` are numbers in 3.1; in 3.0 they are `true` beside `minimum` and `maximum`. */
function exclusiveBounds(draft: Draft, version: Version, remark: Remark): Draft {
  if (bounds.every(([exclusive]) => typeof draft[exclusive] !== 'boolean')) return draft;
  const converted = { ...draft };
  for (const [exclusive, inclusive] of bounds) {
    const flag = draft[exclusive];
    if (typeof flag !== 'boolean') continue;
    delete converted[exclusive];
    if (flag && draft[inclusive] !== undefined) {
      converted[exclusive] = draft[inclusive];
      delete converted[inclusive];
    }
    if (version !== '3.0')
      remark(exclusive, `\`${exclusive}\` is a number: \`${flag}\` is read as in OpenAPI 3.0.`);
  }
  return converted;
}

const bounds = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/** `example` is `examples` of one value in 3.1, where a validator does not treat its contents as a schema. */
function examples(draft: Draft): Draft {
  if (!Object.hasOwn(draft, 'example')) return draft;
  const { example, ...others } = draft;
  return { ...others, examples: [example, ...(Array.isArray(draft.examples) ? draft.examples : [])] };
}

/**
 * `format: binary` is `contentMediaType: application/octet-stream` in 3.1, and `format: byte` is
 * `contentEncoding: base64`; the format `byte` is kept as well, since it is the one that is checked.
 */
function binary(draft: Draft, version: Version): Draft {
  if (version !== '3.0') return draft;
  if (draft.format === 'byte') return { ...draft, contentEncoding: 'base64' };
  if (draft.format !== 'binary') return draft;
  const { format: _, ...others } = draft;
  return { ...others, contentMediaType: 'application/octet-stream' };
}

/**
 * `nullable: true` allows null: `'null'` is added to `type`, null to `enum`, a branch to `anyOf`, and any other schema
 * that refuses null is put beside such a branch. OpenAPI 3.0 allows null only if the schema has a `type` and its `enum`
 * lists null; elsewhere null is allowed all the same, with a note.
 */
function nullable(draft: Draft, version: Version, remark: Remark): Draft {
  if (!Object.hasOwn(draft, 'nullable')) return draft;
  const { nullable: flag, ...schema } = draft;
  if (version !== '3.0') {
    remark(
      'nullable',
      '`nullable` belongs to OpenAPI 3.0: it is read as in 3.0; use the type `null` instead.',
    );
  }
  if (flag !== true) return schema;
  const parts = Object.keys(schema).filter((keyword) => applicators.has(keyword));
  if (schema.type === undefined && parts.length === 0 && schema.enum === undefined) return schema;
  if (version === '3.0' && schema.type === undefined) {
    remark(
      'nullable',
      '`nullable` has no effect without `type` in OpenAPI 3.0: it is read as if null were allowed.',
    );
  }
  if (parts.some((keyword) => keyword !== 'anyOf')) return beside(schema);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const listed = schema.enum;
  if (version === '3.0' && Array.isArray(listed) && !listed.includes(null)) {
    remark('nullable', '`nullable` allows null, but `enum` does not list it: it is read as if it did.');
  }
  return {
    ...schema,
    ...(schema.type !== undefined && { type: [...types.filter((type) => type !== 'null'), 'null'] }),
    ...(Array.isArray(listed) && { enum: listed.includes(null) ? listed : [...listed, null] }),
    ...(Array.isArray(schema.anyOf) && { anyOf: [...schema.anyOf, { type: 'null' }] }),
  };
}

/** A schema that accepts null or whatever the given schema accepts; annotations move to the outer schema. */
function beside(schema: Draft): Draft {
  const described = grouped(Object.entries(schema), ([keyword]) => isAnnotation(keyword));
  return {
    ...Object.fromEntries(described.get(true) ?? []),
    anyOf: [Object.fromEntries(described.get(false) ?? []), { type: 'null' }],
  };
}

const applicators: ReadonlySet<string> = new Set('$ref allOf anyOf oneOf not if const'.split(' '));

/** Whether a keyword constrains nothing. */
function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith('x-');
}

const annotations: ReadonlySet<string> = new Set(
  'title description default deprecated readOnly writeOnly example examples externalDocs $comment'.split(' '),
);
