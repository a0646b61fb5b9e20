import { describe, expect, it } from 'vitest';
import type { RunSettings } from '../../src/run/run-settings.ts';
import { inWords } from '../tested.ts';
import { firstFound } from '../widening.ts';
import { archiveFaults } from './archive-faults.ts';
import { archiveContract, testedArchive } from './tested-archive.ts';

const isSoaked = process.env.SOAK !== undefined;
const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

it.each(isSoaked ? seeds : seeds.slice(0, 2))(
  'finds nothing on the clean archive, and everything succeeds, seed %i',
  async (seed) => {
    const { findings, doubts, neverSucceeded } = await testedArchive(seed);
    expect(inWords(findings)).toEqual([]);
    expect(doubts).toEqual([]);
    expect(neverSucceeded).toEqual([]);
  },
);

it('sends the same for one seed, and other values for another', async () => {
  const bodiesOf = async (seed: number): Promise<string[]> => {
    const bodies: string[] = [];
    await testedArchive(seed, undefined, { operations: ['addVolume'] }, ({ method, target, body }) => {
      if (target === '/volumes' && method === 'POST') bodies.push(String(body));
    });
    return bodies;
  };
  const titlesIn = (bodies: readonly string[]): Set<string> =>
    new Set(bodies.flatMap((body) => /"title":("(?:[^"\\\\]|\\\\.)*")/.exec(body)?.[1] ?? []));
  const [first, again, other] = [await bodiesOf(1), await bodiesOf(1), await bodiesOf(2)];
  expect(again).toEqual(first);
  expect([...titlesIn(other)].filter((title) => !titlesIn(first).has(title)).length).toBeGreaterThan(5);
});

describe('finds each fault once', () => {
  it.each(archiveFaults.map((fault, at) => [fault.name, fault, at] as const))(
    '%s',
    async (_, { serve, expects }, at) => {
      for (const seed of isSoaked ? seeds.slice(0, 5) : [seeds[at % seeds.length] ?? 1]) {
        const run = (extras: Partial<RunSettings>) => testedArchive(seed, serve, extras);
        const { findings } = await (isSoaked ? run({}) : firstFound(archiveContract, expects.operation, run));
        const found = inWords(findings);
        expect({ seed, found }).toEqual({
          seed,
          found: [expect.stringMatching(new RegExp(`^${expects.rule} `))],
        });
        const [{ operation = '', alsoIn = [] } = {}] = findings;
        expect([operation, ...alsoIn]).toContain(expects.operation);
      }
    },
  );
});
