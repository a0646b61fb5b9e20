import { grouped } from '../../contract/grouped.ts';
import { type ChangeCause, causesOf } from '../../diff/cause.ts';
import type { DiffResult } from '../../diff-result.ts';
import { escapeXml } from '../markup.ts';
import { causeLines, causeTitle, wholeDocument } from './change-lines.ts';

/**
 * JUnit XML: a suite for each operation, in it a test case for each cause. What makes the comparison fail is a failure, what
 * the baseline accepts is skipped, everything else passes.
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
  if (suites.size === 0) {
    const name = escapeXml(wholeDocument);
    return documentXml(result, 'tests="1" failures="0" skipped="0" errors="0"', [
      `  <testsuite name="${name}" tests="1" failures="0" skipped="0" errors="0">`,
      `    <testcase classname="${name}" name="nothing changed"/>`,
      '  </testsuite>',
    ]);
  }
  const lines = [...suites].flatMap(([operation, own]) => [
    `  <testsuite name="${escapeXml(operation)}" ${totals(own)}>`,
    ...own.map(({ cause, inner }) => {
      const name = escapeXml(`${cause.first.id} at ${cause.first.where} (${cause.id})`);
      const open = `    <testcase classname="${escapeXml(operation)}" name="${name}"`;
      return inner === '' ? `${open}/>` : `${open}>${inner}</testcase>`;
    }),
    '  </testsuite>',
  ]);
  return documentXml(result, totals(cases), lines);
}

function documentXml({ title }: DiffResult, attributes: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(`${title}: contract diff`)}" ${attributes}>`,
    ...lines,
    '</testsuites>',
    '',
  ].join('\n');
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
