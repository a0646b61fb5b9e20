import type { MediaType, RequestBody } from '../model.ts';
import type { Located } from './document-set.ts';
import { collectExamples } from './examples.ts';
import { memberOf } from './node-at.ts';
import type { Reader } from './reader.ts';
import { settle, settleMap } from './references.ts';

/** The media types of a `content` member; one without a schema takes anything. */
export function readContent(reader: Reader, of: Located, shared: boolean): ReadonlyMap<string, MediaType> {
  const { documents, origins, schemas } = reader;
  const found = settleMap(documents, documents.member(of, 'content'), shared);
  return new Map(
    [...found].map(([name, { node, at, shared: isShared }]) => {
      origins.note(node, at, isShared);
      const schema = documents.member(at, 'schema');
      return [
        name.toLowerCase(),
        {
          schema: schema.value === undefined ? true : schemas.read(schema, isShared),
          examples: collectExamples(reader, at, isShared),
          node,
        },
      ];
    }),
  );
}

/** The body that an operation takes; undefined when it takes none. */
export function readRequestBody(
  reader: Reader,
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
    content: readContent(reader, at, isShared),
    maxBytes: typeof maxBytes === 'number' ? maxBytes : undefined,
    node,
  };
}
