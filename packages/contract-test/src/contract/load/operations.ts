import { isNode, memberOf } from '../json-pointer.ts';
import type { Operation } from '../model.ts';
import { readRequestBody } from './bodies.ts';
import type { DocumentSet, Located } from './document-set.ts';
import { readParameters } from './parameters.ts';
import type { Reader } from './reader.ts';
import { type Found, namesBesideExtensions, settle } from './references.ts';
import { type OperationFinder, readResponses } from './responses.ts';
import { readSecurity } from './security.ts';
import { readServers } from './servers.ts';

/** The members of a path that are operations. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation that was found, before its parts are read. */
export interface Outline {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly item: Found;
  readonly at: Located;
}

/** Finds the operations that links lead to. */
export function operationFinder(outlines: readonly Outline[]): OperationFinder {
  return (target) =>
    outlines.find((outline) =>
      'id' in target ? outline.id === target.id : outline.at.value === target.at.value,
    )?.id;
}

/** A path, whatever the names in it: paths of one shape are the same. */
export function pathShape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

/** The operations of all paths. */
export function readOutlines(documents: DocumentSet): Outline[] {
  const paths = documents.member(documents.root, 'paths');
  const names = namesBesideExtensions(documents, paths);
  const targets = names.map((path) => memberOf(documents.member(paths, path).value, '$ref'));
  const byId = new Map<string, Outline>();
  const byShape = new Map<string, string>();
  for (const [index, path] of names.entries()) {
    const entry = documents.member(paths, path);
    if (!path.startsWith('/')) documents.fail(entry, `The path \`${path}\` does not start with a slash.`);
    const shape = pathShape(path);
    const twin = byShape.get(shape);
    if (twin !== undefined) {
      documents.fail(
        entry,
        `\`${path}\` and \`${twin}\` are the same path: name their parameters alike and make them one.`,
      );
    }
    byShape.set(shape, path);
    if (
      targets[index] !== undefined &&
      methods.some((method) => memberOf(entry.value, method) !== undefined)
    ) {
      documents.fail(entry, 'Beside the `$ref` of a path there are no operations: put them where it leads.');
    }
    const isRepeated = targets.filter((target) => target === targets[index]).length > 1;
    const item = settle(documents, entry, false, isRepeated);
    for (const method of methods.filter((name) => item.node[name] !== undefined)) {
      const at = documents.member(item.at, method);
      const { operationId } = isNode(at.value) ? at.value : {};
      const id = typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${path}`;
      if (byId.has(id)) {
        documents.fail(
          documents.member(at, 'operationId'),
          `The operationId \`${id}\` is used twice: rename one.`,
        );
      }
      byId.set(id, { id, method: method.toUpperCase(), path, item, at });
    }
  }
  return [...byId.values()];
}

/** Reads the operation of an outline with all its parts. */
export function readOperation(reader: Reader, outline: Outline, find: OperationFinder): Operation {
  const { documents } = reader;
  const { path, item, at } = outline;
  const operation = readRequest(reader, outline, find);
  for (const [, name] of path.matchAll(/\{([^}]+)\}/g)) {
    if (!operation.parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)) {
      documents.fail(
        at,
        `The path parameter \`${name}\` of \`${path}\` is not declared: add it to \`parameters\`.`,
      );
    }
  }
  const servers = readServers(reader, at) ?? readServers(reader, item.at);
  const { tags } = isNode(at.value) ? at.value : {};
  return {
    ...operation,
    ...(Array.isArray(tags) && { tags: tags.map(String) }),
    security: readSecurity(reader, at),
    ...(servers && { servers }),
  };
}

/** Reads what is sent and answered, whoever sends it. */
export function readRequest(
  reader: Reader,
  { id, method, path, item, at }: Outline,
  find: OperationFinder,
): Operation {
  const { documents, origins } = reader;
  if (!isNode(at.value)) return documents.fail(at, 'An operation is an object.');
  origins.note(at.value, at, item.shared);
  return {
    id,
    method,
    path,
    parameters: readParameters(reader, item, at),
    body: readRequestBody(reader, method, at, item.shared),
    responses: readResponses(reader, at, item.shared, find),
    security: [],
    node: at.value,
  };
}
