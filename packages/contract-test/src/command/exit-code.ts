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
export function exitCodeOf({ ended, counts, operations, findings, shortfalls }: TestResult): ExitCode {
  if (ended?.kind === 'interrupted') return exitCodes.interrupted;
  if (ended !== undefined || counts.answers === 0 || operations.length === 0) return exitCodes.broken;
  return findings.length + shortfalls.length > 0 ? exitCodes.findings : exitCodes.clean;
}
