import { expect, it } from 'vitest';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import { baseProbes } from '../../src/probes/base.ts';
import { listProbes } from '../../src/probes/lists/index.ts';
import { driveProbes, told } from '../../test/probes/drive-probes.ts';
import { listFaults } from './faults.ts';
import { habits } from './habits.ts';
import { type Change, recordsServer } from './server.ts';

const contract = await loadContract(new URL('openapi.yaml', import.meta.url).pathname);
const probes = [...baseProbes(contract.operations), ...listProbes(contract, contract.operations)];
const drive = (seed: number, change?: Change) => driveProbes(contract, probes, recordsServer(change), seed);

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('finds nothing in a correct server, seed %i', (seed) => {
  const { findings, questions } = drive(seed);
  expect(
    findings.map(({ rule, operation, expected, actual }) => [rule, operation.id, expected, actual]),
  ).toEqual([]);
  expect(questions.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([]);
});

it.each(habits.map((habit) => [habit.says, habit] as const))(
  'lets a correct server be that %s',
  (_, habit) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const serve = recordsServer(habit.change);
      const { findings } = driveProbes(contract, probes, habit.around?.(serve) ?? serve, seed);
      const told = findings.map(({ rule, operation, expected, actual }) => [
        rule,
        operation.id,
        expected,
        actual,
      ]);
      expect(told.filter(([rule]) => rule !== 'undocumented-status' && rule !== 'response-body')).toEqual([]);
    }
  },
);

it('sends the same requests for the same seed', () => {
  const targets = (seed: number) => drive(seed).sent.map(({ request }) => request.target);
  expect(targets(3)).toEqual(targets(3));
  expect(targets(3)).not.toEqual(targets(4));
});

it.each(listFaults.map((fault) => [fault.says, fault] as const))('finds a server that %s', (_, fault) => {
  for (const seed of [1, 2, 3]) {
    const [rule, operation] = fault.expects;
    expect({ seed, told: told(drive(seed, fault.change)) }).toMatchObject({
      seed,
      told: expect.arrayContaining([`${rule} ${operation} /body`]),
    });
  }
});
