import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyRepository } from '../testing/repository-copy.ts';
import { codegen } from './main.ts';

const handler = 'apps/server/src/http/operations/currencies/get-currency.ts';

it('a field that the contract adds to a response breaks the compile of the handler that lacks it', async () => {
  const copy = await copyRepository();
  onTestFinished(() => copy.remove());
  const [spec, packages] = [join(copy.path, 'spec'), join(copy.path, 'packages')];
  const project = { extends: './tsconfig.json', include: [handler] };
  writeFileSync(join(copy.path, 'tsconfig.edit.json'), JSON.stringify(project));
  const schema = join(spec, 'shared/schemas/Envelope.yaml');
  const before = readFileSync(schema, 'utf8');
  const after = before
    .replace('required: [status, message]', 'required: [status, message, served_by]')
    .replace('properties:\n', 'properties:\n  served_by: {type: string, description: Who has answered.}\n');
  expect(after.match(/served_by/g)).toHaveLength(2);
  writeFileSync(schema, after);
  expect(await codegen({ spec, packages, check: false })).toContain('contract/types.ts');
  const faults = spawnSync('tsc', ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.edit.json'], {
    cwd: copy.path,
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((line) => /^ |^apps\/server\/src\/http\/operations\//.test(line));
  expect(faults.filter((line) => line.startsWith(handler))).toHaveLength(1);
  expect(faults.join('\n')).toContain("'served_by' is missing");
});
