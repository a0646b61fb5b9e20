/**
 * `npm run contract`: holds the server and the mock of this repository against the contract with the tester of
 * `packages/contract-test`, the server's console against its own, and the contract against its last release. Reports go to
 * `.run/contract`. What is given is handed to the tester: `npm run contract -- --seed 7`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSpec } from './codegen/bundle.ts';
import { operationTable } from './codegen/operation-table.ts';
import { openConsoleSession } from './console-session.ts';
import { freePorts } from './free-ports.ts';
import { answers, onEnd, type Program, startProgram } from './programs.ts';
import { root } from './root.ts';
import { type RunningServer, serverReady, startServer } from './server-program.ts';

const reports = join(root, '.run/contract');
const running: Program[] = [];
mkdirSync(reports, { recursive: true });
const data = mkdtempSync(join(reports, 'data-'));

/** Runs a program of the repository on this terminal and returns its exit code. */
function run(file: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(2));
    child.on('exit', (code) => resolve(code ?? 2));
  });
}

function keep(program: Program): Program {
  running.push(program);
  return program;
}

async function startApi(): Promise<RunningServer> {
  const [api, issuer, console] = (await freePorts(3)).map(String);
  const env = {
    ...process.env,
    API_PORT: api,
    ISSUER_PORT: issuer,
    CONSOLE_PORT: console,
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    // The tester sends thousands of requests per minute.
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  return serverReady(keep(startServer(env)), env);
}

async function startMock(): Promise<string> {
  const [port] = await freePorts(1);
  const mock = keep(startProgram('mock', 'apps/mock/src/main.ts', [], { MOCK_PORT: String(port) }));
  await answers(mock, `http://127.0.0.1:${port}/v1/countries`, 30_000);
  return `http://127.0.0.1:${port}`;
}

/** What is held against which contract, and what has to be covered, in percent by axis. */
const tested = {
  server: {
    spec: 'spec/openapi.yaml',
    profile: 'server',
    // Optional fields of a payment leg count once for each variant, and a quote never has those of a payment made.
    thresholds: { operations: 95, statuses: 95, 'media-types': 95, parameters: 95, branches: 92 },
  },
  /** Its pages are as full as the demo business is, and no key is tried where only a session lets in. */
  console: {
    spec: 'spec/console/openapi.yaml',
    profile: 'server',
    thresholds: { operations: 95, statuses: 85, 'media-types': 85, parameters: 95, branches: 90 },
  },
  /** It is asked for answers and not sent every value. */
  mock: {
    spec: 'spec/openapi.yaml',
    profile: 'mock',
    thresholds: { operations: 95, statuses: 95, 'media-types': 95 },
  },
} as const;

/**
 * The reads of a business in the console, the sandbox controls and filtered replays. Its other writes change who may call: they would take
 * away the session and the keys that the tester calls with.
 */
const consoleOperations = operationTable(await bundleSpec(join(root, tested.console.spec)))
  .filter(({ method, path }) => method === 'GET' || /^\/console\/v1\/(sandbox|event_replays)\b/.test(path))
  .filter(({ path }) => !path.startsWith('/console/v1/platform/'))
  .map(({ id }) => id);

/** The operations of the issuer, which has another address than the API. */
const issuerOperations = operationTable(await bundleSpec(join(root, tested.server.spec)))
  .filter(({ host }) => host === 'issuer')
  .map(({ id }) => id);

/** Runs `contract test` on one target with all reports. */
function test(name: keyof typeof tested, target: string, args: readonly string[]): Promise<number> {
  const { spec, profile, thresholds } = tested[name];
  console.log(`\nThe ${name}, at ${target}`);
  return run('packages/contract-test/src/main.ts', [
    'test',
    ...['--spec', spec, '--target', target, '--profile', profile],
    ...Object.entries(thresholds).flatMap(([axis, percent]) => ['--threshold', `${axis}=${percent}`]),
    ...['--report', 'text'],
    ...['json', 'junit', 'html'].flatMap((form) => [
      '--report',
      `${form}:${join(reports, `${name}.${form === 'junit' ? 'xml' : form}`)}`,
    ]),
    ...args,
  ]);
}

async function stop(): Promise<void> {
  await Promise.all(running.map((program) => program.stop()));
  rmSync(data, { recursive: true, force: true });
}

onEnd(() => void stop().finally(() => process.exit(130)));
try {
  const given = process.argv.slice(2);
  const codes = [await run('scripts/contract-diff.ts', [])];
  const server = await startApi();
  const { addresses } = server;
  const session = await openConsoleSession(server);
  const isConsole = ({ address }: { address: string }) => address === 'console';
  const unbuilt = server.unbuilt.filter((one) => !isConsole(one)).map(({ id }) => id);
  const unbuiltConsole = server.unbuilt.filter(isConsole).map(({ id }) => id);
  const bearer = (key: string) => `Authorization: Bearer ${key}`;
  const key = bearer(server.credentials.apiKey);
  const { client_id: clientId, scopes } = server.credentials.oauth;
  const token = bearer(await session.createAccessToken(clientId, scopes));
  const controlling = bearer(await session.createKey('Without a scope of the API', ['sandbox:control']));
  codes.push(
    await test('server', addresses.api, [
      ...['--header', key, '--credential', `ApiKey=${key}`, '--credential', `OAuth2=${token}`],
      ...['--unscoped', controlling, '--except', [...unbuilt, ...issuerOperations].join(',')],
      ...['--scenarios', 'spec/scenarios', '--target-of', `console=${addresses.console}`],
      ...['--baseline', 'spec/provenance/contract-baseline.yaml', ...given],
    ]),
  );
  await session.sendEvents();
  const reading = bearer(await session.createKey('Without a scope of the console', ['balances:read']));
  codes.push(
    await test('console', addresses.console, [
      ...['--credential', `ApiKey=${key}`, '--credential', `Session=Cookie: ${session.cookie}`],
      ...['--unscoped', reading],
      ...['--operations', consoleOperations.filter((id) => !unbuiltConsole.includes(id)).join(',')],
      // The controls act on transfers of the API, which the console does not create; the sandbox is this run's own.
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
