import { parentPort, workerData } from 'node:worker_threads';
import { faults } from '../faults/every-fault.ts';
import { openPeer } from './open-peer.ts';
import { isFound } from './outcome.ts';
import type { PeerName } from './peer.ts';

/** The input of the worker. */
export interface Assignment {
  readonly peer: PeerName;
}

/** The worker's result for each fault. */
export interface Verdict {
  readonly fault: string;
  readonly found: boolean;
}

const { peer: name } = workerData as Assignment;
const peer = await openPeer(name);
const clean = await peer.examine();
for (const { fault } of faults) {
  const found = isFound(name, fault, await peer.examine(fault), clean);
  parentPort?.postMessage({ fault: fault.name, found } satisfies Verdict);
}
