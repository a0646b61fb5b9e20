import { encodingOf } from '../encoding.ts';
import { isList } from '../instances/json-value.ts';
import { memberOf, type Node } from '../json-pointer.ts';
import type { Encoding, MediaType, RequestBody } from '../model.ts';
import type { Located } from './document-set.ts';
import { collectExamples } from './examples.ts';
import { noteStream } from './openapi-3-2.ts';
import type { Reader } from './reader.ts';
import { namesOf, settle, settleMap } from './references.ts';

/** The media types of a `content` member; one without a schema accepts anything. */
export function readContent(reader: Reader, of: Located, shared: boolean): ReadonlyMap<string, MediaType> {
  const { documents, origins, schemas } = reader;
  const content = documents.member(of, 'content');
  const readMediaType = (name: string): MediaType => {
    const { node, at, shared: isShared } = settle(documents, documents.member(content, name), shared);
    origins.note(node, at, isShared);
    noteStream(documents, at);
    const schema = documents.member(at, 'schema');
    return {
      schema: schema.value === undefined ? true : schemas.read(schema, isShared),
      examples: collectExamples(reader, at, isShared),
      ...readEncodings(reader, documents.member(at, 'encoding'), isShared),
      node,
    };
  };
  return new Map(
    namesOf(documents, content).flatMap((name) =>
      documents.remarks.attempt(() => [[name.toLowerCase(), readMediaType(name)] as const], []),
    ),
  );
}

function readEncodings(
  { documents, origins }: Reader,
  map: Located,
  shared: boolean,
): Pick<MediaType, 'encodings'> {
  if (map.value === undefined) return {};
  const found = settleMap(documents, map, shared);
  return {
    encodings: new Map(
      [...found].map(([name, { node, at, shared: isShared }]) => {
        origins.note(node, at, isShared);
        return [name, readEncoding(node)];
      }),
    ),
  };
}

/**
 * If `style`, `explode` or `allowReserved` is given, the others take their defaults and `contentType` is ignored
 * (OpenAPI 3.1, 4.8.15).
 */
function readEncoding(node: Node): Encoding {
  const { contentType, style, explode, allowReserved } = node;
  const isStyled = [style, explode, allowReserved].some((member) => member !== undefined);
  const written = isStyled ? (typeof style === 'string' ? style : 'form') : undefined;
  return {
    contentTypes:
      typeof contentType === 'string' && !isStyled
        ? contentType.split(',').map((type) => type.trim().toLowerCase())
        : undefined,
    style: written,
    explode: typeof explode === 'boolean' ? explode : written === undefined || written === 'form',
    node,
  };
}

/** The request body of an operation; undefined if it has none. */
export function readRequestBody(
  reader: Reader,
  method: string,
  operation: Located,
  shared: boolean,
): RequestBody | undefined {
  const member = reader.documents.member(operation, 'requestBody');
  if (member.value === undefined) return undefined;
  const { node, at, shared: isShared } = settle(reader.documents, member, shared);
  reader.origins.note(node, at, isShared);
  const maxBytes = memberOf(node, 'x-max-body-bytes');
  return {
    required: node.required === true,
    content: withAbsentValues(reader, method, readContent(reader, at, isShared)),
    maxBytes: typeof maxBytes === 'number' ? maxBytes : undefined,
    node,
  };
}

/** In a PATCH, null removes a value, so nothing can stand for an absent member. */
function withAbsentValues(
  { documents }: Reader,
  method: string,
  content: ReadonlyMap<string, MediaType>,
): ReadonlyMap<string, MediaType> {
  const values = memberOf(documents.root.value, 'x-absent-values');
  if (!isList(values) || method === 'PATCH') return content;
  return new Map(
    [...content].map(([name, one]) => [
      name,
      encodingOf(name) === 'json' ? { ...one, absentValues: values } : one,
    ]),
  );
}
