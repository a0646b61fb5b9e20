import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, operationOf, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import { baseProbes } from '../base.ts';
import { unknownResourceProbes } from './unknown-resource.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault, seed = 1) => {
  const [create, ...onThing] = ['createThing', 'getThing', 'removeThing'].map((id) =>
    operationOf(contract, id),
  );
  const base = baseProbes(create === undefined ? [] : [create]);
  return driveProbes(contract, [...base, ...unknownResourceProbes(onThing)], openShop(fault), seed);
};

describe('unknownResourceProbes', () => {
  it.each([1, 2, 3])('asks for a thing of the same form that is not there (seed %i)', (seed) => {
    const driven = run(undefined, seed);
    expect(told(driven)).toEqual([]);
    expect(driven.sent.slice(1).map(({ status, request }) => [request.method, status])).toEqual([
      ['GET', 404],
      ['DELETE', 404],
    ]);
    for (const { request } of driven.sent.slice(1)) expect(request.target).toMatch(/^\/things\/t-\d{8}$/);
  });

  it('tells of a server that finds what nobody made', () => {
    const inventing: ShopFault = (call, serve) => {
      const reply = serve(call);
      return reply.status === 404 && call.method === 'GET' ? { status: 200, json: { name: 'cup' } } : reply;
    };
    expect(told(run(inventing))).toEqual(['unknown-resource getThing /request/path/thingId']);
  });
});
