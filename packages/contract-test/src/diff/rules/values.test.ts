import { expect, it } from 'vitest';
import { contractOf } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const many = 30_000;

const listing = (from: number) => {
  const values = Array.from({ length: many }, (_, index) => `v${from + index}`);
  const schema = { type: 'string', enum: values };
  const parameters = [{ name: 'code', in: 'query', schema }];
  return contractOf({ '/codes': { get: { parameters, responses: { '204': { description: 'Known.' } } } } });
};

it('compares enumerations with tens of thousands of values', async () => {
  const changes = diffContracts(await listing(0), await listing(many));
  expect(changes.map(({ id, level }) => `${id}: ${level}`).sort()).toEqual([
    'request-parameter-enum-value-added: info',
    'request-parameter-enum-value-removed: breaking',
  ]);
});
