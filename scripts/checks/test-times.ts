import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { budgets } from './budgets.ts';

/** File in which test files record their processor time in a run of `npm test`. */
export const processorTimesFile = join(root, '.run/processor-times.ndjson');

/** The processor time of one test file, as `scripts/testing/processor-time.ts` records it. */
export interface ProcessorTime {
  /** Absolute path. */
  readonly file: string;
  readonly seconds: number;
}

/** Start and end of a test file in vitest's JSON report, in milliseconds since 1970. */
export interface RunFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

const SLOWEST = 10;

/** Reads the record of a run, with one JSON object per line. */
export function readProcessorTimes(file = processorTimesFile): ProcessorTime[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Seconds of processor time by folder, such as `scripts/start` and `apps/server/src`, in descending order. */
export function byFolder(times: readonly ProcessorTime[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { file, seconds } of times) {
    const folder = folderOf(file);
    sums.set(folder, (sums.get(folder) ?? 0) + seconds);
  }
  return new Map([...sums].sort(([, one], [, other]) => other - one));
}

function folderOf(file: string): string {
  const folders = relative(root, file).split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'apps' ? 3 : 2).join('/');
}

/** The report of `npm test` on test times: the slowest files by elapsed time, and the processor time of each folder. */
export function timeLines(files: readonly RunFile[], times: readonly ProcessorTime[]): string[] {
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  return [
    'Slowest test files, from start to end:',
    ...slowest.map(({ name, seconds }) => line(seconds, relative(root, name))),
    'Processor time of tests by folder, with the processes that they ended:',
    ...[...byFolder(times)].map(([folder, seconds]) => line(seconds, folder)),
  ];
}

function line(seconds: number, what: string): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${what}`;
}

/** A message for each folder whose tests exceed their processor time budget, or that has no budget. */
export function overBudget(
  times: readonly ProcessorTime[],
  allowed: Readonly<Record<string, number>> = budgets,
): string[] {
  return [...byFolder(times)].flatMap(([folder, seconds]) => {
    const budget = allowed[folder];
    if (budget === undefined) return [`${folder} has no budget in scripts/checks/budgets.ts.`];
    return seconds <= budget
      ? []
      : [`The tests in ${folder} take ${seconds.toFixed(1)} s of processor time; the budget is ${budget} s.`];
  });
}
