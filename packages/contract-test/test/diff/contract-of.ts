import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { Contract } from '../../src/contract/model.ts';
import { diffContracts } from '../../src/diff/diff-contracts.ts';

const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  token: { type: 'http', scheme: 'bearer' },
  oauth: { type: 'oauth2', flows: {} },
};

/** Loads a contract with these paths and further parts, and with three security schemes: key, token and oauth. */
export async function contractOf(
  paths: object,
  components: object = {},
  parts: object = {},
): Promise<Contract> {
  const directory = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(directory, 'openapi.json');
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths,
    components: { securitySchemes, ...components },
    ...parts,
  };
  writeFileSync(file, JSON.stringify(document, null, 2));
  try {
    return await loadContract(file);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const done = { responses: { 204: { description: 'Done.' } } };

/** What changes between two operations at `POST /things/{id}`: `level id`. */
export async function operationDiff(old: object, next: object): Promise<readonly string[]> {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const contract = (operation: object): Promise<Contract> =>
    contractOf({
      '/things/{id}': { parameters, post: { operationId: 'changeThing', ...done, ...operation } },
    });
  const changes = diffContracts(await contract(old), await contract(next));
  return changes.map(({ level, id }) => `${level} ${id}`);
}
