/**
 * `npm test`: every check and every test, then one line with the totals.
 * A check is a turbo task and counts as one; unit and integration tests count singly. Nothing comes from a cache.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning, onEnd } from './programs.ts';
import { root } from './root.ts';
import { temporaryDirectory } from './temporary-directory.ts';
import {
  type CheckResult,
  checkResults,
  summarize,
  type TurboSummary,
  type VitestReport,
} from './test-summary.ts';

/** Turbo task → what it shows. */
const CHECKS = {
  '//#codegen:check': 'generated code is fresh',
  '//#lint:redocly': 'the spec passes Redocly',
  '//#lint:spectral': 'the spec passes Spectral',
  '//#examples': 'every example is valid',
  '//#trace': 'every statement of the source document is traced',
  '//#trace:mutate': 'every broken trace is noticed',
  '//#lint:code': 'code style',
  '//#lint:imports': 'imports run one way, without a cycle',
  '//#lint:unused': 'nothing unused',
  '//#typecheck': 'types',
  '//#contract': 'server, mock and spec keep the contract',
  '@finops/docs#build': 'the docs build',
  '@finops/contract-test#build': 'the contract tester is emitted',
};

const runs = join(root, '.turbo/runs');
const vitestReport = join(root, '.run/vitest.json');

/** How long what the tests have started may take to end when it is asked to. */
const STOP_MS = 15_000;

const temporary = temporaryDirectory();
const ending = new AbortController();
onEnd(() => ending.abort());

/** Runs a command to its end. When this process is asked to end, it does so once the command and all it started are gone. */
function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, TMPDIR: temporary };
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const end = (): void => void endAll(child.pid);
    const answer = (code: number): void => {
      ending.signal.removeEventListener('abort', end);
      if (!ending.signal.aborted) resolve(code);
    };
    child.on('error', () => answer(127));
    child.on('exit', (code) => answer(code ?? 1));
    ending.signal.addEventListener('abort', end);
    if (ending.signal.aborted) end();
  });
}

/** Ends a group of processes, and then this one. */
async function endAll(leader: number | undefined): Promise<never> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (leader === undefined || !isRunning(-leader)) break;
    process.kill(-leader, signal);
    const deadline = Date.now() + STOP_MS;
    while (isRunning(-leader) && Date.now() < deadline) await setTimeout(100);
  }
  console.error('\nThe tests were ended before all had run.');
  process.exit(1);
}

async function runChecks(): Promise<CheckResult[]> {
  rmSync(runs, { recursive: true, force: true });
  const names = new Set(Object.keys(CHECKS).map((task) => task.split('#')[1] ?? task));
  const options = [
    '--force',
    '--continue=always',
    '--summarize',
    '--concurrency=2',
    '--output-logs=new-only',
    '--ui=stream',
  ];
  await run('turbo', ['run', ...names, ...options]);
  const file = existsSync(runs) ? readdirSync(runs)[0] : undefined;
  const summary: TurboSummary | undefined = file
    ? JSON.parse(readFileSync(join(runs, file), 'utf8'))
    : undefined;
  return checkResults(CHECKS, summary);
}

async function runTests(): Promise<{ report: VitestReport | undefined; code: number }> {
  mkdirSync(join(root, '.run'), { recursive: true });
  rmSync(vitestReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const code = await run('vitest', ['run', ...reporters]);
  const report = existsSync(vitestReport)
    ? (JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport)
    : undefined;
  return { report, code };
}

const checks = await runChecks();
const { report, code } = await runTests();
const { failed, lines } = summarize(checks, report, code);
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed === 0 ? 0 : 1;
