import { loadContract } from '../../src/contract/load/load-contract.ts';
import { runTest } from '../../src/run.ts';
import type { RunSettings } from '../../src/run-settings.ts';
import type { TestResult } from '../../src/test-result.ts';
import type { Answer, WireRequest } from '../../src/wire/message.ts';
import { type ArchiveFault, archiveFile, archiveServer, keys } from './archive-server.ts';

const contract = await loadContract(archiveFile);

/** Runs the tester on an archive in this process, as a stranger would: without `--allow-existing`. */
export function testedArchive(
  seed: number,
  fault?: ArchiveFault,
  extras: Partial<RunSettings> = {},
  onRequest: (request: WireRequest, answer: Answer) => void = () => {},
): Promise<TestResult> {
  const serve = archiveServer(fault);
  return runTest({
    contract,
    profile: 'server',
    seed,
    credentials: { headers: [['X-Key', keys.one]] },
    sender: {
      async send(request) {
        const answer = serve(request);
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
