import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats, { type FormatsPlugin } from 'ajv-formats';
import { afterAll, expect, it } from 'vitest';
import { grouped } from '../../src/contract/grouped.ts';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { Contract, Json, Schema } from '../../src/contract/model.ts';
import { type Random, randomOf } from '../../src/contract/random.ts';
import type { Change } from '../../src/diff/change.ts';
import { diffContracts } from '../../src/diff/diff-contracts.ts';
import { labDocument } from './documents.ts';
import { editedSchema, randomSchema, randomValue } from './random-schemas.ts';

/** The number of pairs per document. */
const pairsAtOnce = 60;
/** More than 5,000 pairs of different schemas under `npm run test:soak`. */
const documents = process.env.SOAK === undefined ? 2 : 100;
const values = 150;
/** Milliseconds for the pairs of a document: some patterns take long. */
const longest = 300_000;
const depth = 2;

const directory = mkdtempSync(join(tmpdir(), 'random-pairs-'));
afterAll(() => rmSync(directory, { recursive: true }));

interface Pair {
  readonly name: string;
  readonly old: Schema;
  readonly next: Schema;
}

function randomPair(random: Random, index: number): Pair {
  const old = randomSchema(random, depth);
  const edits = random.integer(1, 2);
  const next = Array.from({ length: edits }).reduce<Schema>(
    (schema) => editedSchema(random, schema, depth),
    old,
  );
  return { name: `pair-${index}`, old, next };
}

/** Excludes `contains` beside `prefixItems`: there, Ajv 8.20 accepts an empty array. */
function isJudged({ old, next }: Pair): boolean {
  return [old, next].every(
    (schema) => !/"contains".*"prefixItems"|"prefixItems".*"contains"/.test(JSON.stringify(schema)),
  );
}

async function load(pairs: readonly Pair[], version: 'old' | 'next'): Promise<Contract> {
  const file = join(directory, `${version}.json`);
  const entries = pairs.map(({ name, [version]: schema }) => ({ name, schema, at: 'body' as const }));
  writeFileSync(file, JSON.stringify(labDocument(entries)));
  return loadContract(file);
}

/** Checks the verdict about one direction of a pair against a separate Ajv. */
function flaws(
  changes: readonly Change[],
  sent: ValidateFunction,
  received: ValidateFunction,
  tried: readonly Json[],
): readonly object[] {
  const isBroken = (value: Json): boolean => sent(value) && !received(value);
  const breaking = changes.filter(({ level }) => level === 'breaking');
  const unshown = breaking.filter(({ witness }) => witness === undefined || !isBroken(witness));
  const isHarmless = changes.every(({ level }) => level === 'info');
  return [
    ...unshown.map(({ id, witness }) => ({ id, witness })),
    ...(isHarmless ? tried.filter(isBroken).slice(0, 1) : []).map((value) => ({ harmless: value })),
  ];
}

it.each(Array.from({ length: documents }, (_, index) => [index + 1]))(
  'verdicts about random pairs are sound: seed %i',
  async (seed) => {
    const random = randomOf(seed, 'random pairs');
    const pairs = Array.from({ length: pairsAtOnce }, (_, index) => randomPair(random, index)).filter(
      isJudged,
    );
    const changes = diffContracts(await load(pairs, 'old'), await load(pairs, 'next'));
    const ajv = new Ajv2020({ strict: false, logger: false });
    (formats as unknown as FormatsPlugin)(ajv);
    const found = pairs.flatMap((pair) => {
      const [old, next] = [ajv.compile(pair.old), ajv.compile(pair.next)];
      const tried = Array.from({ length: values }, () =>
        randomValue(random, random.pick([pair.old, pair.next]), depth),
      );
      const of = (direction: Change['direction']) =>
        changes.filter((change) => change.operation === pair.name && change.direction === direction);
      return [...flaws(of('request'), old, next, tried), ...flaws(of('response'), next, old, tried)].map(
        (flaw) => ({ ...flaw, ...pair }),
      );
    });
    expect(found).toEqual([]);
    // A verdict that always says "may break" is never wrong either.
    const levels = grouped(changes, ({ level }) => level);
    expect((levels.get('warning')?.length ?? 0) * 2).toBeLessThan(levels.get('breaking')?.length ?? 0);
  },
  longest,
);
