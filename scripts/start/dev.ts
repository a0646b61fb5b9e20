/**
 * `npm run dev`: watches spec/ and the sources. Each save regenerates the code, restarts the server on the same data,
 * reloads the mock and the docs, and runs the checks: the types, the lint rules, the trace. One such chain runs at a
 * time; a newer save aborts it. If code cannot be generated or the server cannot be started, everything keeps running
 * as before. `.run/ready.json` contains the addresses, as with `npm start`. Ctrl-C stops everything.
 */
import { once } from 'node:events';
import { resolve } from 'node:path';
import { checks } from '../checks/checks.ts';
import { SpecError } from '../codegen/bundle.ts';
import { writeEditorSchema } from '../codegen/editor-schema.ts';
import { codegen } from '../codegen/main.ts';
import { onEnd, runCommand } from '../processes/programs.ts';
import { root } from '../root.ts';
import { chainLoop } from './chain-loop.ts';
import { assertPortsFree } from './other-sandbox.ts';
import { PortError, portOf } from './ports.ts';
import { ReadyFiles } from './ready-files.ts';
import { type RestartingServer, restartingServer } from './restarting-server.ts';
import { type RunningServer, startServer } from './server-program.ts';
import { keepRunning } from './side-part.ts';
import { watchSources } from './watched-files.ts';

/** Interval at which ready files of killed systems are removed. */
const SETTLE_MS = 1000;
/** Maximum output shown of a failed command. */
const MOST_LINES = 30;

/** The commands of a chain by name, in order: the docs, then the checks. */
const COMMANDS = new Map([
  ['docs', 'node apps/docs/src/build.ts --reload'],
  ...Object.values(checks).flatMap(({ command, dev }): [string, string][] =>
    dev === undefined ? [] : [[dev.name, `${command} ${dev.options ?? ''}`]],
  ),
]);

/** A step of a chain: `codegen`, `server` or a command. */
type Step = string;

/** Steps after a change of the spec; the server and the types follow if generated code changes. */
const OF_SPEC: readonly Step[] = ['codegen', ...[...COMMANDS.keys()].filter((name) => name !== 'types')];

/** Sources of the server apart from the generated code; tests are excluded. */
const SERVER = /^(apps\/server\/(src|reference)|packages\/contract(-express)?\/src)\//;
const TEST = /\.test\.ts$|\/testing\//;

/** Pending steps; a step stays pending until it has completed on the newest state. */
const due = new Set<Step>([...OF_SPEC, 'types']);
/** The change that caused the chain. */
let reason = 'start';
let server: RestartingServer | undefined;
let stopping: Promise<void> | undefined;
const running: { stop(): Promise<void> }[] = [];
const readyFiles = new ReadyFiles(resolve(root, process.env.RUN_DIR || '.run'));
const loop = chainLoop(runDue);

function noteChange(paths: readonly string[]): void {
  reason = paths.at(-1) ?? reason;
  for (const path of paths) {
    if (/\.[jt]s$/.test(path)) due.add('types');
    if (path.startsWith('spec/')) for (const step of OF_SPEC) due.add(step);
    else if (SERVER.test(path) && !TEST.test(path)) due.add('server');
  }
  if (server?.isDown()) due.add('server');
  loop.again();
}

/** Regenerates the code. Returns false if the spec is invalid. */
async function regenerate(): Promise<boolean> {
  const started = performance.now();
  try {
    const changed = await codegen({ check: false });
    const took = Math.round(performance.now() - started);
    const what = changed.length > 0 ? `regenerated ${changed.join(', ')}` : 'nothing generated differs';
    console.log(`${reason}: ${what} in ${took} ms`);
    if (changed.length > 0) due.add('server').add('types');
    return true;
  } catch (error) {
    const reasons = error instanceof SpecError ? error.message : String(error);
    console.error(
      `${reason}: nothing is generated, the last good contract stays in use.\n${shortened(reasons)}`,
    );
    return false;
  }
}

/** Runs the pending steps until a newer change aborts them. */
async function runDue(signal: AbortSignal): Promise<void> {
  const isSound = !due.has('codegen') || (await regenerate());
  if (signal.aborted) return;
  if (isSound) due.delete('codegen');
  if (due.has('server') && server !== undefined) await renewServer(server, signal);
  for (const [name, command] of COMMANDS) {
    if (signal.aborted) return;
    if (!due.has(name) || (!isSound && name !== 'types')) continue;
    const { code, output } = await runCommand('sh', ['-c', command], signal);
    if (signal.aborted) return;
    due.delete(name);
    console.log(code === 0 ? `${name}: fine` : `${name}: failed\n${shortened(output)}`);
  }
}

/** Restarts the server if it can start with the current sources. */
async function renewServer(running: RestartingServer, signal: AbortSignal): Promise<void> {
  const { code, output } = await runCommand(process.execPath, ['apps/server/src/demo/dry-run.ts'], signal);
  if (signal.aborted) return;
  if (code !== 0) {
    console.error(`server: goes on without the change.\n${shortened(output)}`);
    return;
  }
  due.delete('server');
  running.restart(reason);
}

/** The output of a command without stack traces, shortened if it is long. */
function shortened(output: string): string {
  const lines = output
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s+at .*:\d+:\d+\)?$/.test(line));
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `… and ${rest} more lines`].join('\n') : lines.join('\n');
}

/** Starts the mock or the docs. Resolves to the URL once it responds. */
function startBeside(part: 'mock' | 'docs'): Promise<string> {
  const program = keepRunning(part, { args: ['--watch'], say: console.log });
  running.push(program);
  return program.address;
}

function stop(): Promise<void> {
  stopping ??= (async () => {
    readyFiles.retract();
    await Promise.all([loop, ...running].map((part) => part.stop()));
    process.exit(0);
  })();
  return stopping;
}

async function main(): Promise<void> {
  await readyFiles.dropStale();
  await assertPortsFree(readyFiles);
  writeEditorSchema();
  if (await regenerate()) due.delete('codegen');
  due.delete('server');
  const ready = Promise.withResolvers<RunningServer>();
  server = restartingServer({
    start: () => startServer(process.env),
    env: process.env,
    say: console.log,
    ready: ready.resolve,
  });
  const programs = [startBeside('mock'), startBeside('docs')] as const;
  const watcher = watchSources(['spec', 'apps', 'packages'], noteChange);
  running.push(server, { stop: () => watcher.close() });
  await once(watcher, 'ready');
  loop.again();
  console.log('Watching spec/ and the sources. Ctrl-C stops.');
  const [mock, docs, { addresses, credentials }] = await Promise.all([...programs, ready.promise]);
  if (stopping !== undefined) return;
  readyFiles.announce(portOf('api', process.env), { ...addresses, mock, docs, dashboard: null, credentials });
  setInterval(() => readyFiles.settle(), SETTLE_MS).unref();
}

onEnd(() => void stop());
process.on('exit', () => readyFiles.retract());
main().catch(async (error: Error) => {
  if (stopping === undefined) console.error(error instanceof PortError ? error.message : error);
  await Promise.all([loop, ...running].map((part) => part.stop()));
  process.exit(1);
});
