import { expect, it } from 'vitest';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import { baseProbes } from '../../src/probes/base.ts';
import { listProbes } from '../../src/probes/lists/index.ts';
import { driveProbes, told } from '../../test/probes/drive-probes.ts';
import { toldHabits, withHabit } from './habits.ts';
import { singersServer, type ToldFault, toldFaults } from './server.ts';

const contract = await loadContract(new URL('openapi.yaml', import.meta.url).pathname);
const probes = [...baseProbes(contract.operations), ...listProbes(contract, contract.operations)];
const drive = (seed: number, fault?: ToldFault) => driveProbes(contract, probes, singersServer(fault), seed);

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('finds nothing in a correct server, seed %i', (seed) => {
  const { findings, questions } = drive(seed);
  expect(
    findings.map(({ rule, operation, expected, actual }) => [rule, operation.id, expected, actual]),
  ).toEqual([]);
  expect(questions.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([]);
});

it.each(toldHabits.map((habit) => [habit.says, habit] as const))(
  'lets a correct server be that %s',
  (_, habit) => {
    for (const seed of [1, 2, 3]) {
      const { findings } = driveProbes(contract, probes, withHabit(singersServer(), habit), seed);
      const found = findings.map(({ rule, operation, expected, actual }) => [
        rule,
        operation.id,
        expected,
        actual,
      ]);
      expect(found.filter(([rule]) => rule !== 'undocumented-field')).toEqual([]);
    }
  },
);

it.each(Object.entries(toldFaults) as [ToldFault, string][])('finds that %s', (fault, finding) => {
  for (const seed of [1, 2, 3]) {
    expect({ seed, told: told(drive(seed, fault)) }).toMatchObject({
      seed,
      told: expect.arrayContaining([`${finding} /body`]),
    });
  }
});
