import { noteLines, notesTitle } from '../../contract/document-note.ts';
import { type ChangeCause, causesOf } from '../../diff/cause.ts';
import { placeText, summary, witnessText } from '../../diff/report.ts';
import type { DiffResult } from '../../findings/diff-result.ts';
import { htmlPage, listHtml } from '../html-page.ts';
import { escapeHtml } from '../markup.ts';
import { causeTitle, operationsOf, severityNames } from './change-lines.ts';

/** One self-contained page without external resources: expandable changes, filtered by operation. */
export function htmlChanges(result: DiffResult): string {
  const { changes, known, baselineNotes, notes } = result;
  const title = `${result.title}: contract diff`;
  const causes = causesOf(changes);
  const header = `<p>From ${escapeHtml(result.old)} to ${escapeHtml(result.next)}</p>
<p class="totals">${escapeHtml(summary(changes))}</p>`;
  const main = `<section>
${filterHtml(causes)}
${causes.map(causeHtml).join('\n')}
</section>
${listHtml(
  'Accepted by the baseline',
  known.map(
    ({ cause, entry }) => `${cause.first.id}, ${causeTitle(cause)} Until ${entry.expires}: ${entry.reason}`,
  ),
)}
${listHtml('Baseline', baselineNotes)}
${listHtml(notesTitle, noteLines(notes))}`;
  return htmlPage(title, header, main);
}

function filterHtml(causes: readonly ChangeCause[]): string {
  const operations = [...new Set(causes.flatMap(operationsOf))].sort();
  if (operations.length < 2) return '';
  const options = operations.map((id) => `<option>${escapeHtml(id)}</option>`).join('');
  return `<p><label>Operation <select id="operation"><option value="">all</option>${options}</select></label> <span id="shown" role="status"></span></p>`;
}

function causeHtml(cause: ChangeCause): string {
  const { id, first, others } = cause;
  const { oldPlace, newPlace, witness } = first;
  const operations = operationsOf(cause);
  const rows: [string, string][] = [
    ['what', first.text],
    ...(oldPlace === undefined ? [] : [['old', placeText(oldPlace)] satisfies [string, string]]),
    ...(newPlace === undefined ? [] : [['new', placeText(newPlace)] satisfies [string, string]]),
    ...(witness === undefined ? [] : [['witness', witnessText(witness)] satisfies [string, string]]),
    ...(others.length === 0 ? [] : [['shown by', operations.join(', ')] satisfies [string, string]]),
    ['cause', id],
  ];
  const table = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const severity = severityNames[first.level];
  return `<details class="finding ${severity}" data-operations="${escapeHtml(operations.join('\n'))}">
<summary><b>${first.level}</b> ${escapeHtml(first.id)} <code>${escapeHtml(operations[0] ?? '')}</code> ${escapeHtml(first.where)}</summary>
<dl>${table}</dl>
</details>`;
}
