import { loadContract } from '../src/contract/load/load-contract.ts';
import type { Finding } from '../src/model/finding.ts';
import type { TestResult } from '../src/model/test-result.ts';
import { runTest } from '../src/run/run.ts';
import type { RunSettings } from '../src/run/run-settings.ts';
import { apiFile } from './contract.ts';
import type { Fault } from './fault.ts';
import { labServer, tokens } from './server.ts';

/** The seeds with which every fault must be found. */
export const seeds: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** The contract of the lab's server. */
export const labContract = await loadContract(apiFile);
const bearer = (token: string) => [['Authorization', `Bearer ${token}`]] as const;

/** Runs the tester on an in-process instance of the lab's server; nothing waits. */
export function tested(seed: number, fault?: Fault, extras: Partial<RunSettings> = {}): Promise<TestResult> {
  const serve = labServer(fault);
  return runTest({
    contract: labContract,
    profile: 'server',
    seed,
    credentials: { headers: bearer(tokens.full), unscoped: bearer(tokens.unscoped) },
    sender: { send: async (request) => serve(request), async close() {} },
    baseUrl: 'http://lab.invalid',
    allowExisting: true,
    clock: { now: () => 0, wait: async () => {} },
    ...extras,
  });
}

/** The findings in words for a failing test: the rule and the place. */
export function inWords(findings: readonly Finding[]): string[] {
  return findings.map(
    ({ rule, operation, instancePath, expected, actual }) =>
      `${rule} ${operation} ${instancePath}: ${expected}, not ${actual}`,
  );
}
