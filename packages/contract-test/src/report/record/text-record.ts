import { noteLines, notesTitle } from '../../contract/document-note.ts';
import { grouped } from '../../contract/grouped.ts';
import { visible } from '../../contract/visible.ts';
import { type RecordRule, recordRules } from '../../record/record-rules.ts';
import type { RecordResult } from '../../record/recording.ts';
import { type Paint, plain } from '../text-report.ts';
import { counted } from '../totals.ts';
import { hiderOf, type ShownProposal, shownProposals } from './shown-proposal.ts';

/** The human-readable report of a recording: deviations by operation, with the edits that would resolve them. */
export function textRecord(result: RecordResult, paint: Paint = plain): string {
  const hide = hiderOf(result);
  const byOperation = grouped(shownProposals(result), ({ operation }) => operation);
  const blocks = [
    `${visible(result.title)}, recorded from ${result.target}`,
    ...[...byOperation].map(([operation, proposals]) =>
      [paint('bold', visible(operation)), ...proposals.map((one) => proposalText(one, paint))].join('\n'),
    ),
    ...(result.notes.length === 0
      ? []
      : [[notesTitle, ...noteLines(result.notes).map((line) => `  ${visible(line)}`)].join('\n')]),
    ...(result.remarks.length === 0 ? [] : [result.remarks.map((line) => visible(hide(line))).join('\n')]),
    recordTotals(result),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The sentence that a report of a recording ends with. */
export function recordTotals({ proposals, counts }: RecordResult): string {
  const errors = proposals.filter(({ severity }) => severity === 'error').length;
  const seen = [
    counted(counts.exchanges, 'exchange'),
    `${counts.judged} of declared operations`,
    `${counts.deviating} that deviate`,
    `${counts.outside} outside of the document`,
    ...(counts.unanswered > 0 ? [`${counts.unanswered} without a response`] : []),
  ];
  return `${counted(errors, 'error')}, ${counted(proposals.length - errors, 'warning')}: ${seen.join(', ')}`;
}

function proposalText(one: ShownProposal, paint: Paint): string {
  const colour = one.severity === 'error' ? 'red' : 'yellow';
  const also = one.alsoIn.length === 0 ? '' : ` (also ${one.alsoIn.join(', ')})`;
  const lines = [
    `  ${paint(colour, one.severity.toUpperCase())} ${one.rule}${visible(also)}, in ${counted(one.count, 'exchange')}`,
    recordRules[one.rule as RecordRule],
    ...(one.where === '' ? [] : [`at       ${visible(one.where)}`]),
    `expected ${visible(one.expected)}`,
    `actual   ${visible(one.actual)}`,
    `spec     ${one.file}:${one.line} #${visible(one.pointer)}`,
    `example  ${visible(one.example)}`,
    ...one.edits.map((edit) => `edit     ${visible(edit)}`),
    ...(one.because === undefined ? [] : [`no edit  ${one.because}`]),
  ];
  return lines.join('\n    ');
}
