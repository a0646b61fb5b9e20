import { appendFile, writeFile } from 'node:fs/promises';
import type { ReportTarget, TestForm } from './report-target.ts';
import type { Output } from './terminal.ts';
import { UsageError } from './terminal.ts';

/** Bytes of a step's summary that GitHub shows. */
const LONGEST_SUMMARY = 1_000_000;

/** Writes the reports that are asked for. Throws a UsageError when a file cannot be written. */
export async function writeReports<Form extends TestForm>(
  targets: readonly ReportTarget<Form>[],
  textIn: (form: Form) => string,
  out: Output,
): Promise<void> {
  for (const { form, file } of targets) {
    const text = textIn(form);
    if (form === 'summary') await write(summaryFile(), cut(text), appendFile);
    else if (file === undefined) out.write(text);
    else await write(file, text, writeFile);
  }
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

async function write(
  file: string,
  text: string,
  by: (file: string, text: string) => Promise<void>,
): Promise<void> {
  await by(file, text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The report ${file} cannot be written (${error.code}): give a file in a folder that exists.`,
    );
  });
}
