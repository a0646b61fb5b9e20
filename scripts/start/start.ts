/**
 * `npm start`: starts the sandbox and everything around it, prints its URLs and how to use it, and stops everything on
 * Ctrl-C. While everything is running, `.run/<API port>/ready.json` contains the URLs, with null for the dashboard,
 * which does not exist yet, and `.run/ready.json` is that of the system started last; the file is removed on exit.
 */
import { resolve } from 'node:path';
import { onEnd, type Program, runCommand } from '../processes/programs.ts';
import { root } from '../root.ts';
import { askYesNo } from './ask-yes-no.ts';
import { banner } from './banner.ts';
import { assertPortsFree } from './other-sandbox.ts';
import { PortError, parts, portOf } from './ports.ts';
import { ReadyFiles } from './ready-files.ts';
import { type RunningServer, serverReady, startServer } from './server-program.ts';
import { keepRunning } from './side-part.ts';

/** Interval at which ready files of killed systems are removed. */
const SETTLE_MS = 1000;

const readyFiles = new ReadyFiles(resolve(root, process.env.RUN_DIR || '.run'));
const running: Pick<Program, 'stop'>[] = [];
const building = new AbortController();
const began = performance.now();
let stopping: Promise<void> | undefined;

function stopAll(code: number): Promise<void> {
  stopping ??= (async () => {
    readyFiles.retract();
    building.abort();
    await Promise.all(running.map((program) => program.stop()));
    process.exit(code);
  })();
  return stopping;
}

function progress(sentence: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${sentence}`);
}

/** Stops everything when the server ends. */
function keep(program: Program): Program {
  running.push(program);
  void program.ended.then((sentence) => {
    if (stopping !== undefined) return;
    console.error(`${sentence}; stopping the rest.`);
    void stopAll(1);
  });
  return program;
}

/** Starts the mock or the docs; the other parts do not depend on them. */
async function startBeside(part: 'mock' | 'docs'): Promise<string> {
  const program = keepRunning(part, { say: progress });
  running.push(program);
  const url = await program.address;
  progress(`The ${parts[part].name} answers on ${url}.`);
  return url;
}

async function startSandbox(): Promise<RunningServer> {
  const server = await serverReady(keep(startServer(process.env, askYesNo)), process.env);
  progress(`The API answers on ${server.addresses.api}.`);
  return server;
}

/** Builds the docs, using the build cache. */
async function startDocs(): Promise<string> {
  const { code, output } = await runCommand(
    'turbo',
    ['run', 'build', '--filter=@finops/docs', '--output-logs=errors-only', '--ui=stream'],
    building.signal,
  );
  if (code !== 0) throw new Error(`the docs cannot be built.\n${output}`);
  return startBeside('docs');
}

async function main(): Promise<void> {
  await readyFiles.dropStale();
  await assertPortsFree(readyFiles);
  progress('Starting the server and the mock, building the docs …');
  const [{ addresses, credentials }, mock, docs] = await Promise.all([
    startSandbox(),
    startBeside('mock'),
    startDocs(),
  ]);
  readyFiles.announce(portOf('api', process.env), { ...addresses, mock, docs, dashboard: null, credentials });
  setInterval(() => readyFiles.settle(), SETTLE_MS).unref();
  console.log(banner({ ...addresses, mock, docs }, credentials));
}

const [argument] = process.argv.slice(2);
if (argument !== undefined) {
  console.error(
    `npm start takes no arguments, but got ${argument}. See spec/guides/running.md for its environment variables.`,
  );
  process.exit(1);
}
onEnd(() => void stopAll(0));
process.on('exit', () => readyFiles.retract());
main().catch(async (error: Error) => {
  if (stopping === undefined) {
    console.error(error instanceof PortError ? error.message : `The start failed: ${error.message}`);
  }
  await stopAll(1);
});
