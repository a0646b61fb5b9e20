import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, operationOf, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type Reply, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import { acceptProbes } from './accept.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault, id = 'listThings') =>
  driveProbes(contract, acceptProbes([operationOf(contract, id)]), openShop(fault));

const refused: Reply = { status: 406, json: {} };

describe('acceptProbes', () => {
  it('asks for each media type, for any, and for several', () => {
    const driven = run();
    expect(told(driven)).toEqual([]);
    expect(driven.sent.map(({ case: { id, tampering } }) => [id, tampering?.headers?.Accept])).toEqual([
      ['listThings/accept/application/json', 'application/json'],
      ['listThings/accept/any', '*/*'],
      ['listThings/accept/second', 'text/x-unknown, application/json;q=0.5'],
      ['listThings/accept/first', 'application/json;q=0.9, */*;q=0.1'],
    ]);
  });

  it('creates with a key of its own each time', () => {
    const { sent } = run(undefined, 'createThing');
    expect(new Set(sent.map(({ case: { parts } }) => parts.headers['Idempotency-Key'])).size).toBe(4);
  });

  it.each<[string, ShopFault]>([
    [
      'reads one media type alone',
      (call, serve) => (call.headers.get('accept')?.includes(',') ? refused : serve(call)),
    ],
    [
      'reads the first of several',
      (call, serve) => (call.headers.get('accept')?.startsWith('text/x-unknown') ? refused : serve(call)),
    ],
    [
      'knows no weights before others',
      (call, serve) => (call.headers.get('accept')?.includes(';q=0.9') ? refused : serve(call)),
    ],
  ])('tells of a server that %s', (_, fault) => {
    expect(told(run(fault))).toEqual(['valid-refused listThings /request/header/Accept']);
  });

  it.each<[string, ShopFault]>([
    [
      'refuses the request itself',
      (call, serve) => (call.method === 'GET' ? { status: 400, json: {} } : serve(call)),
    ],
    [
      'refuses it for another reason',
      (call, serve) => (call.headers.get('accept')?.includes(',') ? { status: 403, json: {} } : serve(call)),
    ],
  ])('says nothing of a server that %s', (_, fault) => {
    expect(told(run(fault))).toEqual([]);
  });
});
