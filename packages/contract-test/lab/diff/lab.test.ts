import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats, { type FormatsPlugin } from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/contract/load/load-contract.ts';
import type { Contract, Json, Schema } from '../../src/contract/model.ts';
import type { Change } from '../../src/diff/change.ts';
import { changeIds } from '../../src/diff/change-ids.ts';
import { diffContracts } from '../../src/diff/diff-contracts.ts';
import { type LabEntry, labComponents, labDocument, labPairs, wholeSchema } from './documents.ts';
import type { LabPlace } from './pair.ts';
import { rewrites } from './pairs/rewrites.ts';

const directory = mkdtempSync(join(tmpdir(), 'diff-lab-'));
afterAll(() => rmSync(directory, { recursive: true }));

const ajv = new Ajv2020({ strict: false });
(formats as unknown as FormatsPlugin)(ajv);
ajv.addFormat('int32', {
  type: 'number',
  validate: (value) => Number.isInteger(value) && Math.abs(value) < 2 ** 31,
});

/** Validates with a separate Ajv. */
function isValid(schema: Schema, at: LabPlace, value: Json): boolean {
  const whole = wholeSchema(schema, at);
  return ajv.validate({ allOf: [whole], components: { schemas: labComponents } }, value);
}

async function load(name: string, entries: readonly LabEntry[]): Promise<Contract> {
  const file = join(directory, `${name}.json`);
  writeFileSync(file, JSON.stringify(labDocument(entries), null, 1));
  return loadContract(file);
}

const pairNames = labPairs.map(({ name }) => name);
const inRequests = labPairs.filter(({ at }) => at !== 'header');
const inResponses = labPairs.filter(({ at }) => at !== 'parameter');
let tightening: readonly Change[];
let loosening: readonly Change[];
let rewriting: readonly Change[];

beforeAll(async () => {
  const entry = (side: 'wide' | 'narrow') =>
    labPairs.map((pair) => ({ name: pair.name, schema: pair[side], at: pair.at ?? 'property' }));
  const [wide, narrow] = await Promise.all([load('wide', entry('wide')), load('narrow', entry('narrow'))]);
  tightening = diffContracts(wide, narrow);
  loosening = diffContracts(narrow, wide);
  const written = (side: 'before' | 'after') =>
    rewrites.map(({ name, [side]: schema }) => ({ name, schema, at: 'property' as const }));
  const [before, after] = await Promise.all([
    load('before', written('before')),
    load('after', written('after')),
  ]);
  rewriting = [...diffContracts(before, after), ...diffContracts(after, before)];
});

function found(
  changes: readonly Change[],
  name: string,
  direction: 'request' | 'response',
): readonly Change[] {
  return changes.filter((change) => change.operation === name && change.direction === direction);
}

function verdicts(changes: readonly Change[]): readonly string[] {
  return changes.map(({ level, id }) => `${level} ${id}`);
}

describe('the lab', () => {
  it('has at least 100 pairs, each by its own name', () => {
    const pairs = 2 * inRequests.length + 2 * inResponses.length + 2 * rewrites.length;
    expect(pairs).toBeGreaterThanOrEqual(100);
    expect(new Set(pairNames).size).toBe(pairNames.length);
  });

  it('has each keyword that values can break', () => {
    const text = JSON.stringify(labPairs);
    const keywords = `maximum minimum exclusiveMaximum exclusiveMinimum multipleOf maxLength minLength pattern format type
      enum const required properties additionalProperties unevaluatedProperties propertyNames patternProperties
      minProperties maxProperties dependentRequired dependentSchemas minItems maxItems uniqueItems items prefixItems
      unevaluatedItems contains minContains maxContains oneOf anyOf allOf not if then else $ref`;
    expect(keywords.split(/\s+/).filter((keyword) => !text.includes(`"${keyword}":`))).toEqual([]);
  });
});

it('calls every change by a known id', () => {
  const ids = [...tightening, ...loosening, ...rewriting].map(({ id }) => id);
  expect([...new Set(ids)].filter((id) => !changeIds.includes(id))).toEqual([]);
});

describe('a tightened request breaks', () => {
  it.each(inRequests)('$name', ({ name, wide, narrow, at = 'property', tightened }) => {
    const changes = found(tightening, name, 'request');
    expect(verdicts(changes)).toEqual([`breaking ${tightened}`]);
    const witness = changes[0]?.witness ?? null;
    expect([isValid(wide, at, witness), isValid(narrow, at, witness)]).toEqual([true, false]);
  });
});

describe('a widened response breaks', () => {
  it.each(inResponses)(
    '$name',
    ({ name, wide, narrow, at = 'property', widened, widenedLevel = 'breaking' }) => {
      const changes = found(loosening, name, 'response');
      expect(verdicts(changes)).toEqual([`${widenedLevel} ${widened}`]);
      const witness = changes[0]?.witness ?? null;
      expect([isValid(wide, at, witness), isValid(narrow, at, witness)]).toEqual([true, false]);
    },
  );
});

describe('a loosened request breaks nothing', () => {
  it.each(inRequests)('$name', ({ name, loosened, loosenedLevel = 'info' }) => {
    expect(verdicts(found(loosening, name, 'request'))).toEqual([`${loosenedLevel} ${loosened}`]);
  });
});

describe('a tightened response breaks nothing', () => {
  it.each(inResponses)('$name', ({ name, specialized, specializedLevel = 'info' }) => {
    expect(verdicts(found(tightening, name, 'response'))).toEqual([`${specializedLevel} ${specialized}`]);
  });
});

describe('other words for the same break nothing', () => {
  it.each(rewrites)('$name', ({ name }) => {
    expect(rewriting.filter(({ operation, level }) => operation === name && level !== 'info')).toEqual([]);
  });
});
