import { writeFile } from 'node:fs/promises';
import { githubReport } from '../report/github-report.ts';
import { htmlReport } from '../report/html-report.ts';
import { jsonReport } from '../report/json-report.ts';
import { junitReport } from '../report/junit-report.ts';
import { coloured, plain, textReport } from '../report/text-report.ts';
import type { TestResult } from '../test-result.ts';
import type { ReportTarget } from './report-target.ts';
import type { Output } from './terminal.ts';
import { UsageError } from './terminal.ts';

/** Writes the reports that are asked for. Throws a UsageError when a file cannot be written. */
export async function writeReports(
  result: TestResult,
  targets: readonly ReportTarget[],
  out: Output,
): Promise<void> {
  for (const { form, file } of targets) {
    const text = reportIn(form, result, out);
    if (file === undefined) out.write(text);
    else await write(file, text);
  }
}

function reportIn(form: ReportTarget['form'], result: TestResult, out: Output): string {
  switch (form) {
    case 'text':
      return textReport(result, out.isTTY ? coloured : plain);
    case 'github':
      return githubReport(result);
    case 'json':
      return jsonReport(result);
    case 'junit':
      return junitReport(result);
    case 'html':
      return htmlReport(result);
  }
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The report ${file} cannot be written (${error.code}): give a file in a folder that exists.`,
    );
  });
}
