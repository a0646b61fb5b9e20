import { methods, pathShape } from '@finops/openapi';
import { isNode, memberOf } from '../json-pointer.ts';
import type { Operation } from '../model.ts';
import { readRequestBody } from './bodies.ts';
import type { DocumentSet, Located } from './document-set.ts';
import { noteNewOperations } from './openapi-3-2.ts';
import { readParameters, withPathParameters } from './parameters.ts';
import type { Reader } from './reader.ts';
import { type Found, namesBesideExtensions, settle } from './references.ts';
import { type OperationFinder, readResponses } from './responses.ts';
import { readSecurity } from './security.ts';
import { readServers } from './servers.ts';

/** An operation whose parts are not read yet. */
export interface Outline {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly item: Found;
  readonly at: Located;
}

/** Finds the target operations of links. */
export function operationFinder(outlines: readonly Outline[]): OperationFinder {
  return (target) =>
    outlines.find((outline) =>
      'id' in target ? outline.id === target.id : outline.at.value === target.at.value,
    )?.id;
}

/** The operations of all paths. */
export function readOutlines(documents: DocumentSet): Outline[] {
  const paths = documents.member(documents.root, 'paths');
  const names = namesBesideExtensions(documents, paths);
  const targets = names.map((path) => memberOf(documents.member(paths, path).value, '$ref'));
  const byId = new Map<string, Outline>();
  const byShape = new Map<string, { readonly path: string; readonly methods: readonly string[] }>();
  const readPath = (path: string, index: number): void => {
    const entry = documents.member(paths, path);
    if (!path.startsWith('/')) documents.fail(entry, `The path \`${path}\` does not start with a slash.`);
    const shape = pathShape(path);
    const twin = byShape.get(shape);
    const advice = `\`${path}\` and \`${twin?.path}\` are the same path: name their parameters alike and make them one.`;
    if (
      targets[index] !== undefined &&
      methods.some((method) => memberOf(entry.value, method) !== undefined)
    ) {
      documents.fail(entry, 'A path cannot have operations beside its `$ref`: move them to its target.');
    }
    const isRepeated = targets.filter((target) => target === targets[index]).length > 1;
    const item = settle(documents, entry, false, isRepeated);
    const own = methods.filter((name) => item.node[name] !== undefined);
    if (own.some((method) => twin?.methods.includes(method))) documents.fail(entry, advice);
    if (twin !== undefined) documents.note(entry, advice);
    byShape.set(shape, { path, methods: [...own, ...(twin?.methods ?? [])] });
    noteNewOperations(documents, item);
    for (const method of own) {
      const written = documents.member(item.at, method);
      const { node, at } = settle(documents, written, item.shared);
      if (node !== written.value)
        documents.note(written, 'OpenAPI does not allow a `$ref` here: it is followed.');
      const { operationId } = node;
      const unnamed = `${method.toUpperCase()} ${path}`;
      const named = typeof operationId === 'string' ? operationId : unnamed;
      if (byId.has(named)) {
        documents.note(
          documents.member(at, 'operationId'),
          `The operationId \`${named}\` is used twice: this operation is called \`${unnamed}\`.`,
        );
      }
      const id = byId.has(named) ? unnamed : named;
      byId.set(id, { id, method: method.toUpperCase(), path, item, at });
    }
  };
  for (const [index, path] of names.entries()) {
    documents.remarks.attempt(() => readPath(path, index), undefined);
  }
  return [...byId.values()];
}

/** Reads the operation of an outline with all its parts. */
export function readOperation(reader: Reader, outline: Outline, find: OperationFinder): Operation {
  const { item, at } = outline;
  const { remarks } = reader.documents;
  const operation = readRequest(reader, outline, find);
  const parameters = withPathParameters(reader, outline, operation.parameters);
  const security = remarks.attempt(() => readSecurity(reader, at), []);
  const servers = readServers(reader, at) ?? readServers(reader, item.at);
  const { tags } = isNode(at.value) ? at.value : {};
  return {
    ...operation,
    parameters,
    ...(Array.isArray(tags) && { tags: tags.map(String) }),
    security,
    ...(servers && { servers }),
  };
}

/** Reads the request and the responses, whether the client or the API sends the request. */
export function readRequest(
  reader: Reader,
  { id, method, path, item, at }: Outline,
  find: OperationFinder,
): Operation {
  const { documents, origins } = reader;
  const { remarks } = documents;
  if (!isNode(at.value)) return documents.fail(at, 'An operation must be an object.');
  origins.note(at.value, at, item.shared);
  return {
    id,
    method,
    path,
    parameters: remarks.attempt(() => readParameters(reader, item, at), []),
    body: remarks.attempt(() => readRequestBody(reader, method, at, item.shared), undefined),
    responses: remarks.attempt(() => readResponses(reader, at, item.shared, find), new Map()),
    security: [],
    node: at.value,
  };
}
