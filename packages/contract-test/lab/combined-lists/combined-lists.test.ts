import { expect, it } from 'vitest';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import { baseProbes } from '../../src/probes/base.ts';
import { listProbes } from '../../src/probes/lists/index.ts';
import { driveProbes, told } from '../../test/probes/drive-probes.ts';
import { type BookFault, bookFaults, booksServer } from './server.ts';

const contract = await loadContract(new URL('openapi.yaml', import.meta.url).pathname);
const probes = [...baseProbes(contract.operations), ...listProbes(contract, contract.operations)];
const drive = (count: number, seed: number, fault?: BookFault) =>
  driveProbes(contract, probes, booksServer(count, fault), seed);

it.each([1, 2, 3, 4, 5])('finds nothing in a correct server, seed %i', (seed) => {
  for (const count of [0, 1, 6, 30, 250]) {
    const { findings, questions } = drive(count, seed);
    const found = findings.map(({ rule, expected, actual }) => [rule, expected, actual]);
    expect({ count, found, questions }).toEqual({ count, found: [], questions: [] });
  }
});

it.each(Object.entries(bookFaults) as [BookFault, string][])('finds that %s', (fault, finding) => {
  for (const count of [30, 250]) {
    for (const seed of [1, 2, 3]) {
      expect({ count, seed, told: told(drive(count, seed, fault)) }).toMatchObject({
        ...{ count, seed },
        told: expect.arrayContaining([`${finding} /body`]),
      });
    }
  }
});
