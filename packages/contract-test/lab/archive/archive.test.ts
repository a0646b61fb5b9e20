import { describe, expect, it } from 'vitest';
import { inWords } from '../tested.ts';
import { archiveFaults } from './archive-faults.ts';
import { testedArchive } from './tested-archive.ts';

const seeds = process.env.SOAK === undefined ? [1, 2, 3] : Array.from({ length: 20 }, (_, at) => at + 1);

it.each(seeds)('finds nothing on the clean archive, and everything succeeds, seed %i', async (seed) => {
  const { findings, doubts, neverSucceeded } = await testedArchive(seed);
  expect(inWords(findings)).toEqual([]);
  expect(doubts).toEqual([]);
  expect(neverSucceeded.map(({ operation }) => operation)).toEqual(['addScan', 'downloadScan']);
});

describe('finds each fault once', () => {
  it.each(archiveFaults.map((fault, at) => [fault.name, fault, seeds[at % seeds.length] ?? 1] as const))(
    '%s',
    async (_, { serve, expects }, seed) => {
      const { findings } = await testedArchive(seed, serve);
      expect(inWords(findings)).toEqual([expect.stringMatching(new RegExp(`^${expects.rule} `))]);
      const [{ operation = '', alsoIn = [] } = {}] = findings;
      expect([operation, ...alsoIn]).toContain(expects.operation);
    },
  );
});
