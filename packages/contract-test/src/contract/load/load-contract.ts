import { memberOf } from '../json-pointer.ts';
import type { Contract } from '../model.ts';
import { type DocumentEdit, type DocumentSet, LoadError, readDocuments } from './document-set.ts';
import { operationFinder, readOperation, readOutlines } from './operations.ts';
import { openOrigins } from './origins.ts';
import { readOutgoing } from './outgoing.ts';
import type { Reader } from './reader.ts';
import { endlessSchema } from './recursion.ts';
import { namesOf } from './references.ts';
import { Refusal } from './remarks.ts';
import { openSchemas } from './schema-set.ts';
import { readServers } from './servers.ts';
import { readVersion } from './versions.ts';

/** Options for reading a document. */
export interface LoadOptions {
  /** Also refuses documents with notes. */
  readonly strict?: boolean;
  /** Edits the document before it is read. */
  readonly edit?: DocumentEdit;
}

/**
 * Reads an OpenAPI document of version 3.0, 3.1 or 3.2, JSON or YAML, of one file or many; one of 3.0 in terms of 3.1.
 * @throws LoadError for everything that makes checking unsound, all at once: an unresolvable reference, an unsupported
 * dialect, an invalid schema. Harmless slips become `notes` of the contract.
 */
export async function loadContract(
  specFile: string,
  { strict = false, edit }: LoadOptions = {},
): Promise<Contract> {
  const documents = await readDocuments(specFile, edit);
  const { remarks } = documents;
  const contract = remarks.attempt(() => readContract(documents), undefined);
  const refusals = [...remarks.refusals(), ...(strict ? remarks.notes() : [])];
  if (contract === undefined || refusals.length > 0) {
    throw new LoadError(refusals.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n'));
  }
  return { ...contract, notes: remarks.notes() };
}

function readContract(documents: DocumentSet): Omit<Contract, 'notes'> {
  const { remarks } = documents;
  const version = readVersion(documents);
  checkParts(documents);
  const origins = openOrigins(documents);
  const reader: Reader = { documents, origins, schemas: openSchemas(documents, origins, version) };
  const outlines = readOutlines(documents);
  const find = operationFinder(outlines);
  const read = outlines.flatMap((outline) =>
    remarks.attempt(() => [{ at: outline.at, of: readOperation(reader, outline, find) }], []),
  );
  const outgoing = readOutgoing(reader, read, find);
  const servers = readServers(reader, documents.root) ?? [];
  const { schemas, uncheckedFormats } = reader.schemas;
  const endless = endlessSchema(schemas);
  if (endless !== undefined) {
    const { file, line, pointer } = origins.placeOf(Object(schemas[endless]));
    const text = `The schema \`${endless}\` refers to itself without descending into the value.`;
    throw new Refusal({ file, line, pointer, text });
  }
  const used = { ...schemas };
  readUnused(reader);
  const infoAt = (name: string): unknown => memberOf(memberOf(documents.root.value, 'info'), name);
  return {
    title: String(infoAt('title') ?? ''),
    description: String(infoAt('description') ?? ''),
    operations: read.map(({ of }) => of),
    outgoing,
    servers,
    schemas: used,
    uncheckedFormats: [...uncheckedFormats].sort(),
    placeOf: origins.placeOf,
    isShared: origins.isShared,
  };
}

/** Reads the unreferenced schemas; their errors are harmless. */
function readUnused({ documents, schemas }: Reader): void {
  const components = documents.member(documents.root, 'components', 'schemas');
  documents.remarks.harmless(() => {
    for (const name of namesOf(documents, components)) {
      documents.remarks.attempt(() => schemas.read(documents.member(components, name), true), true);
    }
  }, undefined);
}

function checkParts(documents: DocumentSet): void {
  const parts = ['paths', 'webhooks', 'components'];
  if (parts.some((part) => memberOf(documents.root.value, part) !== undefined)) return;
  documents.fail(documents.root, 'The document has no `paths`, no `webhooks` and no `components`: add some.');
}
