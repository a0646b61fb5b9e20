import { isNode, memberOf } from '../json-pointer.ts';
import type { Contract } from '../model.ts';
import { type DocumentSet, LoadError, readDocuments } from './document-set.ts';
import { operationFinder, readOperation, readOutlines } from './operations.ts';
import { openOrigins } from './origins.ts';
import { readOutgoing } from './outgoing.ts';
import type { Reader } from './reader.ts';
import { endlessSchema } from './recursion.ts';
import { namesOf } from './references.ts';
import { isKnownDialect } from './schema-keywords.ts';
import { openSchemas } from './schema-set.ts';
import { readServers } from './servers.ts';

/**
 * Reads an OpenAPI 3.1 document, JSON or YAML, of one file or many.
 * @throws LoadError when it is not one, when a reference leads nowhere, and for everything in a schema that could not
 * be checked: another dialect, an unknown keyword, a pattern that is none.
 */
export async function loadContract(specFile: string): Promise<Contract> {
  const documents = await readDocuments(specFile);
  checkVersion(documents);
  checkParts(documents);
  const origins = openOrigins(documents);
  const reader: Reader = { documents, origins, schemas: openSchemas(documents, origins) };
  const outlines = readOutlines(documents);
  const find = operationFinder(outlines);
  const operations = outlines.map((outline) => readOperation(reader, outline, find));
  const components = documents.member(documents.root, 'components', 'schemas');
  for (const name of namesOf(documents, components))
    reader.schemas.read(documents.member(components, name), true);
  const callers = outlines.flatMap(({ at }, index) => {
    const of = operations[index];
    return of === undefined ? [] : [{ at, of }];
  });
  const outgoing = readOutgoing(reader, callers, find);
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
    outgoing,
    servers: readServers(reader, documents.root) ?? [],
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

function checkParts(documents: DocumentSet): void {
  const parts = ['paths', 'webhooks', 'components'];
  if (parts.some((part) => memberOf(documents.root.value, part) !== undefined)) return;
  documents.fail(documents.root, 'The document has no `paths`, no `webhooks` and no `components`: add some.');
}
