import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import { baseProbes } from '../base.ts';
import { methodProbes } from './methods.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault) => {
  const operations = contract.operations.filter(({ method }) => method !== 'DELETE');
  return driveProbes(
    contract,
    [...baseProbes(operations), ...methodProbes(contract, contract.operations)],
    openShop(fault),
  );
};

const allowing =
  (change: (allow: string) => string | undefined): ShopFault =>
  (call, serve) => {
    const reply = serve(call);
    if (reply.status !== 405) return reply;
    const allow = change(reply.headers?.allow ?? '');
    return { ...reply, headers: allow === undefined ? {} : { allow } };
  };

describe('methodProbes', () => {
  it('calls each path once, with a method that no path like it has', () => {
    const driven = run();
    expect(told(driven)).toEqual([]);
    const tried = driven.sent.filter(({ status }) => status === 405);
    expect(tried.map(({ request, case: { operation } }) => `${request.method} ${operation.path}`)).toEqual([
      'DELETE /things',
      'PATCH /things/{thingId}',
      'PATCH /things/newest',
    ]);
  });

  it('lets HEAD be named beside GET, and OPTIONS', () => {
    expect(told(run(allowing((allow) => `${allow}, head, OPTIONS`)))).toEqual([]);
  });

  it.each<[string, (allow: string) => string | undefined, number]>([
    ['no Allow', () => undefined, 3],
    ['an Allow without a declared method', (allow) => allow.replace('GET', 'HEAD'), 3],
    ['an Allow with a method too many', (allow) => `${allow}, PURGE`, 3],
  ])('tells of a server that answers %s', (_, change, count) => {
    const lines = told(run(allowing(change)));
    expect(lines).toHaveLength(count);
    expect(lines.every((line) => line.startsWith('allow-header '))).toBe(true);
  });

  it('tells of a server that answers 404', () => {
    const hiding: ShopFault = (call, serve) => {
      const reply = serve(call);
      return reply.status === 405 ? { status: 404, json: {} } : reply;
    };
    expect(told(run(hiding))).toEqual([
      'undeclared-method getThing /status',
      'undeclared-method listThings /status',
      'undeclared-method newestThing /status',
    ]);
  });
});
