import { causesOf } from '../../diff/cause.ts';
import type { DiffResult } from '../../diff-result.ts';
import { workflowCommand } from '../workflow-command.ts';
import { causeLines, causeTitle } from './change-lines.ts';
import { placeOfCause } from './changes-place.ts';

/** Workflow commands that annotate the lines of the new document on GitHub, one for each breaking change and warning. */
export function githubChanges(result: DiffResult): string {
  const shown = causesOf(result.changes).filter(({ first }) => first.level !== 'info');
  return shown
    .map((cause) => {
      const { file, line } = placeOfCause(cause, result);
      const properties = { file, line: String(line), title: cause.first.id };
      const message = [causeTitle(cause), ...causeLines(cause)].join('\n');
      return `${workflowCommand(cause.first.level === 'breaking' ? 'error' : 'warning', properties, message)}\n`;
    })
    .join('');
}
