import { visible } from '../../contract/visible.ts';
import type { RecordResult } from '../../record/recording.ts';
import { workflowCommand } from '../workflow-command.ts';
import { shownProposals } from './shown-proposal.ts';
import { recordTotals } from './text-record.ts';

/** The proposals of a recording as annotations on lines of the document, for a GitHub workflow. */
export function githubRecord(result: RecordResult): string {
  const lines = shownProposals(result).map((one) =>
    workflowCommand(
      one.severity,
      { file: one.file, line: String(one.line), title: visible(`${one.rule} in ${one.operation}`) },
      [`${one.where}: expected ${one.expected}, actual ${one.actual}`, `such as ${one.example}`, ...one.edits]
        .map(visible)
        .join('\n'),
    ),
  );
  return `${[...lines, recordTotals(result)].join('\n')}\n`;
}
