import { causesOf } from '../../diff/cause.ts';
import type { DiffResult } from '../../findings/diff-result.ts';
import { noteCommands } from '../document-notes.ts';
import { workflowCommand } from '../workflow-command.ts';
import { causeLines, causeTitle } from './change-lines.ts';
import { placeOfCause } from './changes-place.ts';

/** Workflow commands that annotate the lines of the new document on GitHub, one for each breaking change, warning and note. */
export function githubChanges(result: DiffResult): string {
  const shown = causesOf(result.changes).filter(({ first }) => first.level !== 'info');
  const changes = shown.map((cause) => {
    const { file, line } = placeOfCause(cause, result);
    const properties = { file, line: String(line), title: cause.first.id };
    const message = [causeTitle(cause), ...causeLines(cause)].join('\n');
    return workflowCommand(cause.first.level === 'breaking' ? 'error' : 'warning', properties, message);
  });
  return [...changes, ...noteCommands(result.nextNotes)].map((line) => `${line}\n`).join('');
}
