import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { driveProbes, operationOf, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import { isRecord } from '../../contract/instances/json-value.ts';
import type { Contract, Json } from '../../contract/model.ts';
import type { Answer, WireRequest } from '../../model/message.ts';
import { baseProbes } from '../base.ts';
import { boundaryProbes } from './boundaries.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const run = (fault?: ShopFault) => {
  const operations = ['listThings', 'createThing'].map((id) => operationOf(contract, id));
  return driveProbes(contract, [...baseProbes(operations), ...boundaryProbes(operations)], openShop(fault));
};

/** Refuses creations with a matching body. */
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

  it('does not blame a server that only takes numbers of things that exist', async () => {
    const member = { type: 'integer', minimum: 1, maximum: 1000 };
    const properties = {
      size: member,
      owner_id: member,
      boss: { ...member, description: 'An existing one.' },
    };
    const schema = { type: 'object', required: ['size', 'owner_id', 'boss'], properties };
    const example = { size: 7, owner_id: 7, boss: 7 };
    const made = await loadFiles({
      'openapi.yaml': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Pets', version: '1' },
        paths: {
          '/pets': {
            post: {
              operationId: 'addPet',
              requestBody: { required: true, content: { 'application/json': { schema, example } } },
              responses: { 201: { description: 'Made.' }, 422: { description: 'Refused.' } },
            },
          },
        },
      }),
    });
    const operations = [operationOf(made, 'addPet')];
    const blamed = (name: string): readonly string[] => {
      const serve = ({ body = '{}' }: WireRequest): Answer => {
        const status = JSON.parse(body)[name] === 7 ? 201 : 422;
        return { kind: 'response', status, headers: [], body: new Uint8Array() };
      };
      const probes = [...baseProbes(operations), ...boundaryProbes(operations)];
      return told(driveProbes(made, probes, serve)).filter((line) => line.startsWith('valid-refused'));
    };
    expect(blamed('owner_id')).toEqual([]);
    expect(blamed('boss')).toEqual([]);
    expect(blamed('size')).toEqual(['valid-refused addPet /request/body/size']);
  });

  describe('with alternatives', () => {
    const account = (kind: string, members: object) => ({
      type: 'object',
      required: ['kind', 'code'],
      properties: { kind: { const: kind }, code: { type: 'string', pattern: '^[0-9]{3,6}$' }, ...members },
    });
    const text = { type: 'string', minLength: 1, maxLength: 8 };
    const kinds = { oneOf: [account('till', { note: text }), account('bank', { name: text })] };
    const accounts = (schema: object, examples: object) =>
      loadFiles({
        'openapi.yaml': JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'Accounts', version: '1' },
          paths: {
            '/accounts': {
              post: {
                operationId: 'addAccount',
                requestBody: {
                  required: true,
                  content: {
                    'application/json': {
                      schema,
                      examples,
                    },
                  },
                },
                responses: { 201: { description: 'Made.' }, 400: { description: 'Refused.' } },
              },
            },
          },
        }),
      });
    const till = { value: { kind: 'till', code: '174379' } };
    const bank = { value: { kind: 'bank', code: '058' } };
    const blamed = async (
      examples: object,
      takes: (body: Readonly<Record<string, Json>>) => boolean,
      schema: object = kinds,
    ) => {
      const made = await accounts(schema, examples);
      const operations = [operationOf(made, 'addAccount')];
      const serve = ({ body = '{}' }: WireRequest): Answer => {
        const status = takes(JSON.parse(body)) ? 201 : 400;
        return { kind: 'response', status, headers: [], body: new Uint8Array() };
      };
      const probes = [...baseProbes(operations), ...boundaryProbes(operations)];
      return told(driveProbes(made, probes, serve)).filter((line) => line.startsWith('valid-refused'));
    };

    it('does not blame a server that knows the codes of one alternative, and takes any in the other', async () => {
      expect(await blamed({ till, bank }, ({ kind, code }) => kind === 'till' || code === '058')).toEqual([]);
    });

    it('does not take what an alternative within an alternative ignores for free in its sister', async () => {
      const way = (name: string, field: string) => ({
        required: [field],
        properties: { way: { const: name }, [field]: { type: 'string' } },
      });
      const wired = {
        type: 'object',
        required: ['kind', 'way'],
        properties: {
          kind: { const: 'wire' },
          way: { enum: ['local', 'abroad'] },
          code: { type: 'string', pattern: '^[0-9]{3,6}$' },
          swift: { type: 'string', pattern: '^[A-Z]{3,6}$' },
        },
        oneOf: [way('local', 'code'), way('abroad', 'swift')],
      };
      const local = { value: { kind: 'wire', way: 'local', code: '021' } };
      const abroad = { value: { kind: 'wire', way: 'abroad', swift: 'NWBKGB' } };
      const takes = ({ kind, way: by, code }: Readonly<Record<string, Json>>) =>
        kind === 'till' || by === 'abroad' || code === '021';
      expect(await blamed({ abroad, local }, takes, { oneOf: [kinds.oneOf[0], wired] })).toEqual([]);
    });

    it('blames a server that refuses an alternative, also the shown one', async () => {
      expect(await blamed({ till, bank }, ({ kind }) => kind === 'till')).not.toEqual([]);
      expect(await blamed({ till }, ({ kind }) => kind === 'till')).not.toEqual([]);
    });

    it('blames a server that refuses a text which is free in its alternative', async () => {
      const refused = await blamed({ till, bank }, ({ name = '' }) => String(name).length < 8);
      expect(refused).toEqual(['valid-refused addAccount /request/body/name']);
    });

    describe('inside the body', () => {
      const paid = (kind: string) => ({
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: kind } },
      });
      const schema = {
        type: 'object',
        required: ['currency', 'pay'],
        properties: { currency: { enum: ['NGN', 'USDT'] }, pay: { oneOf: [paid('bank'), paid('coins')] } },
      };
      const byBank = { value: { currency: 'NGN', pay: { kind: 'bank' } } };
      const byCoins = { value: { currency: 'USDT', pay: { kind: 'coins' } } };
      const kindOf = (pay: Json | undefined) => (isRecord(pay) ? pay.kind : undefined);
      const takesTogether = ({ currency, pay }: Readonly<Record<string, Json>>) =>
        (currency === 'USDT') === (kindOf(pay) === 'coins');
      const takesBank = ({ pay }: Readonly<Record<string, Json>>) => kindOf(pay) === 'bank';

      it('does not blame a server that takes one only beside what an example has', async () => {
        expect(await blamed({ byBank, byCoins }, takesTogether, schema)).toEqual([]);
      });

      it('blames a server that refuses one that no example has', async () => {
        expect(await blamed({ byBank }, takesTogether, schema)).not.toEqual([]);
      });

      it('blames a server that refuses one wherever it is', async () => {
        expect(await blamed({ byBank, byCoins }, takesBank, schema)).not.toEqual([]);
      });
    });

    it.each<[string, (amount: string) => boolean]>([
      ['greater than', (amount) => Number(amount) < 3000],
      ['with more decimals than', (amount) => !/\.[0-9]{3}/.test(amount)],
    ])('does not blame a server for an amount %s all that it takes', async (_, takes) => {
      const schema = {
        type: 'object',
        required: ['amount'],
        properties: { amount: { type: 'string', pattern: '^[0-9]{1,4}(\\.[0-9]{1,6})?$' } },
      };
      const amount = { value: { amount: '50' } };
      expect(await blamed({ amount }, (body) => takes(String(body.amount)), schema)).toEqual([]);
    });
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
