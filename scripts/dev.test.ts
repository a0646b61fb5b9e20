import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';
import { type Command, startCommand } from './testing/command.ts';
import { copyRepository, type RepositoryCopy } from './testing/repository-copy.ts';

describe('npm run dev', { timeout: 120_000 }, () => {
  let copy: RepositoryCopy;
  let data: string;
  let dev: Command;
  let schema: string;
  let original: string;

  beforeAll(async () => {
    copy = copyRepository();
    data = mkdtempSync(join(tmpdir(), 'dev-data-'));
    schema = join(copy.path, 'spec/resources/balances/schemas/Balance.yaml');
    original = readFileSync(schema, 'utf8');
    const [api = 0, issuer = 0, console = 0, mock = 0, docs = 0] = await freePorts(5);
    const settings = {
      ...copy.env,
      API_PORT: String(api),
      ISSUER_PORT: String(issuer),
      CONSOLE_PORT: String(console),
      MOCK_PORT: String(mock),
      DOCS_PORT: String(docs),
      DATA_DIR: data,
    };
    dev = startCommand(process.execPath, ['scripts/dev.ts'], settings, copy.path);
    await dev.prints('Watching spec/');
  });

  afterAll(async () => {
    dev.child.kill('SIGINT');
    expect(await dev.ended).toBe(0);
    copy.remove();
    rmSync(data, { recursive: true });
  });

  it('says what is broken and goes on: the next save regenerates, and it says what the trace and the lint find', async () => {
    writeFileSync(schema, `${original}  - : [`);
    await dev.prints('in "spec/resources/balances/schemas/Balance.yaml"');
    writeFileSync(schema, `${original}  colour: {type: string, description: New.}\n`);
    await dev.prints('Balance.yaml: regenerated openapi.json, types.ts in');
    const types = readFileSync(join(copy.path, 'packages/contract/src/generated/types.ts'), 'utf8');
    expect(types).toContain('colour?: string');
    for (const check of ['docs', 'redocly', 'spectral']) await dev.prints(`${check}: fine`);
    await dev.prints('trace: failed\n/components/schemas/Balance/properties/colour');
  });

  it('starts the server again when its sources change, on the same data', async () => {
    await dev.prints('the demo business has the API key ');
    const [, api = ''] = /server: answers on (\S+) after/.exec(dev.output()) ?? [];
    const [, key = ''] = /has the API key (\S+)/.exec(dev.output()) ?? [];
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ currency: 'EUR' });
    const opened = await fetch(`${api}/v1/balances`, { method: 'POST', headers, body });
    expect(opened.status).toBe(201);
    const source = join(copy.path, 'apps/server/src/http/operations/balances/get-balance.ts');
    writeFileSync(source, readFileSync(source, 'utf8').replace('Balance retrieved.', 'Balance found.'));
    await dev.prints('ms (apps/server/src/http/operations/balances/get-balance.ts)');
    const read = await fetch(`${api}/v1/balances/EUR`, { headers });
    expect(await read.json()).toMatchObject({ message: 'Balance found.', data: { currency: 'EUR' } });
  });

  it('goes on with the old server when a source cannot be read, until it is mended', async () => {
    const [, api = ''] = /server: answers on (\S+) after/.exec(dev.output()) ?? [];
    const source = join(copy.path, 'apps/server/src/http/operations/countries/list-countries.ts');
    const good = readFileSync(source, 'utf8');
    writeFileSync(source, `${good}const : [`);
    await dev.prints(
      'server: goes on without the change.\napps/server/src/http/operations/countries/list-countries.ts:',
    );
    expect((await fetch(`${api}/v1/countries`)).status).toBe(200);
    writeFileSync(source, good);
    await dev.prints('ms (apps/server/src/http/operations/countries/list-countries.ts)');
  });

  it('lives on when the server cannot start, and starts it once it can', async () => {
    const source = join(copy.path, 'apps/server/src/compose.ts');
    const good = readFileSync(source, 'utf8');
    writeFileSync(source, `throw new Error('broken on purpose');\n${good}`);
    await dev.prints('server ended with code 1 before it answered. It starts again at the next change.');
    writeFileSync(source, good);
    await dev.prints('ms (apps/server/src/compose.ts)');
  });
});
