import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.ts';
import { startCommand } from '../testing/command.ts';
import { oldestNode } from '../testing/oldest-node.ts';

const document = `
openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200':
          description: All things.
          content:
            application/json:
              schema: { type: array, items: { type: string } }
`;
const bin = join(root, 'packages/contract-test/bin/contract.js');
const node = oldestNode();
let directory: string;
let server: Server;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'contract-bin-'));
  writeFileSync(join(directory, 'openapi.yaml'), document);
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('["one"]');
  }).listen(0, '127.0.0.1');
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

/** Runs the bin on the oldest Node of this machine. */
const contract = (...args: string[]) => startCommand(node, [bin, ...args], {}, directory);

it('says how it is used', async () => {
  const help = contract('--help');
  expect(await help.ended, help.output()).toBe(0);
  expect(help.output()).toContain('Usage: contract <command>');
});

it('tests a server', async () => {
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test = contract('test', '--spec', 'openapi.yaml', '--target', target, '--profile', 'upstream');
  expect(await test.ended, test.output()).toBe(0);
  expect(test.output()).toContain('no error');
});

it('compares two documents', async () => {
  writeFileSync(join(directory, 'new.yaml'), document.replace('/things', '/stuff'));
  const diff = contract('diff', 'openapi.yaml', 'new.yaml');
  expect(await diff.ended, diff.output()).toBe(1);
  expect(diff.output()).toContain('listThings');
});
