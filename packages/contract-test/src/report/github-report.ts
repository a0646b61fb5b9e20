import type { TestResult } from '../test-result.ts';
import { percentText } from './coverage-summary.ts';
import { findingLines, findingTitle } from './finding-lines.ts';

/** Workflow commands that annotate the lines of the spec on GitHub, one for each finding and each missed threshold. */
export function githubReport(result: TestResult): string {
  const findings = result.findings.map((finding) => {
    const { file, line } = finding.place;
    const properties = { file, line: String(line), title: findingTitle(finding) };
    return command(finding.severity, properties, [...findingLines(finding), finding.curl].join('\n'));
  });
  const shortfalls = result.shortfalls.map(({ axis, threshold, reached }) =>
    command(
      'error',
      { title: `Coverage of ${axis}` },
      `${percentText(reached)} where ${threshold} % is asked for`,
    ),
  );
  return [...findings, ...shortfalls].map((line) => `${line}\n`).join('');
}

function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name} ${written.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
