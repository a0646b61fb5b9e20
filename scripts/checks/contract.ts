/**
 * `npm run contract`: uses the tester of `packages/contract-test` to check the server and the mock against the
 * contract, the server's console against its own contract, and the contract against its last release. Writes reports to
 * `.run/contract`. Arguments are passed to the tester: `npm run contract -- --seed 7`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSpec } from '../codegen/bundle.ts';
import { operationTable } from '../codegen/operation-table.ts';
import { freePorts } from '../processes/free-ports.ts';
import { listens, onEnd, type Program, startProgram } from '../processes/programs.ts';
import { root } from '../root.ts';
import { openServerUnderTest } from './server-under-test.ts';

const reports = join(root, '.run/contract');
const running: Program[] = [];
mkdirSync(reports, { recursive: true });
const data = mkdtempSync(join(reports, 'data-'));

/** Runs a program of the repository on this terminal and returns its exit code. */
function run(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(2));
    child.on('exit', (code) => resolve(code ?? 2));
  });
}

function keep(program: Program): Program {
  running.push(program);
  return program;
}

async function startMock(): Promise<string> {
  const [port] = await freePorts(1);
  const mock = keep(startProgram('mock', 'apps/mock/src/main.ts', [], { MOCK_PORT: String(port) }));
  await listens(mock, () => console.log('Still waiting for the mock …'));
  return `http://127.0.0.1:${port}`;
}

/** The targets with their contracts, and the required coverage in percent by axis. */
const tested = {
  /** Lists contain only what the demo business has, and operations that require a session are not tried with a key. */
  console: {
    spec: 'spec/console/openapi.yaml',
    profile: 'server',
    thresholds: { operations: 95, statuses: 85, 'media-types': 85, parameters: 95, branches: 90 },
  },
  /** The tester requests every response but does not send every value. */
  mock: {
    spec: 'spec/openapi.yaml',
    profile: 'mock',
    thresholds: { operations: 95, statuses: 95, 'media-types': 95 },
  },
} as const;

/**
 * The console's reads of a business, the sandbox controls and filtered replays. Other writes change access: they would
 * invalidate the session and the keys that the tester uses.
 */
const consoleOperations = operationTable(await bundleSpec(join(root, tested.console.spec)))
  .filter(({ method, path }) => method === 'GET' || /^\/console\/v1\/(sandbox|event_replays)\b/.test(path))
  .filter(({ path }) => !path.startsWith('/console/v1/platform/'))
  .map(({ id }) => id);

/** Runs `contract test` on one target of the table above. */
function test(name: keyof typeof tested, target: string, args: readonly string[]): Promise<number> {
  const { spec, profile, thresholds } = tested[name];
  return testWith(name, target, [
    ...['--spec', spec, '--target', target, '--profile', profile],
    ...Object.entries(thresholds).flatMap(([axis, percent]) => ['--threshold', `${axis}=${percent}`]),
    ...args,
  ]);
}

/** Runs `contract test` with all reports. */
function testWith(
  name: string,
  target: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  console.log(`\nThe ${name}, at ${target}`);
  const options = [
    ...['--report', 'text'],
    ...['json', 'junit', 'html'].flatMap((form) => [
      '--report',
      `${form}:${join(reports, `${name}.${form === 'junit' ? 'xml' : form}`)}`,
    ]),
    ...args,
  ];
  return run('packages/contract-test/src/main.ts', ['test', ...options], env);
}

async function stop(): Promise<void> {
  await Promise.all(running.map((program) => program.stop()));
  rmSync(data, { recursive: true, force: true });
}

onEnd(() => void stop().finally(() => process.exit(130)));
try {
  const given = process.argv.slice(2);
  const codes = [await run('scripts/checks/contract-diff.ts', [])];
  const { server, session, env, except } = await openServerUnderTest(data, keep);
  const { addresses } = server;
  const unbuiltConsole = server.unbuilt.filter(({ address }) => address === 'console').map(({ id }) => id);
  const bearer = (key: string) => `Authorization: Bearer ${key}`;
  const key = bearer(server.credentials.apiKey);
  codes.push(
    await testWith(
      'server',
      addresses.api,
      ['--config', 'scripts/checks/contract.config.yaml', '--except', except.join(','), ...given],
      env,
    ),
  );
  await session.sendEvents();
  const reading = bearer(await session.createKey('Without a scope of the console', ['balances:read']));
  codes.push(
    await test('console', addresses.console, [
      ...['--credential', `ApiKey=${key}`, '--credential', `Session=Cookie: ${session.cookie}`],
      ...['--unscoped', reading],
      ...['--operations', consoleOperations.filter((id) => !unbuiltConsole.includes(id)).join(',')],
      // The controls act on transfers of the API, which the console does not create; this run has its own sandbox.
      '--allow-existing',
      ...['--scenarios', 'spec/scenarios/console', '--target-of', `api=${addresses.api}`, ...given],
    ]),
  );
  const client = `ClientBasic=Authorization: Basic ${Buffer.from('any:any').toString('base64')}`;
  codes.push(
    await test('mock', await startMock(), ['--header', bearer('any'), '--credential', client, ...given]),
  );
  process.exitCode = Math.max(...codes);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  await stop();
}
process.exit();
