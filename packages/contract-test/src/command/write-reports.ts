import { constants } from 'node:fs';
import { access, appendFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReportTarget, TestForm } from './report-target.ts';
import type { Output } from './terminal.ts';
import { UsageError } from './terminal.ts';

/** The maximum size of a step summary on GitHub, in bytes. */
const LONGEST_SUMMARY = 1_000_000;

/**
 * Checks before a run that its reports can be written afterwards.
 *
 * @param others - other files that the run writes
 * @throws UsageError that names every file that cannot be written
 */
export async function checkReports(
  targets: readonly ReportTarget[],
  others: readonly (string | undefined)[] = [],
): Promise<void> {
  const reports = targets.map(async ({ form, file }) =>
    explained('report', form === 'summary' ? summaryFile() : file, checkWritable),
  );
  const files = others.map((file) => explained('file', file, checkWritable));
  throwFailures(await Promise.allSettled([...reports, ...files]));
}

/** Writes every requested report that can be written. Throws a UsageError that names the others. */
export async function writeReports<Form extends TestForm>(
  targets: readonly ReportTarget<Form>[],
  textIn: (form: Form) => string,
  out: Output,
): Promise<void> {
  const writings: PromiseSettledResult<void>[] = [];
  for (const target of targets)
    writings.push(...(await Promise.allSettled([writeReport(target, textIn, out)])));
  throwFailures(writings);
}

async function writeReport<Form extends TestForm>(
  { form, file }: ReportTarget<Form>,
  textIn: (form: Form) => string,
  out: Output,
): Promise<void> {
  const text = textIn(form);
  if (form === 'summary')
    await explained('report', summaryFile(), (summary) => appendFile(summary, cut(text)));
  else if (file === undefined) out.write(text);
  else await explained('report', file, (name) => writeFile(name, text));
}

/** Throws one error for all files that cannot be written; rethrows any other error. */
function throwFailures(results: readonly PromiseSettledResult<void>[]): void {
  const failures = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  const messages = failures.map((failure) => {
    if (failure instanceof UsageError) return failure.message;
    throw failure;
  });
  if (messages.length > 0) throw new UsageError(messages.join('\n'));
}

function summaryFile(): string {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file === undefined || file === '') {
    throw new UsageError(
      '--report summary goes to the file that GITHUB_STEP_SUMMARY names, which is not set: give markdown:<file>.',
    );
  }
  return file;
}

function cut(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= LONGEST_SUMMARY) return text;
  const kept = bytes.subarray(0, LONGEST_SUMMARY - 1_000).toString('utf8');
  return `${kept.slice(0, kept.lastIndexOf('\n'))}\n\nThe rest does not fit into a summary.\n`;
}

/** Rejects as writing would: if the file does not exist, its folder must be writable. */
async function checkWritable(file: string): Promise<void> {
  const found = await stat(file).catch(({ code }: NodeJS.ErrnoException) => code);
  if (typeof found === 'object' && found.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  await access(found === 'ENOENT' ? dirname(file) : file, constants.W_OK);
}

/** Performs an action on a file, if one is given. Throws a UsageError if it fails. */
async function explained(
  what: 'report' | 'file',
  file: string | undefined,
  by: (file: string) => Promise<void>,
): Promise<void> {
  if (file === undefined) return;
  await by(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The ${what} ${file} cannot be written (${error.code}): give a file in a folder that exists.`,
    );
  });
}
