import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { Contract } from '../../src/contract/model.ts';
import type { Sender } from '../../src/model/sender.ts';
import type { RunSettings } from '../../src/run/run-settings.ts';
import { booksYaml } from './books-contract.ts';
import { booksCredential, booksServer, type Spoil } from './books-server.ts';

/** Loads the contract of books, or another text. */
export async function booksContract(yaml = booksYaml): Promise<Contract> {
  const folder = mkdtempSync(join(tmpdir(), 'books-'));
  try {
    writeFileSync(join(folder, 'openapi.yaml'), yaml);
    return await loadContract(join(folder, 'openapi.yaml'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Sends to a server of books inside the process. */
export function booksSender(spoil?: Spoil): Sender {
  const server = booksServer(spoil);
  return { send: async (request) => server(request), close: async () => {} };
}

/** The settings of a run against a fresh server of books, on a clock that stands still. */
export function booksSettings(contract: Contract, extras: Partial<RunSettings> = {}): RunSettings {
  return {
    contract,
    profile: 'server',
    seed: 1,
    credentials: { headers: [booksCredential] },
    sender: booksSender(),
    baseUrl: 'http://localhost',
    clock: { now: () => 0, wait: async () => {} },
    ...extras,
  };
}
