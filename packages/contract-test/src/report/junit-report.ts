import type { Finding } from '../model/finding.ts';
import type { RuleName } from '../model/rules.ts';
import type { TestResult } from '../model/test-result.ts';
import { leftLines } from './conclusion-lines.ts';
import { notesXml } from './document-notes.ts';
import { findingLines, findingTitle, requestLines } from './finding-lines.ts';
import { escapeXml } from './markup.ts';

/**
 * JUnit XML: a suite for each operation and for any other subject of a finding, with a test case for each rule that was
 * tried on it. A finding shared by several operations fails where it was seen first and is skipped in the others;
 * findings known to the baseline are skipped, as is the success of an operation that never succeeded. A suite `run`
 * fails if the run itself proves little or ended early. A suite `document` passes and contains the notes on the
 * document.
 */
export function junitReport(result: TestResult): string {
  const found = result.findings.map(({ operation }) => operation);
  const suites = [...new Set([...result.operations, ...found])].map((operation) =>
    suiteOf(result, operation),
  );
  const shortfalls = result.shortfalls.map(({ axis, threshold, reached }) => ({
    name: axis,
    inner: `<failure message="${escapeXml(`covered ${reached.toFixed(1)} %, required ${threshold} %`)}"/>`,
  }));
  const all = [
    ...suites,
    { name: 'coverage', cases: shortfalls },
    { name: 'run', cases: runCases(result) },
    {
      name: 'document',
      cases: result.notes.length === 0 ? [] : [{ name: 'notes', inner: notesXml(result.notes) }],
    },
  ].filter(({ cases }) => cases.length > 0);
  const seconds = (result.run.milliseconds / 1000).toFixed(3);
  const attributes = `name="${escapeXml(result.title)}" ${totals(all.flatMap(({ cases }) => cases))} time="${seconds}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes}>`,
    ...all.flatMap(({ name, cases }) => [
      `  <testsuite name="${escapeXml(name)}" ${totals(cases)} timestamp="${result.run.startedAt}">`,
      ...cases.map((each) => caseXml(name, each)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

/** A test case; `inner` is its failure, skipped or output element. */
interface TestCase {
  readonly name: string;
  readonly inner: string;
}

function suiteOf(result: TestResult, operation: string): { name: string; cases: TestCase[] } {
  const tried = result.checks.filter((check) => check.operation === operation).map(({ rule }) => rule);
  const found = [...result.findings, ...result.known.map(({ finding }) => finding)].filter((finding) =>
    isIn(finding, operation),
  );
  const names = [...new Set<RuleName>([...tried, ...found.map(({ rule }) => rule)])];
  const cases = names.map((name) => ({ name, inner: innerOf(result, operation, name) }));
  const failure = result.neverSucceeded.find((each) => each.operation === operation);
  if (failure === undefined || names.includes('never-succeeded')) return { name: operation, cases };
  const inner = `<skipped message="${escapeXml(`never succeeded: ${failure.reason}`)}"/>`;
  return { name: operation, cases: [...cases, { name: 'success', inner }] };
}

/** Messages about the run as a whole. */
function runCases(result: TestResult): readonly TestCase[] {
  const { doubts, ended } = result;
  const failed = (name: string, messages: readonly string[]): TestCase[] =>
    messages.map((message) => ({ name, inner: `<failure message="${escapeXml(message)}"/>` }));
  const skipped = leftLines(result).map((line) => skippedCase('leaves nothing behind', line));
  return [
    ...failed('proves something', doubts),
    ...failed('comes to its end', ended === undefined || ended.kind === 'budget' ? [] : [ended.reason]),
    ...(ended?.kind === 'budget' ? [skippedCase('comes to its end', ended.reason)] : []),
    ...skipped,
  ];
}

function skippedCase(name: string, message: string): TestCase {
  return { name, inner: `<skipped message="${escapeXml(message)}"/>` };
}

function innerOf(result: TestResult, operation: string, rule: RuleName): string {
  const failures = result.findings.filter((each) => each.rule === rule && each.operation === operation);
  const [first] = failures;
  if (first !== undefined) {
    const text = failures.map((each) =>
      [findingTitle(each), ...findingLines(each), ...requestLines(each)].join('\n'),
    );
    return `<failure type="${rule}" message="${escapeXml(first.actual)}">${escapeXml(text.join('\n\n'))}</failure>`;
  }
  const elsewhere = result.findings.find((each) => each.rule === rule && each.alsoIn.includes(operation));
  if (elsewhere !== undefined) {
    return `<skipped message="${escapeXml(`the same cause as ${elsewhere.id} in ${elsewhere.operation}`)}"/>`;
  }
  const known = result.known.find(({ finding }) => finding.rule === rule && isIn(finding, operation));
  return known === undefined
    ? ''
    : `<skipped message="${escapeXml(`known until ${known.entry.expires}: ${known.entry.reason}`)}"/>`;
}

function isIn(finding: Finding, operation: string): boolean {
  return finding.operation === operation || finding.alsoIn.includes(operation);
}

function caseXml(suite: string, { name, inner }: TestCase): string {
  const open = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</testcase>`;
}

function totals(cases: readonly TestCase[]): string {
  const starting = (tag: string): number => cases.filter(({ inner }) => inner.startsWith(tag)).length;
  return `tests="${cases.length}" failures="${starting('<failure')}" skipped="${starting('<skipped')}" errors="0"`;
}
