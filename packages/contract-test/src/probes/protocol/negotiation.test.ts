import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import { baseProbes } from '../base.ts';
import { negotiationProbes } from './negotiation.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault) => {
  const operations = contract.operations.filter(({ path }) => path === '/things');
  return driveProbes(
    contract,
    [...baseProbes(operations), ...negotiationProbes(operations)],
    openShop(fault),
  );
};

describe('negotiationProbes', () => {
  it('asks only for the refusals that are declared', () => {
    const driven = run();
    expect(told(driven)).toEqual([]);
    expect(driven.sent.slice(2).map((exchange) => [exchange.case.id, exchange.status])).toEqual([
      ['listThings/negotiation/accept', 406],
      ['createThing/negotiation/media-type', 415],
      ['createThing/negotiation/body-size', 413],
    ]);
    expect(driven.sent.at(-1)?.request.body).toHaveLength(2001);
  });

  it.each<[string, ShopFault, string]>([
    [
      'any Accept',
      (call, serve) =>
        serve({ ...call, headers: new Map([...call.headers].filter(([name]) => name !== 'accept')) }),
      'not-acceptable listThings /status',
    ],
    [
      'any media type',
      (call, serve) =>
        serve({ ...call, headers: new Map([...call.headers, ['content-type', 'application/json']]) }),
      'unsupported-media-type createThing /status',
    ],
    [
      'a body of any size',
      (call, serve) => serve(call.body.length > 2000 ? { ...call, body: '{}', json: { name: 'cup' } } : call),
      'invalid-accepted createThing /status',
    ],
  ])('tells of a server that takes %s', (_, fault, expected) => {
    expect(told(run(fault))).toEqual([expected]);
  });
});
