import { describe, expect, it } from 'vitest';
import type { RunSettings } from '../src/run/run-settings.ts';
import { faults } from './faults/every-fault.ts';
import { inWords, labContract, seeds, tested } from './tested.ts';
import { firstFound } from './widening.ts';

const isSoaked = process.env.SOAK !== undefined;

/** All seeds under `npm run test:soak`; otherwise one seed per fault, chosen so that all seeds are used. */
const seedsOf = (index: number): readonly number[] => (isSoaked ? seeds : [seeds[index % seeds.length] ?? 1]);

/** Faults that show only in a slow run of all operations; tried under `npm run test:soak`. */
const wide: readonly string[] = [
  'status-conflict-with-423',
  'blind-get-changed-etag-weak',
  'blind-search-pounds-as-text',
  'blind-remove-conflict-drops-movements',
  'second-get-removed-with-410',
  'second-search-eleven-matches',
  'second-create-replay-reads-afresh',
];

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
    faults.flatMap(({ author: by, fault }, index) =>
      by === author && (isSoaked || !wide.includes(fault.name)) ? [[fault.name, fault, index] as const] : [],
    ),
  )('%s', async (_, fault, index) => {
    const { rule, operation } = fault.expects;
    for (const seed of seedsOf(index)) {
      const run = (extras: Partial<RunSettings>) => tested(seed, fault, extras);
      const { findings } = await (isSoaked ? run({}) : firstFound(labContract, operation, run));
      expect({ seed, found: inWords(findings) }).toEqual({ seed, found: [expect.stringMatching(/^/)] });
      expect(findings.map((finding) => finding.rule)).toEqual([rule]);
      if (operation !== undefined) {
        const [{ operation: first = '', alsoIn = [] } = {}] = findings;
        expect([first, ...alsoIn]).toContain(operation);
      }
    }
  });
});
