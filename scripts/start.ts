/**
 * `npm start`: starts everything that exists, prints where it is, and stops it all on Ctrl-C.
 * While all of it answers, `.run/ready.json` says where; the file is removed on exit.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertAllFree, type Part, PortError, parts, portOf } from './ports.ts';
import { answers, onEnd, type Program, startProgram } from './programs.ts';
import { root } from './root.ts';

/** The mock takes any credential; this one has the form of a real API key. */
const MOCK_API_KEY = Buffer.from('mock-key:mock-secret').toString('base64');

/** Tests point this elsewhere, so that they leave a system that is in use alone. */
const readyFile = process.env.READY_FILE ?? join(root, '.run/ready.json');
const running: Program[] = [];
let stopping: Promise<void> | undefined;
let announced = false;

/** Removes the ready file if it is ours; another system may be running. */
function retract(): void {
  if (announced) rmSync(readyFile, { force: true });
}

function stopAll(code: number): Promise<void> {
  stopping ??= (async () => {
    retract();
    await Promise.all(running.map((program) => program.stop()));
    process.exit(code);
  })();
  return stopping;
}

async function start(part: Part, file: string, probe: string): Promise<string> {
  const port = portOf(part, process.env);
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram(part, file, [], { [parts[part].variable]: String(port) });
  running.push(program);
  void program.ended.then((sentence) => {
    if (stopping !== undefined) return;
    console.error(`${sentence}; stopping the rest.`);
    void stopAll(1);
  });
  await answers(program, `${url}${probe}`, 30_000);
  return url;
}

async function main(): Promise<void> {
  await assertAllFree(['mock', 'docs'], process.env);
  rmSync(readyFile, { force: true });
  console.log('Building the docs …');
  execFileSync(
    'turbo',
    ['run', 'build', '--filter=@finops/docs', '--output-logs=errors-only', '--ui=stream'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [mock, docs] = await Promise.all([
    start('mock', 'apps/mock/src/main.ts', '/v1/countries'),
    start('docs', 'apps/docs/src/main.ts', '/'),
  ]);
  const ready = {
    api: null,
    issuer: null,
    mock,
    docs,
    dashboard: null,
    console: null,
    credentials: { apiKey: MOCK_API_KEY },
  };
  mkdirSync(dirname(readyFile), { recursive: true });
  announced = true;
  writeFileSync(readyFile, `${JSON.stringify(ready, null, 2)}\n`);
  console.log(banner(mock, docs));
}

function banner(mock: string, docs: string): string {
  const bearer = `-H 'Authorization: Bearer ${MOCK_API_KEY}'`;
  return `
Financial Operations API

  mock   ${mock}   answers every operation with the contract's own examples
  docs   ${docs}   reference and guides

Try it:

  curl ${mock}/v1/countries
  curl ${bearer} ${mock}/v1/balances/USDT
  curl ${bearer} -H 'Prefer: code=422, example=quote-expired' -H 'Content-Type: application/json' -d '{"quote_id":"QUO_9wLm3XdP5tVb6RkJ"}' ${mock}/v1/transfers

Ctrl-C stops everything.`;
}

onEnd(() => void stopAll(0));
process.on('exit', retract);
main().catch(async (error: Error) => {
  console.error(error instanceof PortError ? error.message : `The start failed: ${error.message}`);
  await stopAll(1);
});
