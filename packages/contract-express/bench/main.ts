/**
 * `node packages/contract-express/bench/main.ts`: CPU time per request of contract-express and its peers, each in a
 * process of its own, driven in turn by the same amounts of requests. Prints a table and the promises, and writes
 * `.run/bench/contract-express.json`. Ends with 1 when a promise is not kept.
 *
 * The peers: bare Express; Express behind express-openapi-validator's own middleware; Fastify without any
 * validation; Prism's own server; the mock of this repository, whose examples it answers without validating them. Most of
 * the cost of the list is the writing of 30 KB, with which bare Express alone is about 2.5 times as fast as the mock.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { benchDocument, resourcesOf } from './document.ts';
import { busySigns, type Cell, isKept, median, type Promised, ratio } from './figures.ts';
import { firstHits } from './first-hits.ts';
import { type RouteName, routes } from './routes.ts';
import { costOf, type PeerProgram, programPath, type RunningPeer, startPeer } from './running-peer.ts';

const rounds = 5;
const amounts: Readonly<Record<RouteName, number>> = { one: 1500, list: 700, create: 1500 };
const warmUp = 1200;
const names: readonly RouteName[] = ['one', 'list', 'create'];
const contract = { name: 'contract', operations: 200 };

const directory = programPath('../../../.run/bench');
const document = `${directory}/document.json`;
mkdirSync(directory, { recursive: true });
writeFileSync(document, JSON.stringify(benchDocument(200)));

const programs: PeerProgram[] = [200, 3].flatMap((operations) =>
  ['contract', 'bare', 'stock', 'fastify'].map((name) => ({
    name,
    operations,
    program: programPath(`./peers/${name}.ts`),
    args: [String(operations)],
  })),
);
programs.push({ name: 'prism', operations: 200, program: programPath('./peers/prism.ts'), args: ['200'] });
programs.push({
  name: 'mock',
  operations: 200,
  program: programPath('../../../apps/mock/src/main.ts'),
  args: [document],
  env: { MOCK_PORT: '0' },
});

const firstHitMs = await slowestFirstHit();
const peers: RunningPeer[] = [];
try {
  for (const one of programs) peers.push(await startPeer(one));
  const cells = await measure();
  const promises = promisesOf(cells, peers[0]?.bootMs ?? Number.NaN);
  const busyMachine = busySigns(cells);
  print(cells, promises);
  if (busyMachine.length > 0) console.log(`  measured on a busy machine: ${busyMachine.join('; ')}`);
  write({
    node: process.version,
    cores: availableParallelism(),
    measuredAt: new Date().toISOString(),
    unit: 'µs of CPU per request',
    cells,
    promises,
    busyMachine,
  });
  process.exitCode = promises.every(isKept) ? 0 : 1;
} finally {
  for (const { child } of peers) child.disconnect();
}

/** The median of three processes for each operation, since other work on the machine slows single requests; then the worst. */
async function slowestFirstHit(): Promise<number> {
  const starts: number[][] = [];
  for (let start = 0; start < 3; start++) {
    const peer = await startPeer({ ...contract, program: programPath('./peers/contract.ts'), args: ['200'] });
    starts.push(await firstHits(peer, resourcesOf(200)));
    peer.child.disconnect();
  }
  const [first = []] = starts;
  return Math.max(...first.map((_, index) => median(starts.map((hits) => hits[index] ?? Number.NaN))));
}

async function measure(): Promise<Cell[]> {
  const figures = new Map<string, number[]>();
  for (const peer of peers) for (const name of names) await costOf(peer, routes[name], warmUp);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      for (const peer of peers) {
        const key = JSON.stringify([peer.name, peer.operations, name]);
        const cost = await costOf(peer, routes[name], amounts[name]);
        figures.set(key, [...(figures.get(key) ?? []), cost]);
      }
    }
  }
  return [...figures].map(([key, all]) => {
    const [peer, operations, route] = JSON.parse(key);
    return { peer, operations, route, rounds: all };
  });
}

function promisesOf(cells: readonly Cell[], bootMs: number): Promised[] {
  const at = (name: string) => ({ name, operations: 200 });
  const perRoute = names.flatMap((name): Promised[] => [
    promised(`${name}: contract-express ÷ bare Express`, ratio(cells, name, at('bare'), contract), 0.6),
    promised(
      `${name}: × faster than stock`,
      ratio(cells, name, at('stock'), contract),
      name === 'list' ? 1.5 : 2.5,
    ),
    promised(`${name}: × faster than Prism`, ratio(cells, name, at('prism'), contract), 2.5),
    promised(`${name}: × faster than the mock`, ratio(cells, name, at('mock'), contract), 2.5),
    {
      what: `${name}: 200 operations ÷ 3 operations`,
      measured: ratio(cells, name, contract, { ...contract, operations: 3 }),
      target: 1.2,
      kind: 'at most',
    },
  ]);
  return [
    ...perRoute,
    { what: 'boot at 200 operations, ms', measured: bootMs, target: 3000, kind: 'at most' },
    {
      what: 'slowest of 200 first hits, each the median of 3 processes, ms',
      measured: firstHitMs,
      target: 5,
      kind: 'at most',
    },
  ];
}

function promised(what: string, measured: number, target: number): Promised {
  return { what, measured, target, kind: 'at least' };
}

function print(cells: readonly Cell[], promises: readonly Promised[]): void {
  console.log('CPU per request, µs (throughput ÷ bare Express)');
  for (const { name, operations } of peers) {
    const figures = names.map((route) => {
      const cell = cells.find(
        (one) => one.peer === name && one.operations === operations && one.route === route,
      );
      const against = ratio(cells, route, { name: 'bare', operations }, { name, operations });
      return `${route} ${median(cell?.rounds ?? []).toFixed(0)} (${against.toFixed(2)})`.padEnd(20);
    });
    console.log(`  ${`${name}, ${operations} operations`.padEnd(26)}${figures.join('')}`);
  }
  for (const one of promises) {
    const { what, measured, target, kind } = one;
    console.log(`  ${isKept(one) ? 'kept  ' : 'MISSED'} ${what}: ${measured.toFixed(2)} (${kind} ${target})`);
  }
}

function write(result: object): void {
  writeFileSync(`${directory}/contract-express.json`, `${JSON.stringify(result, null, 2)}\n`);
}
