import { grouped } from '../../contract/grouped.ts';
import { type ChangeCause, causesOf } from '../../diff/cause.ts';
import type { DiffResult } from '../../findings/diff-result.ts';
import { notesXml } from '../document-notes.ts';
import { escapeXml } from '../markup.ts';
import { causeLines, causeTitle, wholeDocument } from './change-lines.ts';

/**
 * JUnit XML: a suite for each operation, in it a test case for each cause. Changes that make the comparison fail are
 * failures, those that the baseline accepts are skipped, all others pass. A suite `document` passes and contains the
 * notes on both documents.
 */
export function junitChanges(result: DiffResult): string {
  const cases = [
    ...causesOf(result.changes).map((cause) => ({ cause, inner: failureOf(cause, result) })),
    ...result.known.map(({ cause, entry }) => ({
      cause,
      inner: `<skipped message="${escapeXml(`accepted until ${entry.expires}: ${entry.reason}`)}"/>`,
    })),
  ];
  const suites = grouped(cases, ({ cause }) => cause.first.operation ?? wholeDocument);
  const lines = [...suites].flatMap(([operation, own]) => [
    `  <testsuite name="${escapeXml(operation)}" ${totals(own)}>`,
    ...own.map(({ cause, inner }) =>
      caseXml(operation, `${cause.first.id} at ${cause.first.where} (${cause.id})`, inner),
    ),
    '  </testsuite>',
  ]);
  const nothing = cases.length === 0 ? passingSuite(wholeDocument, 'nothing changed', '') : [];
  const noted = result.notes.length === 0 ? [] : passingSuite('document', 'notes', notesXml(result.notes));
  const passing = [nothing, noted].filter((suite) => suite.length > 0).map(() => ({ inner: '' }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(`${result.title}: contract diff`)}" ${totals([...cases, ...passing])}>`,
    ...lines,
    ...nothing,
    ...noted,
    '</testsuites>',
    '',
  ].join('\n');
}

/** The lines of a suite with one test case, which passes. */
function passingSuite(suite: string, name: string, inner: string): readonly string[] {
  return [
    `  <testsuite name="${escapeXml(suite)}" ${totals([{ inner }])}>`,
    caseXml(suite, name, inner),
    '  </testsuite>',
  ];
}

function caseXml(suite: string, name: string, inner: string): string {
  const open = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</testcase>`;
}

function failureOf(cause: ChangeCause, { failing }: DiffResult): string {
  const { first } = cause;
  if (!failing.includes(first.level)) return '';
  const text = [causeTitle(cause), ...causeLines(cause)].join('\n');
  return `<failure type="${escapeXml(first.id)}" message="${escapeXml(first.text)}">${escapeXml(text)}</failure>`;
}

function totals(cases: readonly { readonly inner: string }[]): string {
  const starting = (tag: string): number => cases.filter(({ inner }) => inner.startsWith(tag)).length;
  return `tests="${cases.length}" failures="${starting('<failure')}" skipped="${starting('<skipped')}" errors="0"`;
}
