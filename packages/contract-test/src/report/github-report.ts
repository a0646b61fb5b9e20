import type { TestResult } from '../model/test-result.ts';
import { leftLines, leftTitle, neverSucceededLines, neverSucceededTitle } from './conclusion-lines.ts';
import { percentText } from './coverage-summary.ts';
import { noteCommands } from './document-notes.ts';
import { findingLines, findingTitle, requestLines } from './finding-lines.ts';
import { workflowCommand } from './workflow-command.ts';

/**
 * Workflow commands that annotate the lines of the spec on GitHub, one for each finding, missed threshold and note, and
 * for the run as a whole.
 */
export function githubReport(result: TestResult): string {
  const findings = result.findings.map((finding) => {
    const { file, line } = finding.place;
    const properties = { file, line: String(line), title: findingTitle(finding) };
    return workflowCommand(
      finding.severity,
      properties,
      [...findingLines(finding), ...requestLines(finding)].join('\n'),
    );
  });
  const shortfalls = result.shortfalls.map(({ axis, threshold, reached }) =>
    workflowCommand(
      'error',
      { title: `Coverage of ${axis}` },
      `${percentText(reached)} where ${threshold} % is required`,
    ),
  );
  const doubts = result.doubts.map((doubt) =>
    workflowCommand('error', { title: 'The run proves little' }, doubt),
  );
  const ended =
    result.ended === undefined
      ? []
      : [
          workflowCommand(
            result.ended.kind === 'budget' ? 'notice' : 'error',
            { title: 'The run ended early' },
            result.ended.reason,
          ),
        ];
  const lists = [
    ...warning(neverSucceededTitle, neverSucceededLines(result)),
    ...warning(leftTitle, leftLines(result)),
  ];
  const notes = noteCommands(result.notes);
  return [...findings, ...shortfalls, ...lists, ...ended, ...doubts, ...notes]
    .map((line) => `${line}\n`)
    .join('');
}

function warning(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [workflowCommand('warning', { title }, lines.join('\n'))];
}
