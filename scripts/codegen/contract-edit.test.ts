import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts';

const handler = 'apps/server/src/http/operations/currencies/get-currency.ts';

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = await copyRepository();
  const project = { extends: './tsconfig.json', include: [handler] };
  writeFileSync(join(copy.path, 'tsconfig.edit.json'), JSON.stringify(project));
});
afterAll(() => copy.remove());

/** What the compiler says of a handler, after the types are made anew from the spec. */
function faultsOfHandler(): string[] {
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: copy.path, encoding: 'utf8', env: { ...process.env, ...copy.env } });
  const codegen = run(process.execPath, 'scripts/codegen/main.ts');
  expect(codegen.status, codegen.stderr).toBe(0);
  return run('tsc', '--noEmit', '-p', 'tsconfig.edit.json')
    .stdout.split('\n')
    .filter((line) => /^ |^apps\/server\/src\/http\/operations\//.test(line));
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
  expect(faults.join('\n')).toContain("'served_by' is missing");
});
