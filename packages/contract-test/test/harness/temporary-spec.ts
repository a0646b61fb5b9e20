import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadOptions, loadContract } from '../../src/contract/load/load-contract.ts';
import type { Contract, SchemaObject } from '../../src/contract/model.ts';

/** Loads a spec of a test from files in a folder that is removed again; `openapi.yaml` is its root. */
export async function loadFiles(
  files: Readonly<Record<string, string>>,
  options: LoadOptions = {},
): Promise<Contract> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-test-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return await loadContract(join(folder, 'openapi.yaml'), options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Loads a spec that has only schemas. */
export function loadSchemas(schemas: Readonly<Record<string, unknown>>): Promise<Contract> {
  const roots = Object.entries(schemas).map(([name]) => [name, { $ref: `#/components/schemas/${name}` }]);
  const paths = Object.fromEntries(
    roots.map(([name, schema]) => [
      `/${name}`,
      { get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } } },
    ]),
  );
  const document = {
    openapi: '3.1.0',
    info: { title: 'Schemas', version: '1' },
    paths,
    components: { schemas },
  };
  return loadFiles({ 'openapi.yaml': JSON.stringify(document, undefined, 2) });
}

/** A schema of a contract that is an object. */
export function schemaNamed(contract: Contract, name: string): SchemaObject {
  const schema = contract.schemas[name];
  if (typeof schema !== 'object') throw new TypeError(`There is no schema ${name}.`);
  return schema;
}
