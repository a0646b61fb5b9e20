import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../instances/json-value.ts';
import type { Contract, Json } from '../model.ts';
import { baseProbes } from './base.ts';
import { boundaryProbes } from './boundaries.ts';
import { driveProbes, operationOf, told } from './testing/drive-probes.ts';
import { openShop, type ShopFault } from './testing/shop.ts';
import { shopContract } from './testing/shop-contract.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault) => {
  const operations = ['listThings', 'createThing'].map((id) => operationOf(contract, id));
  return driveProbes(contract, [...baseProbes(operations), ...boundaryProbes(operations)], openShop(fault));
};

/** Refuses creates whose body is as asked. */
const refusing =
  (isRefused: (body: { readonly [name: string]: Json }) => boolean, status = 400): ShopFault =>
  (call, serve) =>
    call.method === 'POST' && isRecord(call.json) && isRefused(call.json)
      ? { status, json: {} }
      : serve(call);

describe('boundaryProbes', () => {
  it('has everything accepted by a server that keeps its contract', () => {
    const { sent } = run();
    expect(sent.filter(({ status }) => status >= 400)).toEqual([]);
    expect(sent.length).toBeGreaterThan(20);
  });

  it.each<[string, ShopFault, readonly string[]]>([
    [
      'the highest limit',
      (call, serve) => (call.query.get('limit') === '10' ? { status: 400, json: {} } : serve(call)),
      ['valid-refused listThings /request/query/limit'],
    ],
    [
      'a member of an enum in the query',
      (call, serve) => (call.query.get('sort') === 'desc' ? { status: 400, json: {} } : serve(call)),
      ['valid-refused listThings /request/query/sort'],
    ],
    [
      'the longest name',
      refusing(({ name }) => String(name).length === 8),
      ['valid-refused createThing /request/body/name'],
    ],
    [
      'the greatest size',
      refusing(({ size }) => size === 5),
      ['valid-refused createThing /request/body/size'],
    ],
    [
      'what has no colour',
      refusing(({ colour }) => colour === undefined),
      ['valid-refused createThing /request/body'],
    ],
    [
      'requests without the optional key',
      (call, serve) =>
        call.method === 'POST' && !call.headers.has('idempotency-key')
          ? { status: 400, json: {} }
          : serve(call),
      ['valid-refused createThing /request/header/Idempotency-Key'],
    ],
  ])('blames a server that refuses %s, once', (_, fault, expected) => {
    expect(told(run(fault)).map((line) => line.replace(/body\/colour$/, 'body'))).toEqual(expected);
  });

  it.each<[string, ShopFault]>([
    ['names that it does not know', refusing(({ name }) => name !== 'cup')],
    [
      'codes that it does not know',
      (call, serve) =>
        (call.query.get('code') ?? 'ABC') === 'ABC' ? serve(call) : { status: 400, json: {} },
    ],
    [
      'sizes that are in conflict with others',
      (call, serve) => {
        const reply = serve(call);
        return reply.status === 201 && isRecord(call.json) && call.json.size === 5
          ? { status: 400 + 9, json: {} }
          : reply;
      },
    ],
    ['all creates', refusing(() => true)],
  ])('does not blame a server that refuses %s', (_, fault) => {
    expect(told(run(fault)).filter((line) => line.startsWith('valid-refused'))).toEqual([]);
  });

  it('does not blame a server that takes nothing any more', () => {
    let left = 20;
    const tired: ShopFault = (call, serve) => {
      left -= 1;
      return left < 0 ? { status: 400, json: {} } : serve(call);
    };
    expect(told(run(tired))).toEqual([]);
  });
});
