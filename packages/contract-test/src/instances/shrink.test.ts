import { describe, expect, it } from 'vitest';
import { makeJudge } from '../judge/judge.ts';
import type { Json, Schema } from '../model.ts';
import { randomOf } from '../random.ts';
import { isRecord } from './json-value.ts';
import { schemaContract } from './schema-contract.ts';
import { shrink } from './shrink.ts';

function shrunk(schema: Schema, value: Json, stillFails: (value: Json) => boolean): Json {
  const contract = schemaContract(schema);
  return shrink(
    { contract, judge: makeJudge(contract), random: randomOf(1, 'test') },
    schema,
    value,
    stillFails,
  );
}

const thing = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2 },
    amount: { type: 'integer', minimum: 10 },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

describe('shrink', () => {
  it('keeps what fails and what is required', () => {
    const value = { name: 'longname', amount: 5000, tags: ['one', 'bad', 'two'] };
    const hasBad = (one: Json): boolean =>
      isRecord(one) && JSON.stringify(one.tags)?.includes('bad') === true;
    expect(shrunk(thing, value, hasBad)).toEqual({ name: 'aa', tags: ['bad'] });
  });

  it('stays valid', () => {
    const hasAmount = (one: Json): boolean => isRecord(one) && typeof one.amount === 'number';
    expect(shrunk(thing, { name: 'abc', amount: 40 }, hasAmount)).toEqual({ name: 'aa', amount: 10 });
  });

  it('stays invalid by the same keyword', () => {
    expect(shrunk(thing, { name: 'abc', amount: 5, tags: ['x'] }, () => true)).toEqual({
      name: 'aa',
      amount: 0,
    });
  });

  it('ends on big values', () => {
    let calls = 0;
    const counting = (): boolean => {
      calls += 1;
      return calls % 3 === 0;
    };
    shrunk(
      { type: 'array' },
      Array.from({ length: 500 }, (_, at) => at),
      counting,
    );
    expect(calls).toBeLessThanOrEqual(400);
  });
});
