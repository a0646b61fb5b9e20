import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { Answer, WireRequest } from '../../src/model/message.ts';
import type { TestResult } from '../../src/model/test-result.ts';
import { runTest } from '../../src/run/run.ts';
import type { RunSettings } from '../../src/run/run-settings.ts';
import { type ArchiveFault, archiveFile, archiveServer, keys } from './archive-server.ts';

/** The contract of the archive. */
export const archiveContract = await loadContract(archiveFile);

/** Runs the tester on an in-process archive, as on an unknown server: without `--allow-existing`. */
export function testedArchive(
  seed: number,
  fault?: ArchiveFault,
  extras: Partial<RunSettings> = {},
  onRequest: (request: WireRequest, answer: Answer) => void = () => {},
): Promise<TestResult> {
  const serve = archiveServer(fault);
  let crowd = 0;
  return runTest({
    contract: archiveContract,
    profile: 'server',
    seed,
    credentials: { headers: [['X-Key', keys.one]], otherTenant: [['X-Key', keys.two]] },
    sender: {
      async send(request) {
        crowd += 1;
        // Concurrent requests are all counted before any of them gets a response.
        await null;
        const answer = serve(request, crowd);
        crowd -= 1;
        onRequest(request, answer);
        return answer;
      },
      async close() {},
    },
    baseUrl: 'http://archive.invalid',
    clock: { now: () => 0, wait: async () => {} },
    ...extras,
  });
}
