import { isNode } from '../json-pointer.ts';
import type { Json, Link, ResponseHeader, ResponseModel } from '../model.ts';
import { readContent } from './bodies.ts';
import type { Located } from './document-set.ts';
import type { Reader } from './reader.ts';
import { type Found, namesBesideExtensions, namesOf, settle } from './references.ts';

/** Finds the id of the operation at a location. */
export type OperationFinder = (target: { id: string } | { at: Located }) => string | undefined;

/** The responses of an operation, by status as declared. */
export function readResponses(
  reader: Reader,
  operation: Located,
  shared: boolean,
  find: OperationFinder,
): ReadonlyMap<string, ResponseModel> {
  const { documents } = reader;
  const responses = documents.member(operation, 'responses');
  return new Map(
    namesBesideExtensions(documents, responses).flatMap((written) =>
      documents.remarks.attempt(() => {
        const at = documents.member(responses, written);
        const status = /^[1-5]xx$/.test(written) ? written.toUpperCase() : written;
        if (!/^([1-5](\d\d|XX)|default)$/.test(status)) {
          return documents.fail(at, `\`${status}\` is not a valid status: write 200, 4XX or default.`);
        }
        if (status !== written) documents.note(at, `\`${written}\` is read as ${status}: use capitals.`);
        return [[status, readResponse(reader, settle(documents, at, shared), status, find)] as const];
      }, []),
    ),
  );
}

function readResponse(reader: Reader, found: Found, status: string, find: OperationFinder): ResponseModel {
  const { node, at, shared } = found;
  reader.origins.note(node, at, shared);
  return {
    status,
    content: readContent(reader, at, shared),
    headers: readHeaders(reader, reader.documents.member(at, 'headers'), shared),
    links: readLinks(reader, reader.documents.member(at, 'links'), shared, find),
    node,
  };
}

function readHeaders(
  { documents, origins, schemas }: Reader,
  map: Located,
  shared: boolean,
): ReadonlyMap<string, ResponseHeader> {
  const headers = new Map<string, ResponseHeader>();
  const readHeader = (name: string): void => {
    const { node, at, shared: isShared } = settle(documents, documents.member(map, name), shared);
    origins.note(node, at, isShared);
    const content = documents.member(at, 'content');
    const mediaType = namesOf(documents, content)[0];
    const value =
      mediaType === undefined ? at : settle(documents, documents.member(content, mediaType), isShared).at;
    const schema = documents.member(value, 'schema');
    headers.set(name.toLowerCase(), {
      name,
      required: node.required === true,
      schema: schema.value === undefined ? true : schemas.readInline(schema, isShared),
      node,
    });
  };
  for (const name of namesOf(documents, map)) {
    // The content of a response defines its media type.
    if (name.toLowerCase() !== 'content-type') documents.remarks.attempt(() => readHeader(name), undefined);
  }
  return headers;
}

function readLinks(
  { documents, origins }: Reader,
  map: Located,
  shared: boolean,
  find: OperationFinder,
): Link[] {
  const readLink = (name: string): Link => {
    const { node, at, shared: isShared } = settle(documents, documents.member(map, name), shared);
    origins.note(node, at, isShared);
    const operation =
      typeof node.operationRef === 'string'
        ? find({ at: documents.follow(at, node.operationRef) })
        : find({ id: String(node.operationId) });
    if (operation === undefined)
      return documents.fail(at, `The link \`${name}\` does not lead to an operation.`);
    return {
      name,
      operation,
      parameters: isNode(node.parameters) ? (node.parameters as Readonly<Record<string, Json>>) : {},
      requestBody: node.requestBody as Json | undefined,
      node,
    };
  };
  const { remarks } = documents;
  // A link only adds requests, so leaving out a broken one does not affect the others.
  return remarks.harmless(
    () => namesOf(documents, map).flatMap((name) => remarks.attempt(() => [readLink(name)], [])),
    [],
  );
}
