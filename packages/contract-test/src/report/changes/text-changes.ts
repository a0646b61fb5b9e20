import { escapeMarkdown, sentenceMarkdown } from '../../contract/markdown.ts';
import { visible } from '../../contract/visible.ts';
import { type Format, report } from '../../diff/report.ts';
import type { DiffResult } from '../../findings/diff-result.ts';
import { notesMarkdown } from '../document-notes.ts';
import { causeTitle } from './change-lines.ts';

/** The list of changes in one format, with those that the baseline accepts at the end. */
export function changesIn(result: DiffResult, format: Format): string {
  const text = report(result.changes, format, result.notes);
  const { known, baselineNotes } = result;
  if (format === 'json') {
    const accepted = known.map(({ cause, entry: { reason, expires } }) => ({
      cause: cause.id,
      id: cause.first.id,
      reason,
      expires,
    }));
    return `${JSON.stringify({ ...JSON.parse(text), known: accepted, baselineNotes }, null, 2)}\n`;
  }
  const title = 'Accepted by the baseline';
  if (format === 'markdown') {
    const lines = known.map(
      ({ cause, entry }) =>
        `- ${cause.id}, ${sentenceMarkdown(causeTitle(cause))} Until ${entry.expires}: ${escapeMarkdown(entry.reason)}\n`,
    );
    const accepted = lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('')}`];
    return [text, ...accepted, ...notesMarkdown(result.notes).map((block) => `${block}\n`)].join('\n');
  }
  const lines = known.map(({ cause, entry }) =>
    visible(`  ${cause.id}, ${causeTitle(cause)} Until ${entry.expires}: ${entry.reason}`),
  );
  return lines.length === 0 ? text : `${text}\n${[title, ...lines].join('\n')}\n`;
}
