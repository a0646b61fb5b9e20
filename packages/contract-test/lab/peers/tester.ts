import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { Contract } from '../../src/contract/model.ts';
import type { WireRequest } from '../../src/model/message.ts';
import type { TestResult } from '../../src/model/test-result.ts';
import { runTest } from '../../src/run/run.ts';
import { apiFile } from '../contract.ts';
import type { Fault } from '../fault.ts';
import { labServer, tokens } from '../server.ts';
import type { Peer } from './peer.ts';

const SEED = 1;

/** This tester, with one seed, in memory. A report begins with the rule: `response-body getItem /body/dimensions`. */
export async function openTester(): Promise<Peer> {
  const contract = await loadContract(apiFile);
  return {
    name: 'tester',
    examine: async (fault) => {
      const { findings } = await run(contract, fault, () => {});
      return new Set(
        findings.map(({ rule, operation, instancePath }) => `${rule} ${operation} ${instancePath}`),
      );
    },
  };
}

/** The requests that the tester sends to the clean server, in order. */
export async function recordRequests(): Promise<readonly WireRequest[]> {
  const requests: WireRequest[] = [];
  await run(await loadContract(apiFile), undefined, (request) => requests.push(request));
  return requests;
}

function run(
  contract: Contract,
  fault: Fault | undefined,
  onRequest: (request: WireRequest) => void,
): Promise<TestResult> {
  const answer = labServer(fault);
  return runTest({
    contract,
    profile: 'server',
    seed: SEED,
    baseUrl: 'http://127.0.0.1:4600',
    allowExisting: true,
    credentials: {
      headers: [['Authorization', `Bearer ${tokens.full}`]],
      unscoped: [['Authorization', `Bearer ${tokens.unscoped}`]],
    },
    sender: {
      async send(request) {
        onRequest(request);
        return answer(request);
      },
      async close() {},
    },
  });
}
