import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import { baseProbes } from '../../src/probes/base.ts';
import { takenValueProbes } from '../../src/probes/flows/taken-twice.ts';
import { listProbes } from '../../src/probes/lists/index.ts';
import { statefulProbes } from '../../src/probes/states/index.ts';
import { driveProbes, told } from '../../test/probes/drive-probes.ts';
import { booksLab } from './books.ts';
import type { Description } from './description.ts';
import type { DeclaredLab, Habit } from './lab.ts';
import { ordersLab } from './orders.ts';
import { recordsLab } from './records.ts';
import { type Changes, declaredServer } from './server.ts';
import { singersLab } from './singers.ts';

const isSoaked = process.env.SOAK !== undefined;
/** Ten seeds under `npm run test:soak`; otherwise one per fault and habit, chosen so that all are used. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const seedsOf = (index: number): readonly number[] => (isSoaked ? seeds : [seeds[index % 10] ?? 1]);

const labs: Readonly<Record<string, DeclaredLab>> = {
  records: recordsLab,
  singers: singersLab,
  books: booksLab,
  orders: ordersLab,
};

/** What a habit may show without being a fault of a filter, order or page. */
const besides = ['undocumented-status', 'undocumented-field', 'response-body'];

async function open(lab: DeclaredLab) {
  const contract = await loadContract(new URL(lab.document, import.meta.url).pathname);
  const { operations } = contract;
  const [base, lists] = [baseProbes(operations), listProbes(contract, operations)];
  const probes = [...base, ...lists, ...statefulProbes(contract), ...takenValueProbes(contract)];
  return (
    seed: number,
    server: Description,
    changes: Changes = [],
    around: Habit['around'] = (serve) => serve,
  ) => driveProbes(contract, probes, around(declaredServer(server, changes)), seed);
}

describe.each(Object.entries(labs))('%s', async (_, lab) => {
  const drive = await open(lab);
  const { servers, spoiled, faults, habits } = lab;

  it.each(isSoaked ? seeds : seeds.slice(0, 2))('finds nothing in a correct server, seed %i', (seed) => {
    for (const server of servers) {
      const { findings, questions } = drive(seed, server);
      expect(
        findings.map(({ rule, operation, expected, actual }) => [rule, operation.id, expected, actual]),
      ).toEqual([]);
      expect(questions.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([]);
    }
  });

  it.each(habits.map((habit, index) => [habit.says, habit, index] as const))(
    'lets a correct server be that %s',
    (_, { changes, around }, index) => {
      for (const seed of seedsOf(index)) {
        const found = servers.flatMap((server) => told(drive(seed, server, changes, around)));
        expect(found.filter((line) => !besides.some((rule) => line.startsWith(`${rule} `)))).toEqual([]);
      }
    },
  );

  it('sends the same requests for the same seed', () => {
    const targets = (seed: number) =>
      servers.flatMap((server) => drive(seed, server).sent.map(({ request }) => request));
    expect(targets(3)).toEqual(targets(3));
    expect(targets(3)).not.toEqual(targets(4));
  });

  it.each(faults.map((fault, index) => [fault[0], fault, index] as const))(
    'finds that %s',
    (_, [, finding, ...change], index) => {
      for (const seed of seedsOf(index)) {
        for (const server of isSoaked ? spoiled : spoiled.slice(0, 1)) {
          // A list that is wrong in one way may show it in several; a wrong state shows once.
          const expected =
            lab === ordersLab ? [`${finding} /status`] : expect.arrayContaining([`${finding} /body`]);
          expect({ seed, told: told(drive(seed, server, [change])) }).toEqual({ seed, told: expected });
        }
      }
    },
  );
});
