import { encodingOf } from '../../contract/encoding.ts';
import { memberOf, schemaName } from '../../contract/json-pointer.ts';
import type { Contract, MediaType, Schema } from '../../contract/model.ts';
import type { Direction } from '../../contract/violation.ts';
import type { Change } from '../change.ts';
import { noted, type OperationPair } from './operation-pair.ts';
import { isScalar, schemaTypes } from './scalar-schema.ts';

/** A body that is a form, in both versions. */
export interface ComparedForm {
  readonly where: string;
  readonly type: string;
  readonly old: MediaType;
  readonly next: MediaType;
}

/** Compares the serialization of form members that both versions declare. */
export function compareEncodings(
  pair: OperationPair,
  direction: Direction,
  { where, type, old, next }: ComparedForm,
): readonly Change[] {
  const isMultipart = encodingOf(type) === 'multipart';
  const names = new Set([...(old.encodings?.keys() ?? []), ...(next.encodings?.keys() ?? [])]);
  return [...names].flatMap((name): readonly Change[] => {
    const before = memberSchema(pair.contracts.old.schemas, old.schema, name);
    const after = memberSchema(pair.contracts.next.schemas, next.schema, name);
    if (before === undefined || after === undefined) return [];
    const note = (what: string, level: Change['level'], text: string): Change =>
      noted(pair, {
        id: `${direction}-property-encoding-${what}`,
        level,
        direction,
        where: `${where} /${name}`,
        text,
        oldNode: old.encodings?.get(name)?.node ?? old.node,
        newNode: next.encodings?.get(name)?.node ?? next.node,
      });
    const writings = {
      old: writingOf(old, name, before, isMultipart),
      next: writingOf(next, name, after, isMultipart),
    };
    if (writings.old.style !== writings.next.style) {
      if (isScalar(before) && isScalar(after)) return [];
      const text = `Serialization of \`${name}\` changed from ${inWords(writings.old.style)} to ${inWords(writings.next.style)}.`;
      return [note('style-changed', 'breaking', text)];
    }
    if (writings.old.style !== undefined) return [];
    return compareContentTypes(direction, name, writings.old.contentTypes, writings.next.contentTypes, note);
  });
}

/** The media types of a part: removing one breaks its senders, adding one breaks its receivers. */
function compareContentTypes(
  direction: Direction,
  name: string,
  old: readonly string[],
  next: readonly string[],
  note: (what: string, level: Change['level'], text: string) => Change,
): readonly Change[] {
  const isIn = (types: readonly string[], type: string): boolean =>
    [type, type.replace(/\/.*$/, '/*'), '*/*'].some((name) => types.includes(name));
  const gone = old.filter((type) => !isIn(next, type));
  const come = next.filter((type) => !isIn(old, type));
  const list = (types: readonly string[]): string => types.map((type) => `\`${type}\``).join(', ');
  return [
    ...(gone.length === 0
      ? []
      : [
          note(
            'content-type-removed',
            direction === 'request' ? 'breaking' : 'info',
            `\`${name}\` may no longer be ${list(gone)}.`,
          ),
        ]),
    ...(come.length === 0
      ? []
      : [
          note(
            'content-type-added',
            direction === 'request' ? 'info' : 'breaking',
            `\`${name}\` may now be ${list(come)}.`,
          ),
        ]),
  ];
}

/** The serialization of a member: by a style, or as a part with a content type. */
interface Writing {
  /** With the suffix `exploded`; undefined if the content type decides. */
  readonly style: string | undefined;
  readonly contentTypes: readonly string[];
}

function writingOf({ encodings }: MediaType, name: string, schema: Schema, isMultipart: boolean): Writing {
  const encoding = encodings?.get(name);
  const isList = schemaTypes(schema).includes('array');
  const written = encoding?.style && `${encoding.style}${encoding.explode ? ' exploded' : ''}`;
  // A list is a part for each item in multipart bodies, and a pair for each item in others.
  const isByItem = isList && (written === repeated || (!written && !encoding?.contentTypes));
  if (isByItem && !isMultipart) return { style: repeated, contentTypes: [] };
  if (written !== undefined && !isByItem) return { style: written, contentTypes: [] };
  return { style: undefined, contentTypes: encoding?.contentTypes ?? [defaultContentType(schema)] };
}

const repeated = 'form exploded';

/** The media type that OpenAPI gives a member without `contentType` (3.1, 4.8.15.1). */
function defaultContentType(schema: Schema): string {
  const types = schemaTypes(schema);
  const { items, contentEncoding } = typeof schema === 'object' ? schema : {};
  if (types.includes('array')) return defaultContentType((items ?? true) as Schema);
  if (types.length === 0 || contentEncoding !== undefined) return 'application/octet-stream';
  return types.includes('object') ? 'application/json' : 'text/plain';
}

function inWords(style: string | undefined): string {
  return style === undefined ? 'a content type' : `the style \`${style}\``;
}

/** A member of a form in one version, if its `properties` declare it. */
function memberSchema(
  schemas: Contract['schemas'],
  schema: Schema,
  name: string,
  depth = 0,
): Schema | undefined {
  if (typeof schema !== 'object' || depth > 8) return undefined;
  const { $ref, allOf, properties } = schema;
  const referred = typeof $ref === 'string' ? schemas[schemaName($ref)] : undefined;
  const own = memberOf(properties, name) as Schema | undefined;
  if (own !== undefined) {
    const { $ref: target } = typeof own === 'object' ? own : {};
    return typeof target === 'string' ? schemas[schemaName(target)] : own;
  }
  return [referred, ...((allOf ?? []) as readonly Schema[])]
    .map((layer) => layer && memberSchema(schemas, layer, name, depth + 1))
    .find((member) => member !== undefined);
}
