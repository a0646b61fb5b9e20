import type { TestResult } from '../model/test-result.ts';
import { githubReport } from '../report/github-report.ts';
import { htmlReport } from '../report/html-report.ts';
import { jsonReport } from '../report/json-report.ts';
import { junitReport } from '../report/junit-report.ts';
import { markdownReport } from '../report/markdown-report.ts';
import { sarifReport } from '../report/sarif-report.ts';
import { coloured, plain, textReport } from '../report/text-report.ts';
import type { DiffForm } from './report-target.ts';

/** The result of a run in one report format. */
export function reportIn(form: DiffForm, result: TestResult, isTerminal: boolean): string {
  switch (form) {
    case 'text':
      return textReport(result, isTerminal ? coloured : plain);
    case 'github':
      return githubReport(result);
    case 'summary':
    case 'markdown':
      return markdownReport(result);
    case 'json':
      return jsonReport(result);
    case 'junit':
      return junitReport(result);
    case 'html':
      return htmlReport(result);
    case 'sarif':
      return sarifReport(result);
  }
}
