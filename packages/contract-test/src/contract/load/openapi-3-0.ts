import { grouped } from '../grouped.ts';
import type { Version } from './versions.ts';

/** The members of a schema as they were read, with those below them already converted. */
export type Draft = { [keyword: string]: unknown };

/** Says something about a member of the schema that is converted. */
export type Remark = (keyword: string, text: string) => void;

/**
 * The same schema in terms of OpenAPI 3.1. Documents of 3.1 use keywords of 3.0 too, which say nothing there; what they
 * are meant to say is certain, so they are read in the same way, with a note.
 */
export function inTermsOf31(draft: Draft, version: Version, remark: Remark): Draft {
  return nullable(exclusiveBounds(binary(examples(draft), version), version, remark), version, remark);
}

/**
 * Beside a `$ref`, OpenAPI 3.0 reads nothing. Annotations are kept all the same, since they constrain nothing, and
 * `nullable`, which nobody writes there without meaning it.
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

/** `example` is `examples` of one value in 3.1, where a validator does not take what stands in it for a schema. */
function examples(draft: Draft): Draft {
  if (!Object.hasOwn(draft, 'example')) return draft;
  const { example, ...others } = draft;
  return { ...others, examples: [example, ...(Array.isArray(draft.examples) ? draft.examples : [])] };
}

/**
 * `format: binary` is `contentMediaType: application/octet-stream` in 3.1, and `format: byte` is
 * `contentEncoding: base64`; the format `byte` stays too, since it is the one that is checked.
 */
function binary(draft: Draft, version: Version): Draft {
  if (version !== '3.0') return draft;
  if (draft.format === 'byte') return { ...draft, contentEncoding: 'base64' };
  if (draft.format !== 'binary') return draft;
  const { format: _, ...others } = draft;
  return { ...others, contentMediaType: 'application/octet-stream' };
}

/**
 * `nullable: true` allows null: `'null'` is added to `type`, null to `enum`, a branch to `anyOf`, and beside
 * anything else that refuses null such a branch is put. OpenAPI 3.0 grants that only where the schema has a `type` and its
 * `enum` lists null; elsewhere it is meant all the same, and a note says so.
 */
function nullable(draft: Draft, version: Version, remark: Remark): Draft {
  if (!Object.hasOwn(draft, 'nullable')) return draft;
  const { nullable: flag, ...schema } = draft;
  if (version !== '3.0') {
    remark('nullable', '`nullable` belongs to OpenAPI 3.0: it is read as in 3.0; use the type `null` instead.');
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

/** A schema that takes null or what the schema takes; what only describes the value stands on the outside. */
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
