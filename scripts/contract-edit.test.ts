import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from './testing/repository-copy.ts';

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

const handler = 'apps/server/src/http/operations/currencies/get-currency.ts';

/** What the compiler says of a handler, after the types are made anew from the spec. */
function faultsOfHandler(): string[] {
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: copy.path, encoding: 'utf8' });
  const codegen = run(process.execPath, 'scripts/codegen/main.ts');
  expect(codegen.status, codegen.stderr).toBe(0);
  return run('tsc', '--noEmit', '-p', '.')
    .stdout.split('\n')
    .filter((line) => line.startsWith(handler) || line.includes('served_by'));
}

it('a field that the contract adds to a response breaks the compile of the handler that lacks it', () => {
  expect(faultsOfHandler()).toEqual([]);
  const schema = join(copy.path, 'spec/shared/schemas/Envelope.yaml');
  const before = readFileSync(schema, 'utf8');
  const after = before
    .replace('required: [status, message]', 'required: [status, message, served_by]')
    .replace('properties:\n', 'properties:\n  served_by: {type: string, description: Who has answered.}\n');
  expect(after.match(/served_by/g)).toHaveLength(2);
  writeFileSync(schema, after);
  const faults = faultsOfHandler();
  expect(faults.filter((line) => line.startsWith(handler))).toHaveLength(1);
  expect(faults.join('\n')).toContain("Property 'served_by' is missing");

  const path = join(copy.path, handler);
  const lacking = readFileSync(path, 'utf8');
  writeFileSync(path, lacking.replace("status: 'success',", "status: 'success', served_by: 'me',"));
  expect(faultsOfHandler().filter((line) => line.startsWith(handler))).toEqual([]);
});
