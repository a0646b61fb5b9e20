import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
import { type Command, startCommand } from '../testing/command.ts';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts';
import { assertAllFree, type Part, parts } from './ports.ts';

const PARTS: Part[] = ['api', 'issuer', 'console', 'mock', 'docs'];
/** How long a step of a chain may take: as long as the machine is busy. */
const PATIENCE_MS = 300_000;
const HANDLERS = 'apps/server/src/http/operations';
const SCHEMA = 'spec/resources/balances/schemas/Balance.yaml';

/** In the place of the build of the docs: it writes down when it begins and ends, and the first one is slow to end. */
const BUILD = `import { appendFileSync, existsSync } from 'node:fs';
const slow = !existsSync('builds');
const end = () => { appendFileSync('builds', 'end\\n'); process.exit(); };
process.on('SIGTERM', () => setTimeout(end, slow ? 1500 : 0));
appendFileSync('builds', 'begin\\n');
setTimeout(end, slow ? 60_000 : 600);
export const buildSite = async (_: object): Promise<string[]> => [];
`;

describe('npm run dev', { timeout: 900_000 }, () => {
  let copy: RepositoryCopy;
  let data: string;
  let ports: NodeJS.ProcessEnv;
  let dev: Command;

  const path = (file: string) => join(copy.path, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const change = (file: string, edit: (text: string) => string) => {
    const before = read(file);
    expect(edit(before)).not.toBe(before);
    writeFileSync(path(file), edit(before));
  };
  const ready = () => JSON.parse(read('.run/ready.json'));
  const builds = () => (existsSync(path('builds')) ? read('builds').trim().split('\n') : []);
  const buildRuns = () => vi.waitUntil(() => builds().at(-1) === 'begin', PATIENCE_MS);
  const call = (target: string, init: RequestInit = {}) => {
    const headers = {
      Authorization: `Bearer ${ready().credentials.apiKey}`,
      'Content-Type': 'application/json',
    };
    return fetch(`${ready().api}${target}`, { ...init, headers });
  };
  /** How often the output has a line that begins so. */
  const lines = (start: string) =>
    dev
      .output()
      .split('\n')
      .filter((line) => line.startsWith(start)).length;

  beforeAll(async () => {
    copy = await copyRepository();
    data = mkdtempSync(join(tmpdir(), 'dev-data-'));
    writeFileSync(path('apps/docs/src/build.ts'), BUILD);
    change('package.json', (text) => text.replace(/("lint:spectral": ").*"/, '$1true"'));
    // The whole repository is checked beside the tests.
    const project = JSON.stringify({
      ...JSON.parse(read('tsconfig.json')),
      include: [`${HANDLERS}/balances/index.ts`],
    });
    writeFileSync(path('tsconfig.json'), project);
    const free = await freePorts(PARTS.length);
    ports = Object.fromEntries(PARTS.map((part, index) => [parts[part].variable, String(free[index])]));
    dev = startCommand(
      process.execPath,
      ['scripts/start/dev.ts'],
      { ...copy.env, ...ports, DATA_DIR: data },
      copy.path,
    );
    await dev.prints('Watching spec/');
  }, PATIENCE_MS);

  afterAll(async () => {
    await copy.remove();
    rmSync(data, { recursive: true });
  });

  it('has one chain at a time for rapid saves, none for temporary files, and checks the types', async () => {
    await buildRuns();
    for (const count of [1, 2, 3]) {
      change(SCHEMA, (text) => `${text}# ${count}\n`);
      await vi.waitUntil(() => lines(`${SCHEMA}: nothing generated differs`) === count, PATIENCE_MS);
    }
    await buildRuns();
    execFileSync('sed', ['-i.bak', '-e', 's/show_zero/show_nought/', '-e', '/^# [1-3]$/d', path(SCHEMA)]);
    await dev.prints('Balance.yaml: regenerated contract/openapi.json, contract/types.ts in');
    for (const name of [
      '.Balance.yaml.swp',
      '4913',
      'Balance.yaml~',
      '#Balance.yaml#',
      'Balance.yaml___jb_tmp___',
    ]) {
      writeFileSync(join(path(SCHEMA), '..', name), '');
    }
    await dev.prints(`types: failed\n${HANDLERS}/balances/balance-body.`);
    await dev.prints('redocly: failed');
    await dev.prints('spectral: fine');
    await dev.prints('trace: failed\n');
    for (const step of ['docs: ', 'types: ', 'redocly: ', 'spectral: ', 'examples: ', 'trace: ']) {
      expect([step, lines(step)]).toEqual([step, 1]);
    }
    expect(builds()).toEqual(builds().map((_, index) => (index % 2 === 0 ? 'begin' : 'end')));
  });

  it('reports an error of the spec with file, line and fix, and the server goes on with the last good contract', async () => {
    const good = read(SCHEMA).replaceAll('show_nought', 'show_zero');
    const starts = lines('server: answers on');
    for (const [from, to, told] of [
      [
        'BalanceId.yaml',
        'BalanceIdd.yaml',
        /Balance\.yaml:\d+:\d+: \S*\/BalanceIdd\.yaml does not exist\. Did you mean `\S*\/BalanceId\.yaml`\?/,
      ],
      ['type: boolean', 'type: bolean', /Balance\.yaml:\d+:\d+: `type` .* Did you mean `boolean`\?/],
    ] as const) {
      writeFileSync(path(SCHEMA), good.replace(from, to));
      await vi.waitUntil(() => told.test(dev.output()), PATIENCE_MS);
      expect((await call('/v1/countries')).status).toBe(200);
    }
    expect(lines('server: answers on')).toBe(starts);
    writeFileSync(path(SCHEMA), good);
  });

  it('answers 503 for a new operation, says where to write its handler, and finds the types sound', async () => {
    const [list = ''] = read('spec/resources/balances/balances.yaml').split('\npost:');
    writeFileSync(path('spec/resources/balances/gadgets.yaml'), list.replace('listBalances', 'listGadgets'));
    change('spec/openapi.yaml', (text) =>
      text.replace('\npaths:\n', '\npaths:\n  /v1/gadgets: {$ref: resources/balances/gadgets.yaml}\n'),
    );
    await dev.prints(
      `server: listGadgets has no handler and answers 503; write it in ${HANDLERS}/gadgets/list-gadgets.ts and name it in ${HANDLERS}/gadgets/index.ts`,
    );
    const answer = await call('/v1/gadgets');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { name: 'service_unavailable' } });
    await dev.prints('types: fine');
  });

  it('goes on with the server that runs while a source is broken, then starts it again on the same data', async () => {
    const opened = await call('/v1/balances', { method: 'POST', body: JSON.stringify({ currency: 'EUR' }) });
    expect(opened.ok).toBe(true);
    const source = `${HANDLERS}/balances/get-balance.ts`;
    const good = read(source);
    writeFileSync(path(source), `${good}const : [\n`);
    const told = new RegExp(`server: goes on without the change\\.\n${source}:\\d+: Unexpected token`);
    await vi.waitUntil(() => told.test(dev.output()), PATIENCE_MS);
    expect((await call('/v1/countries')).status).toBe(200);
    writeFileSync(path(source), good.replace('Balance retrieved.', 'Balance found.'));
    await dev.prints(`ms (${source})`);
    const found = await call('/v1/balances/EUR');
    expect(await found.json()).toMatchObject({ message: 'Balance found.', data: { currency: 'EUR' } });
  });

  it('ends with all that it has started, a chain under way too, and has printed no stack', async () => {
    await vi.waitUntil(() => builds().at(-1) === 'end', PATIENCE_MS);
    change(SCHEMA, (text) => `${text}# last\n`);
    await buildRuns();
    dev.child.kill('SIGINT');
    expect(await dev.ended).toBe(0);
    expect(builds().at(-1)).toBe('end');
    await assertAllFree(PARTS, ports);
    expect(existsSync(path('.run/ready.json'))).toBe(false);
    expect(dev.output()).not.toMatch(/^\s+at /m);
  });
});
