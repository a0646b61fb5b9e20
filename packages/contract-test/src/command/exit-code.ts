import type { TestResult } from '../test-result.ts';

/** How a command ended. */
export const exitCodes = {
  clean: 0,
  findings: 1,
  broken: 2,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What a run comes to. One that was lost, or that tested nothing, says nothing about the target and is broken. */
export function exitCodeOf(result: TestResult): ExitCode {
  const { ended, findings, shortfalls } = result;
  if (ended?.kind === 'interrupted') return exitCodes.interrupted;
  if (ended !== undefined || testedNothing(result)) return exitCodes.broken;
  return findings.length + shortfalls.length > 0 ? exitCodes.findings : exitCodes.clean;
}

/** Whether no operation succeeded and nothing was found: with a wrong credential, every refusal is as it should be. */
export function testedNothing({ coverage, findings, known }: TestResult): boolean {
  return coverage.axes.operations.covered === 0 && findings.length + known.length === 0;
}
