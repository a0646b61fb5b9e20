import { beforeAll, describe, expect, it } from 'vitest';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import { isRecord } from '../../contract/instances/json-value.ts';
import type { Contract } from '../../contract/model.ts';
import { baseProbes } from '../base.ts';
import { awkwardTexts, beginningsOf } from './awkward-texts.ts';
import { textProbes } from './texts.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault) => {
  const operations = contract.operations.filter(({ id }) => id === 'createThing');
  return driveProbes(contract, [...baseProbes(operations), ...textProbes(operations)], openShop(fault));
};

const crashesOn =
  (doesCrash: (name: string) => boolean): ShopFault =>
  (call, serve) =>
    isRecord(call.json ?? null) && doesCrash(String((call.json as { name?: string }).name))
      ? { status: 500, json: {} }
      : serve(call);

describe('textProbes', () => {
  it('finds nothing on a server that takes every text, and sends only valid ones', () => {
    const driven = run();
    expect(told(driven)).toEqual([]);
    expect(driven.sent.every(({ status }) => status === 201)).toBe(true);
    expect(driven.sent.length).toBeGreaterThan(awkwardTexts.length - 2);
    expect(driven.sent.length).toBeLessThan(2 * awkwardTexts.length + 6);
  });

  it('tells of a server that fails on a text', () => {
    const failure = ['server-error createThing /status'];
    expect(told(run(crashesOn((name) => name.includes('"'))))).toEqual(failure);
    expect(told(run(crashesOn((name) => name.startsWith('(M4'))))).toEqual(failure);
    expect(told(run(crashesOn((name) => name.includes('\n'))))).toEqual(failure);
    expect(told(run(crashesOn((name) => /[^ -~\s]/u.test(name))))).toEqual(failure);
  });

  it('lets a server refuse texts', () => {
    const picky: ShopFault = (call, serve) =>
      call.body.includes('M4') || call.body.includes('null') ? { status: 400, json: {} } : serve(call);
    expect(told(run(picky))).toEqual([]);
  });

  it('asks nothing of an operation that has not succeeded', () => {
    expect(run(() => ({ status: 403, json: {} })).sent).toHaveLength(1);
  });
});

describe('beginningsOf', () => {
  it('keeps characters whole', () => {
    expect(beginningsOf('🙂🙂🙂')).toEqual(['🙂🙂🙂', '🙂🙂', '🙂']);
  });
});
