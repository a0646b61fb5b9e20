import type { TestResult } from '../model/test-result.ts';
import type { FailOn } from './severity-option.ts';

/** The exit codes of the commands. */
export const exitCodes = {
  clean: 0,
  findings: 1,
  broken: 2,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/**
 * The exit code of a run. A run that found nothing and ended early, other than by its budget, or tested nothing, says
 * nothing about the target and counts as broken.
 */
export function exitCodeOf(result: TestResult, failOn: FailOn = 'warning'): ExitCode {
  const { ended, findings, shortfalls, doubts } = result;
  if (ended?.kind === 'interrupted') return exitCodes.interrupted;
  const failing = findings.filter(({ severity }) => failOn === 'warning' || severity === 'error');
  if (failing.length + doubts.length > 0) return exitCodes.findings;
  const isBroken = ended !== undefined && ended.kind !== 'budget';
  if (isBroken || testedNothing(result)) return exitCodes.broken;
  return shortfalls.length > 0 ? exitCodes.findings : exitCodes.clean;
}

/** Whether no operation succeeded and there are no other findings, new or known. */
export function testedNothing({ coverage, findings, known, doubts }: TestResult): boolean {
  return coverage.axes.operations.covered === 0 && findings.length + known.length + doubts.length === 0;
}
