import type { TestResult } from '../model/test-result.ts';

/** The sentence that a report ends with. */
export function totalsOf(result: TestResult): string {
  const errors = result.findings.filter((finding) => finding.severity === 'error').length;
  const found = [
    counted(errors, 'error'),
    counted(result.findings.length - errors, 'warning'),
    ...(result.known.length > 0 ? [`${result.known.length} known`] : []),
    ...(result.doubts.length > 0 ? [`${counted(result.doubts.length, 'reason')} to doubt the run`] : []),
    ...(result.shortfalls.length > 0 ? [counted(result.shortfalls.length, 'missed threshold')] : []),
  ];
  const tried = [
    counted(result.operations.length, 'operation'),
    counted(result.counts.requests, 'request'),
    counted(result.counts.answers, 'answer'),
    counted(result.checks.length, 'check'),
  ];
  return `${found.join(', ')}: ${tried.join(', ')}`;
}

/** `1 error`, `2 errors`, `no error`. */
export function counted(count: number, noun: string): string {
  if (count === 0) return `no ${noun}`;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
