import { describe, expect, it } from 'vitest';
import { faults } from './faults/every-fault.ts';
import { inWords, labContract, seeds, tested } from './tested.ts';
import { firstFound } from './widening.ts';

const isSoaked = process.env.SOAK !== undefined;

/** All seeds under `npm run test:soak`; otherwise each fault has one of them, so that all seeds occur. */
const seedsOf = (index: number): readonly number[] => (isSoaked ? seeds : [seeds[index % seeds.length] ?? 1]);

it('has at least 60 faults, 20 of them by someone who has not read the tester', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(faults.filter(({ author }) => author === 'blind').length).toBeGreaterThanOrEqual(20);
});

it.each((isSoaked ? seeds : seeds.slice(0, 2)).map((seed) => [seed]))(
  'finds nothing on the clean server, seed %i',
  async (seed) => {
    const { findings, counts, coverage } = await tested(seed);
    expect(inWords(findings)).toEqual([]);
    expect(counts.answers).toBeGreaterThan(1000);
    for (const { covered, reachable } of Object.values(coverage.axes)) {
      expect(covered).toBeGreaterThanOrEqual(0.95 * reachable);
    }
  },
);

describe.each(['own', 'blind'] as const)('finds each fault once: %s', (author) => {
  it.each(
    faults.flatMap((one, index) =>
      one.author === author ? [[one.fault.name, one.fault, index] as const] : [],
    ),
  )('%s', async (_, fault, index) => {
    const { rule, operation } = fault.expects;
    for (const seed of seedsOf(index)) {
      // Under `npm run test:soak`, all operations are tested at once.
      const { findings } = await firstFound(labContract, isSoaked ? undefined : operation, (operations) =>
        tested(seed, fault, { operations }),
      );
      expect({ seed, found: inWords(findings) }).toEqual({ seed, found: [expect.stringMatching(/^/)] });
      expect(findings.map((finding) => finding.rule)).toEqual([rule]);
      if (operation !== undefined) {
        const [{ operation: first = '', alsoIn = [] } = {}] = findings;
        expect([first, ...alsoIn]).toContain(operation);
      }
    }
  });
});
