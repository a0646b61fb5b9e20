import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { budgets } from './budgets.ts';

/** Where test files note their processor time in a run of `npm test`. */
export const processorTimesFile = join(root, '.run/processor-times.ndjson');

/** The processor time of one test file, as `scripts/testing/processor-time.ts` records it. */
export interface ProcessorTime {
  /** Absolute path. */
  readonly file: string;
  readonly seconds: number;
}

/** When a test file ran, as vitest's JSON report has it: milliseconds since 1970. */
export interface RunFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

const SLOWEST = 10;

/** The record of a run, which has one JSON object on each line. */
export function readProcessorTimes(file = processorTimesFile): ProcessorTime[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Seconds of processor time by folder, such as `scripts/start` and `apps/server/src`; most first. */
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

/** What `npm test` says of the time that tests took: the slowest files from their start to their end, and each folder. */
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

/** A sentence for each folder whose tests take more processor time than its budget, or that has none. */
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
