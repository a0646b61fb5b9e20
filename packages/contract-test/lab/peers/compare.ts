import { Worker } from 'node:worker_threads';
import { faults, type SeededFault } from '../faults/every-fault.ts';
import { openPeer, peerNames } from './open-peer.ts';
import { type CleanRun, cleanRun } from './outcome.ts';
import type { PeerName } from './peer.ts';
import type { Assignment, Verdict } from './peer-worker.ts';
import { openPrism } from './prism.ts';
import { recordRequests } from './tester.ts';

/** The results of one tool on the lab. */
export interface Column {
  readonly peer: PeerName;
  readonly clean: CleanRun;
  /** The names of the faults that it finds. */
  readonly found: ReadonlySet<string>;
}

export interface Comparison {
  readonly faults: readonly SeededFault[];
  readonly columns: readonly Column[];
  /** Prism's reports on the clean server if the contract is unchanged, so that it names no dialect. */
  readonly prismWithoutDialect: ReadonlySet<string>;
}

/** The progress of the comparison. */
interface Step {
  readonly done: number;
  readonly of: number;
}

/** Runs every tool on the clean server, one after another, and then on every fault, the tools in parallel. */
export async function compare(onStep: (step: Step) => void): Promise<Comparison> {
  const clean = new Map<PeerName, CleanRun>();
  for (const name of peerNames) clean.set(name, await cleanRun(await openPeer(name)));
  const asItStands = await openPrism({ requests: await recordRequests(), namesDialect: false });
  const prismWithoutDialect = await asItStands.examine();
  const total = faults.length * peerNames.length;
  let done = 0;
  const onVerdict = (): void => {
    done += 1;
    onStep({ done, of: total });
  };
  const columns = await Promise.all(
    [...clean].map(async ([peer, run]) => ({ peer, clean: run, found: await foundBy(peer, onVerdict) })),
  );
  return { faults: faults, columns, prismWithoutDialect };
}

function foundBy(peer: PeerName, onVerdict: () => void): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./peer-worker.ts', import.meta.url), {
      workerData: { peer } satisfies Assignment,
    });
    worker.on('message', (verdict: Verdict) => {
      if (verdict.found) found.add(verdict.fault);
      onVerdict();
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve(found) : reject(new Error(`The worker for ${peer} exited with code ${code}.`)),
    );
  });
}
