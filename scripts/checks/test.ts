/**
 * `npm test`: every check and every test, then the times that tests took, and one line with the totals. A check is a
 * turbo task and counts as one; unit and integration tests count individually. Caches are not used, and checks run
 * beside the tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning, onEnd } from '../processes/programs.ts';
import { temporaryDirectory } from '../processes/temporary-directory.ts';
import { root } from '../root.ts';
import { checks } from './checks.ts';
import {
  type CheckResult,
  checkResults,
  summarize,
  type TurboSummary,
  type VitestReport,
} from './test-summary.ts';
import { processorTimesFile, type RunFile, readProcessorTimes, timeLines } from './test-times.ts';

/** Turbo task → title. These write files that tests read, so they run first. */
const BUILDS = {
  '@finops/docs#build': 'the docs build',
};

/** Run one at a time beside the tests, which often wait. */
const CHECKS = Object.fromEntries(Object.entries(checks).map(([name, { shows }]) => [`//#${name}`, shows]));

const runs = join(root, '.turbo/runs');
const vitestReport = join(root, '.run/vitest.json');

/** Milliseconds that processes of the tests have to end before they are killed. */
const STOP_MS = 15_000;

const temporary = temporaryDirectory();
/** Leaders of the process groups that were started. */
const leaders = new Set<number>();
let isEnding = false;
onEnd(() => {
  isEnding = true;
  void endAll();
});

/**
 * Runs a command until it exits. If this process is told to end, it waits until all commands and their child processes
 * have ended.
 */
function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    if (isEnding) return;
    const env = { ...process.env, TMPDIR: temporary, PROCESSOR_TIMES: processorTimesFile };
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    if (child.pid !== undefined) leaders.add(child.pid);
    const answer = (code: number): void => {
      if (isEnding) return;
      leaders.delete(child.pid ?? 0);
      resolve(code);
    };
    child.on('error', () => answer(127));
    child.on('exit', (code) => answer(code ?? 1));
  });
}

/** Ends every process group, then this process. */
async function endAll(): Promise<never> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const left = () => [...leaders].filter((leader) => isRunning(-leader));
    for (const leader of left()) process.kill(-leader, signal);
    const deadline = Date.now() + STOP_MS;
    while (left().length > 0 && Date.now() < deadline) await setTimeout(100);
  }
  console.error('\nThe tests were interrupted before all had run.');
  process.exit(1);
}

async function runTasks(shown: Record<string, string>, concurrency: number): Promise<CheckResult[]> {
  rmSync(runs, { recursive: true, force: true });
  const names = new Set(Object.keys(shown).map((task) => task.split('#')[1] ?? task));
  const options = [
    '--force',
    '--continue=always',
    '--summarize',
    `--concurrency=${concurrency}`,
    '--output-logs=new-only',
    '--ui=stream',
  ];
  await run('turbo', ['run', ...names, ...options]);
  const file = existsSync(runs) ? readdirSync(runs)[0] : undefined;
  const summary: TurboSummary | undefined = file
    ? JSON.parse(readFileSync(join(runs, file), 'utf8'))
    : undefined;
  return checkResults(shown, summary);
}

type Report = VitestReport & { testResults: RunFile[] };

async function runTests(): Promise<{ report: Report | undefined; code: number }> {
  mkdirSync(join(root, '.run'), { recursive: true });
  rmSync(vitestReport, { force: true });
  writeFileSync(processorTimesFile, '');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const code = await run('vitest', ['run', ...reporters]);
  const report = existsSync(vitestReport)
    ? (JSON.parse(readFileSync(vitestReport, 'utf8')) as Report)
    : undefined;
  return { report, code };
}

const builds = await runTasks(BUILDS, 2);
const [checked, { report, code }] = await Promise.all([runTasks(CHECKS, 1), runTests()]);
const { failed, lines } = summarize([...builds, ...checked], report, code);
const times = timeLines(report?.testResults ?? [], readProcessorTimes());
console.log(`\n${[...times, '', ...lines].join('\n')}`);
process.exitCode = failed === 0 ? 0 : 1;
