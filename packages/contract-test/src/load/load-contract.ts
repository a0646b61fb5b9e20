import type { Contract, Operation } from '../model.ts';
import { readRequestBody } from './bodies.ts';
import { type DocumentSet, type Located, readDocuments } from './document-set.ts';
import { LoadError } from './load-error.ts';
import { isNode, memberOf } from './node-at.ts';
import { openOrigins } from './origins.ts';
import { readParameters } from './parameters.ts';
import type { Reader } from './reader.ts';
import { endlessSchema } from './recursion.ts';
import { type Found, namesBesideExtensions, namesOf, settle } from './references.ts';
import { type OperationFinder, readResponses } from './responses.ts';
import { isKnownDialect } from './schema-keywords.ts';
import { openSchemas } from './schema-set.ts';
import { readSecurity } from './security.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation that was found, before its parts are read. */
interface Outline {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly item: Found;
  readonly at: Located;
}

/**
 * Reads an OpenAPI 3.1 document, JSON or YAML, of one file or many.
 * @throws LoadError when it is not one, when a reference leads nowhere, and for everything in a schema that could not
 * be checked: another dialect, an unknown keyword, a pattern that is none.
 */
export async function loadContract(specFile: string): Promise<Contract> {
  const documents = await readDocuments(specFile);
  checkVersion(documents);
  const origins = openOrigins(documents);
  const reader: Reader = { documents, origins, schemas: openSchemas(documents, origins) };
  const outlines = readOutlines(documents);
  const find: OperationFinder = (target) =>
    outlines.find((outline) =>
      'id' in target ? outline.id === target.id : outline.at.value === target.at.value,
    )?.id;
  const operations = outlines.map((outline) => readOperation(reader, outline, find));
  const components = documents.member(documents.root, 'components', 'schemas');
  for (const name of namesOf(components)) reader.schemas.read(documents.member(components, name), true);
  const { schemas, uncheckedFormats } = reader.schemas;
  const endless = endlessSchema(schemas);
  if (endless !== undefined) {
    const { file, line } = origins.placeOf(Object(schemas[endless]));
    throw new LoadError(
      `${file}:${line}: The schema \`${endless}\` refers to itself without a step into the value.`,
    );
  }
  return {
    title: String(memberOf(memberOf(documents.root.value, 'info'), 'title') ?? ''),
    operations,
    schemas,
    uncheckedFormats: [...uncheckedFormats].sort(),
    placeOf: origins.placeOf,
    isShared: origins.isShared,
  };
}

function checkVersion(documents: DocumentSet): void {
  const { root } = documents;
  const { openapi, swagger, jsonSchemaDialect } = isNode(root.value) ? root.value : {};
  if (swagger !== undefined || !/^3\.1(\.\d+)?$/.test(String(openapi))) {
    const found = swagger === undefined ? openapi : `Swagger ${swagger}`;
    const says = found === undefined ? 'has no `openapi` version' : `is ${found}`;
    const at = documents.member(root, swagger === undefined ? 'openapi' : 'swagger');
    documents.fail(at, `The document ${says}: only OpenAPI 3.1 is tested, so convert it first.`);
  }
  if (jsonSchemaDialect !== undefined && !isKnownDialect(jsonSchemaDialect)) {
    const at = documents.member(root, 'jsonSchemaDialect');
    documents.fail(
      at,
      `The schema dialect \`${jsonSchemaDialect}\` is unknown: only JSON Schema 2020-12 is checked.`,
    );
  }
}

function readOutlines(documents: DocumentSet): Outline[] {
  const paths = documents.member(documents.root, 'paths');
  const names = namesBesideExtensions(paths);
  const targets = names.map((path) => memberOf(documents.member(paths, path).value, '$ref'));
  const byId = new Map<string, Outline>();
  for (const [index, path] of names.entries()) {
    const entry = documents.member(paths, path);
    if (!path.startsWith('/')) documents.fail(entry, `The path \`${path}\` does not start with a slash.`);
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

function readOperation(
  reader: Reader,
  { id, method, path, item, at }: Outline,
  find: OperationFinder,
): Operation {
  const { documents, origins } = reader;
  if (!isNode(at.value)) return documents.fail(at, 'An operation is an object.');
  origins.note(at.value, at, item.shared);
  const parameters = readParameters(reader, item, at);
  for (const [, name] of path.matchAll(/\{([^}]+)\}/g)) {
    if (!parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)) {
      documents.fail(
        at,
        `The path parameter \`${name}\` of \`${path}\` is not declared: add it to \`parameters\`.`,
      );
    }
  }
  return {
    id,
    method,
    path,
    parameters,
    body: readRequestBody(reader, at, item.shared),
    responses: readResponses(reader, at, item.shared, find),
    security: readSecurity(documents, at),
    node: at.value,
  };
}
