import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, operationOf, told } from '../../../test/probes/drive-probes.ts';
import { openShop } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import { readProbes } from '../reads.ts';
import { exampleProbes } from './examples.ts';
import { randomProbes } from './random-requests.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const operations = (...ids: readonly string[]) => ids.map((id) => operationOf(contract, id));

describe('exampleProbes', () => {
  it('sends each optional parameter alone and all together', () => {
    const { sent } = driveProbes(contract, exampleProbes(operations('listThings')), openShop());
    expect(sent.map(({ request, status }) => [request.target, status])).toEqual([
      ['/things?limit=3', 200],
      ['/things?sort=asc', 200],
      ['/things?code=ABC', 200],
      ['/things?limit=3&sort=asc&code=ABC', 200],
    ]);
  });

  it('sends the bodies beside that of the base request, each with a key of its own', () => {
    const { sent } = driveProbes(contract, exampleProbes(operations('createThing')), openShop());
    expect(sent.map(({ case: { id } }) => id)).toEqual([
      'createThing/examples/body/big',
      'createThing/examples/body/full',
    ]);
    expect(new Set(sent.map(({ case: { parts } }) => parts.headers['Idempotency-Key'])).size).toBe(2);
  });
});

describe('randomProbes', () => {
  it('sends valid requests that differ, but none where nothing can differ', () => {
    const driven = driveProbes(
      contract,
      randomProbes(operations('listThings', 'createThing', 'newestThing')),
      openShop(),
    );
    expect(told(driven)).toEqual([]);
    expect(driven.sent.map(({ status }) => status)).toEqual([...Array(8).fill(200), ...Array(8).fill(201)]);
    expect(
      new Set(driven.sent.map(({ request }) => `${request.target} ${request.body}`)).size,
    ).toBeGreaterThan(8);
  });
});

describe('readProbes', () => {
  it('reads lists once and each thing that is known', () => {
    const create = exampleProbes(operations('createThing'));
    const probes = [...create, ...readProbes(operations('listThings', 'getThing'))];
    const { sent } = driveProbes(contract, probes, openShop());
    expect(sent.slice(2).map(({ request }) => request.target)).toEqual([
      '/things',
      '/things/t-00000002',
      '/things/t-00000001',
    ]);
  });
});
