import { describe, expect, it } from 'vitest';
import { schemaContract } from '../../test/instances/schema-contract.ts';
import { schemaTable } from '../../test/instances/schema-table.ts';
import type { InstanceContext } from '../contract/instances/context.ts';
import { makeJudge } from '../contract/judge/judge.ts';
import type { Json, Schema } from '../contract/model.ts';
import { randomOf } from '../contract/random.ts';
import { randomInstance, sampleOf } from './sample.ts';

function contextOf(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>> = {},
  seed = 1,
): InstanceContext {
  const contract = schemaContract(schema, schemas);
  return { contract, judge: makeJudge(contract), random: randomOf(seed, 'test') };
}

function sample(schema: Schema, direction: 'request' | 'response' = 'request'): Json | undefined {
  return sampleOf(contextOf(schema), schema, direction);
}

describe('sampleOf', () => {
  it.each(schemaTable)('makes a valid instance of $name, always the same', ({ schema, schemas }) => {
    const context = contextOf(schema, schemas);
    const made = sampleOf(context, schema, 'request');
    expect(made).toBeDefined();
    expect(context.judge.violations(schema, made ?? null, 'request')).toEqual([]);
    expect(sampleOf(contextOf(schema, schemas, 2), schema, 'request')).toEqual(made);
  });

  it('takes examples and defaults first, where they are valid', () => {
    expect(sample({ type: 'string', examples: ['shown'] })).toBe('shown');
    expect(sample({ type: 'string', default: 'usual' })).toBe('usual');
    expect(sample({ type: 'string', maxLength: 2, examples: ['long', 'ok'] })).toBe('ok');
    expect(sample({ type: 'integer', example: 7 })).toBe(7);
  });

  it('holds what is required and no more', () => {
    const properties = { a: { type: 'string' }, b: { type: 'integer' }, c: { type: 'null' } };
    expect(sample({ type: 'object', required: ['a'], properties })).toEqual({ a: 'text' });
  });

  it('leaves out what does not go this way, in examples too', () => {
    const schema = {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' } },
    };
    expect(sample(schema)).toEqual({ name: 'text' });
    expect(sample(schema, 'response')).toEqual({ id: 'text', name: 'text' });
    expect(sample({ ...schema, examples: [{ id: 'i', name: 'n' }] })).toEqual({ name: 'n' });
  });

  it('writes codes as the server reads them', () => {
    expect(sample({ type: 'string', 'x-normalize': 'code' })).toBe('TEXT');
    expect(sample({ type: 'string', 'x-normalize': 'code', examples: [' usd '] })).toBe('USD');
    expect(sample({ type: 'string', 'x-normalize': 'code', examples: ['cur_1a'] })).toBe('cur_1a');
  });

  it('names the branch by the discriminator', () => {
    const discriminator = { propertyName: 'pet', mapping: { kitten: 'Cat' } };
    const schema = { oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }], discriminator };
    const pet = (name: string) => ({
      type: 'object',
      required: ['pet', name],
      properties: { pet: { type: 'string' }, [name]: { type: 'boolean' } },
    });
    const context = contextOf(schema, { Cat: pet('purrs'), Dog: pet('barks') });
    expect(sampleOf(context, schema, 'request')).toEqual({ pet: 'kitten', purrs: true });
  });

  it('gives undefined where nothing is valid', () => {
    expect(sample(false)).toBeUndefined();
    expect(sample({ type: 'integer', minimum: 2, maximum: 1 })).toBeUndefined();
    expect(sample({ allOf: [{ type: 'string' }, { type: 'null' }] })).toBeUndefined();
    const endless = { $ref: '#/$defs/Endless' };
    const schemas = { Endless: { type: 'object', required: ['next'], properties: { next: endless } } };
    expect(sampleOf(contextOf(endless, schemas), endless, 'request')).toBeUndefined();
  });
});

describe('randomInstance', () => {
  const many = (
    schema: Schema,
    seed: number,
    schemas: Readonly<Record<string, Schema>> = {},
  ): readonly (Json | undefined)[] => {
    const context = contextOf(schema, schemas, seed);
    return Array.from({ length: 40 }, () => randomInstance(context, schema, 'request', 3));
  };

  it.each(schemaTable)('makes valid instances of $name, the same for a seed', ({ schema, schemas }) => {
    const { judge } = contextOf(schema, schemas);
    const made = many(schema, 5, schemas);
    for (const value of made) expect(judge.violations(schema, value ?? null, 'request')).toEqual([]);
    expect(many(schema, 5, schemas)).toEqual(made);
  });

  it('differs from one to the next', () => {
    const schema = { type: 'string', pattern: '^[a-z]{8}$' };
    expect(new Set(many(schema, 1)).size).toBeGreaterThan(30);
    expect(new Set(many({ type: 'integer' }, 1)).size).toBeGreaterThan(20);
    expect(new Set(many({ type: 'string', format: 'uuid' }, 1)).size).toBeGreaterThan(30);
    expect(many(schema, 1)).not.toEqual(many(schema, 2));
  });

  it('has optional members now and then', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    const shapes = new Set(many(schema, 1).map((value) => Object.keys(value as object).join()));
    expect(shapes).toEqual(new Set(['', 'a', 'b', 'a,b']));
  });

  it('has letters beyond ASCII now and then where no pattern speaks against it', () => {
    const texts = many({ type: 'string', minLength: 5 }, 1).map(String);
    expect(texts.some((text) => /[^\x20-\x7e]/.test(text))).toBe(true);
    expect(texts.every((text) => text.isWellFormed())).toBe(true);
  });
});
