import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Command, startCommand } from './testing/command.ts';
import { freePorts } from './testing/free-ports.ts';
import { copyRepository, type RepositoryCopy } from './testing/repository-copy.ts';

describe('npm run dev', () => {
  let copy: RepositoryCopy;
  let dev: Command;
  let schema: string;
  let original: string;

  beforeAll(async () => {
    copy = copyRepository();
    schema = join(copy.path, 'spec/resources/balances/schemas/Balance.yaml');
    original = readFileSync(schema, 'utf8');
    const [mock = 0, docs = 0] = await freePorts(2);
    const ports = { MOCK_PORT: String(mock), DOCS_PORT: String(docs) };
    dev = startCommand(process.execPath, ['scripts/dev.ts'], ports, copy.path);
    await dev.prints('Watching spec/');
  });

  afterAll(async () => {
    dev.child.kill('SIGINT');
    expect(await dev.ended).toBe(0);
    copy.remove();
  });

  it('regenerates on a save and says what the trace and the lint find', async () => {
    writeFileSync(schema, `${original}  colour: {type: string, description: New.}\n`);
    await dev.prints('Balance.yaml: regenerated openapi.json, types.ts in');
    const types = readFileSync(join(copy.path, 'packages/contract/src/generated/types.ts'), 'utf8');
    expect(types).toContain('colour?: string');
    await dev.prints('docs: fine');
    await dev.prints('trace: failed\n/components/schemas/Balance/properties/colour');
  });

  it('says what is broken and goes on', async () => {
    writeFileSync(schema, `${original}  - : [`);
    await dev.prints('in "spec/resources/balances/schemas/Balance.yaml"');
    writeFileSync(schema, original);
    await dev.prints('trace: fine');
  });
});
