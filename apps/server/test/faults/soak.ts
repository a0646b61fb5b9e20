/**
 * `npm run test:soak`: sends 50,000 faulty requests of every class to every operation of a server, checks each answer, and ends with 1
 * when one is wrong or when the server's memory has grown. Takes some minutes.
 *
 * The server is a process of its own, so that nothing of this program is counted. It is measured when no request is open, after
 * collecting all garbage: the heap shows what it still refers to, the resident size what it keeps of the machine's memory. The first
 * 10,000 requests warm it up: code is compiled, buffers and connections reach their size. From there to the 50,000th both may grow
 * by less than a tenth, which is a leak of some 200 bytes for each request on a heap of 80 MB.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { wireTo } from '@finops/contract-express/testing';
import { startAsked } from '../harness/processes/server-process.ts';
import type { FaultedTarget } from './requests/faulted-server.ts';
import { faultClasses, faultedOperations, faultyRequests } from './requests/faulty-requests.ts';
import { replySlips } from './requests/reply-slips.ts';
import type { Holding } from './soaked-server.ts';

const ROUND = 10_000;
const ROUNDS = 5;
const AT_ONCE = 16;
/** Prime, and no divisor of the number of requests: neighbours of one class are sent far apart. */
const STRIDE = 7919;
/** Connections that a fault has left half open are gone after this. */
const SETTLING_MS = 2000;
const MOST_GROWTH = 0.1;

const server = await startAsked<FaultedTarget>('test/faults/soaked-server.ts', {});
const target = server.ready;
const { ports } = target;
const wires = { api: wireTo(ports.api), issuer: wireTo(ports.issuer), console: wireTo(ports.console) };
const requests = faultClasses.flatMap((one) => faultyRequests(one, target, faultedOperations()));
const slips = new Set<string>();
let sent = 0;

async function work(end: number): Promise<void> {
  while (sent < end) {
    const request = requests[(sent * STRIDE) % requests.length];
    sent += 1;
    if (request === undefined) continue;
    const found = await request.sending(wires[request.address]).then(
      (reply) => replySlips(request, reply),
      (error: unknown) => [String(error)],
    );
    for (const slip of found) slips.add(`${request.operation.id}, ${request.className}: ${slip}`);
  }
}

console.log(`${requests.length} different faulty requests of ${faultClasses.length} classes`);
const held: Holding[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(round * ROUND)));
  const seconds = (performance.now() - started) / 1000;
  await pause(SETTLING_MS);
  const now = await server.ask<Holding>('holding');
  held.push(now);
  const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `after ${sent}: heap ${mb(now.heap)}, resident ${mb(now.resident)}, ${Math.round(ROUND / seconds)} requests/s`,
  );
}

const [first, last] = [held[0], held.at(-1)];
if (first === undefined || last === undefined) throw new Error('Nothing was measured.');
const growths = { heap: last.heap / first.heap - 1, resident: last.resident / first.resident - 1 };
const faults = [
  ...slips,
  ...last.complaints,
  ...Object.entries(growths)
    .filter(([, growth]) => growth >= MOST_GROWTH)
    .map(([what, growth]) => `${what} grew by ${(growth * 100).toFixed(1)} %, at most 10 % is allowed`),
];
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? `${sent} faulty requests, all refused, memory flat` : `${faults.length} faults`,
);
await server.stop();
process.exitCode = faults.length === 0 ? 0 : 1;
