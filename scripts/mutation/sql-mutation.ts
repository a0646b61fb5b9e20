import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../root.ts';
import type { Report, TriedMutant } from './report.ts';
import { sqlMutants, type TextMutant } from './sql-mutants.ts';

/** Number of mutants tested in parallel, each in its own copy of the sources. */
const COPIES = 2;
const LEFT_OUT = new Set(['node_modules', '.run', '.data', '.git', 'dist', 'docs', 'contract-test']);
/** PostgreSQL's messages for an invalid statement. */
const SENSELESS = /syntax error|operator does not exist|must be type boolean|must not return/;

/**
 * Tests all mutants of database functions.
 *
 * @param files the migrations, relative to the root; for a function in several of them, the last one is used.
 * @throws Error if the tests fail without a mutation.
 */
export async function mutateSql(files: readonly string[]): Promise<Report> {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const waiting = [...sqlMutants(sources)].flatMap(([file, mutants]) =>
    mutants.map((mutant) => ({ file, mutant })),
  );
  const tried = new Map<string, TriedMutant[]>(files.map((file) => [file, []]));
  const count = waiting.length;
  await Promise.all(
    Array.from({ length: COPIES }, async (_, number) => {
      const copy = copyOfSources(join(root, '.run/mutation/sql', String(number)));
      const sound = await runTests(copy);
      if (sound.status !== 'Survived') throw new Error(`The tests fail without a mutation:\n${sound.output}`);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { file, mutant } = next;
        const source = sources.get(file) ?? '';
        writeFileSync(join(copy, file), changed(source, mutant));
        const { status } = await runTests(copy);
        writeFileSync(join(copy, file), source);
        tried.get(file)?.push(reported(source, mutant, status));
        if (waiting.length % 10 === 0)
          console.log(`${count - waiting.length} of ${count} SQL mutants started`);
      }
      rmSync(copy, { recursive: true });
    }),
  );
  return {
    files: Object.fromEntries(
      files.map((file) => [file, { source: sources.get(file) ?? '', mutants: tried.get(file) ?? [] }]),
    ),
  };
}

function copyOfSources(copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['apps', 'packages', 'scripts', 'spec', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function changed(source: string, { start, code, replacement }: TextMutant): string {
  return source.slice(0, start) + replacement + source.slice(start + code.length);
}

/** Runs the tests that kill most mutants first, and the others if those pass. */
async function runTests(cwd: string): Promise<{ status: TriedMutant['status']; output: string }> {
  const first = await runFiles(cwd, ['ledger-store']);
  return first.status === 'Survived'
    ? runFiles(cwd, ['ledger-batches', 'commit-locks', 'sandbox-reset'])
    : first;
}

async function runFiles(cwd: string, files: readonly string[]) {
  const child = spawn(
    'vitest',
    ['run', '--config', 'scripts/mutation/vitest.config.ts', '--bail', '1', ...files],
    { cwd, env: { ...process.env, MUTATION_PART: 'sql' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const output = stdout + stderr;
  if (code === 0) return { status: 'Survived', output } as const;
  if (!/\d failed/.test(output)) throw new Error(`The tests did not run:\n${output}`);
  return { status: SENSELESS.test(output) ? 'CompileError' : 'Killed', output } as const;
}

function reported(source: string, mutant: TextMutant, status: TriedMutant['status']): TriedMutant {
  const { name, start, code, replacement } = mutant;
  const begin = start + code.length - code.trimStart().length;
  const location = { start: placeOf(source, begin), end: placeOf(source, start + code.length) };
  return { status, mutatorName: name, replacement, location };
}

function placeOf(source: string, offset: number): TriedMutant['location']['start'] {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
