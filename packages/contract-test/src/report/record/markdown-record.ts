import { grouped } from '../../contract/grouped.ts';
import { escapeMarkdown } from '../../contract/markdown.ts';
import type { RecordResult } from '../../record/recording.ts';
import { counted } from '../totals.ts';
import { shownProposals } from './shown-proposal.ts';
import { recordTotals } from './text-record.ts';

/** The report of a recording as Markdown: a list for each operation. */
export function markdownRecord(result: RecordResult): string {
  const byOperation = grouped(shownProposals(result), ({ operation }) => operation);
  const sections = [...byOperation].map(([operation, proposals]) => {
    const entries = proposals.map((one) => {
      const edits = one.edits.length > 0 ? one.edits : [`no edit: ${one.because}`];
      const said = `expected ${one.expected}, actual ${one.actual} (${counted(one.count, 'exchange')}, such as ${one.example})`;
      const head = `- **${one.severity} ${one.rule}** ${escapeMarkdown(`${one.where} ${said}`.trim())}`;
      return [head, ...edits.map((edit) => `  - ${escapeMarkdown(edit)}`)].join('\n');
    });
    return `### ${escapeMarkdown(operation)}\n\n${entries.join('\n')}`;
  });
  const title = `## ${escapeMarkdown(result.title)}: contract record`;
  return `${[title, recordTotals(result), ...sections].join('\n\n')}\n`;
}
