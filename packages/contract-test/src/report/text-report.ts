import { styleText } from 'node:util';
import { noteLines, notesTitle } from '../contract/document-note.ts';
import { visible, visibleLines } from '../contract/visible.ts';
import type { Finding } from '../model/finding.ts';
import { rules } from '../model/rules.ts';
import type { TestResult } from '../model/test-result.ts';
import {
  earlierText,
  earlierTitle,
  leftLines,
  leftTitle,
  neverSucceededLines,
  neverSucceededTitle,
  questionLines,
  questionsTitle,
} from './conclusion-lines.ts';
import { type AxisSummary, percentText, summarizeCoverage } from './coverage-summary.ts';
import { provenanceOf } from './provenance.ts';
import { counted, totalsOf } from './totals.ts';

/** Applies a format of `styleText` to a text, or leaves it plain. */
export type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

/** Leaves texts as they are. */
export const plain: Paint = (_, text) => text;

/** Colours texts for a terminal. */
export const coloured: Paint = (format, text) => styleText(format, text, { validateStream: false });

/** The human-readable report: findings, coverage, totals. */
export function textReport(result: TestResult, paint: Paint = plain): string {
  const blocks = [
    `${visible(result.title)}, profile ${result.profile}, seed ${result.seed}`,
    ...result.findings.map((finding) => findingText(finding, paint)),
    ...(result.known.length > 0 ? [knownText(result)] : []),
    ...(result.baselineNotes.length > 0 ? [result.baselineNotes.map(visible).join('\n')] : []),
    coverageText(result, paint),
    ...(result.uncheckedFormats.length > 0
      ? [`Unknown formats, not checked: ${visible(result.uncheckedFormats.join(', '))}`]
      : []),
    ...listed(notesTitle, noteLines(result.notes)),
    ...(result.ended === undefined ? [] : [paint('yellow', visible(result.ended.reason))]),
    ...listed(questionsTitle, questionLines(result)),
    ...listed(neverSucceededTitle, neverSucceededLines(result)),
    ...listed(leftTitle, leftLines(result)),
    ...result.doubts.map((doubt) => `${paint('red', 'ERROR')} ${visible(doubt)}`),
    totalsText(result, paint),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A block with a title; empty without lines. */
function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${visible(line)}`)].join('\n')];
}

function findingText(finding: Finding, paint: Paint): string {
  const { severity, rule, operation, alsoIn, place } = finding;
  const colour = severity === 'error' ? 'red' : 'yellow';
  const also = alsoIn.length > 0 ? ` (also ${visible(alsoIn.join(', '))})` : '';
  const lines = [
    `${paint(colour, severity.toUpperCase())} ${paint('bold', rule)} ${visible(operation)}${also}  ${paint('dim', finding.id)}`,
    rules[rule],
    ...(finding.instancePath === '' ? [] : [`at       ${visible(finding.instancePath)}`]),
    `expected ${visible(finding.expected)}`,
    `actual   ${visible(finding.actual)}`,
    `spec     ${visible(`${place.file}:${place.line} #${place.pointer}, ${provenanceOf(finding)}`)}`,
    `seen     ${finding.count === 1 ? 'once' : `${finding.count} times`}, replay with --replay '${visible(finding.replay)}'`,
    `$ ${visibleLines(finding.curl)}`,
    ...(finding.before.length > 0 ? [earlierTitle] : []),
    ...finding.before.flatMap((one) => [`  ${visible(earlierText(one))}`, `  $ ${visibleLines(one.curl)}`]),
  ];
  return lines.join('\n  ');
}

function knownText(result: TestResult): string {
  const lines = result.known.map(({ finding, entry }) =>
    visible(`  ${finding.id} ${finding.rule} ${finding.operation}: until ${entry.expires}, ${entry.reason}`),
  );
  return ['Known by the baseline', ...lines].join('\n');
}

function coverageText(result: TestResult, paint: Paint): string {
  const summaries = summarizeCoverage(result.coverage);
  const width = Math.max(...summaries.map(({ axis }) => axis.length));
  return ['Coverage', ...summaries.flatMap((summary) => axisLines(summary, width, result, paint))].join('\n');
}

function axisLines(summary: AxisSummary, width: number, result: TestResult, paint: Paint): string[] {
  const { axis, percent, covered, reachable, unreachable, missed, missedMore, reasons } = summary;
  const shortfall = result.shortfalls.find((each) => each.axis === axis);
  const below =
    shortfall === undefined ? '' : paint('red', `, below the threshold of ${shortfall.threshold} %`);
  return [
    `  ${axis.padEnd(width)}  ${percentText(percent).padStart(7)}  ${covered} of ${reachable}${below}`,
    ...missed.map((item) => `    missed ${visible(item)}`),
    ...(missedMore > 0 ? [`    missed ${missedMore} more`] : []),
    ...(unreachable > 0 ? [`    out of reach: ${unreachable}`] : []),
    ...reasons.map(([reason, count]) => `      ${count} × ${visible(reason)}`),
  ];
}

function totalsText(result: TestResult, paint: Paint): string {
  const clean = result.findings.length + result.shortfalls.length + result.doubts.length === 0;
  const seconds = (result.run.milliseconds / 1000).toFixed(1);
  const rate = counted(
    Math.round(result.counts.requests / Math.max(result.run.milliseconds / 1000, 0.001)),
    'request',
  );
  return `${paint(clean ? 'green' : 'red', totalsOf(result))}, in ${seconds} s (${rate}/s)`;
}
