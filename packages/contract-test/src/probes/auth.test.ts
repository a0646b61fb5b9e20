import { beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '../model.ts';
import { authProbes } from './auth.ts';
import { baseProbes } from './base.ts';
import { driveProbes, told } from './testing/drive-probes.ts';
import { openShop, type ShopFault } from './testing/shop.ts';
import { shopContract } from './testing/shop-contract.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault) => {
  const operations = contract.operations.filter(({ id }) => ['listThings', 'newestThing'].includes(id));
  return driveProbes(contract, [...baseProbes(operations), ...authProbes(operations)], openShop(fault));
};

/** Lets calls through whose credentials are as asked. */
const letting =
  (isLet: (credentials: string | undefined) => boolean): ShopFault =>
  (call, serve) => {
    const given = call.headers.get('authorization');
    return serve(
      isLet(given) ? { ...call, headers: new Map([...call.headers, ['authorization', 'Bearer all']]) } : call,
    );
  };

describe('authProbes', () => {
  it('finds nothing where credentials are asked for, and asks public operations nothing', () => {
    const driven = run();
    expect(told(driven)).toEqual([]);
    const tried = driven.sent.filter((exchange) => exchange.case.tampering !== undefined);
    expect(tried.map((exchange) => exchange.case.id)).toEqual([
      'listThings/auth/none',
      'listThings/auth/wrong',
      'listThings/auth/unscoped',
    ]);
  });

  it.each<[string, ShopFault, string]>([
    ['calls without credentials', letting((given) => given === undefined), 'missing-auth'],
    ['calls with any credentials or none', letting(() => true), 'missing-auth'],
    [
      'calls with wrong credentials',
      letting((given) => given !== undefined && given !== 'Bearer nothing'),
      'wrong-auth',
    ],
    ['calls without the scope', letting((given) => given === 'Bearer nothing'), 'missing-scope'],
  ])('tells of a server that lets %s through', (what, fault, rule) => {
    const expected = [`${rule} listThings /status`];
    const both = what.includes('or none')
      ? ['missing-auth listThings /status', 'missing-scope listThings /status']
      : expected;
    expect(told(run(fault))).toEqual(both);
  });

  it('takes 403 for 401 only where 401 is not declared', () => {
    const forbidding: ShopFault = (call, serve) => {
      const reply = serve(call);
      return reply.status === 401 ? { ...reply, status: 403 } : reply;
    };
    expect(told(run(forbidding))).toEqual(['missing-auth listThings /status']);
  });
});
