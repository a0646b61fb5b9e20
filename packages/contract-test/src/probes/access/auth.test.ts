import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import { openShop, type ShopFault } from '../../../test/probes/shop.ts';
import { shopContract } from '../../../test/probes/shop-contract.ts';
import type { Contract } from '../../contract/model.ts';
import { baseProbes } from '../base.ts';
import { authProbes } from './auth.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await shopContract();
});

const ways = ['wrong', 'longer', 'shorter', 'changed'] as const;

const run = (fault?: ShopFault) => {
  const operations = contract.operations.filter(({ id }) => ['listThings', 'newestThing'].includes(id));
  return driveProbes(contract, [...baseProbes(operations), ...authProbes(operations, ways)], openShop(fault));
};

/** Accepts calls with certain credentials. */
const letting =
  (isLet: (credentials: string | undefined) => boolean): ShopFault =>
  (call, serve) => {
    const given = call.headers.get('authorization');
    return serve(
      isLet(given)
        ? { ...call, headers: new Map([...call.headers, ['authorization', 'Bearer everything']]) }
        : call,
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
      'listThings/auth/longer',
      'listThings/auth/shorter',
      'listThings/auth/changed',
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
    [
      'credentials with more behind them',
      letting((given) => given?.startsWith('Bearer everything') === true),
      'wrong-auth',
    ],
    [
      'the beginning of credentials',
      letting((given) => given?.startsWith('Bearer e') === true && 'Bearer everything'.startsWith(given)),
      'wrong-auth',
    ],
    [
      'credentials that are alike at both ends',
      letting((given) => given?.startsWith('Bearer every') === true && given.endsWith('hing')),
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

describe('authProbes on an operation with several media types', () => {
  const schema = { type: 'string' };
  const answered = { description: 'A list.', content: { 'text/plain': { schema }, 'text/csv': { schema } } };
  const refused = { description: 'Refused.' };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Export', version: '1' },
    security: [{ token: ['read'] }],
    paths: {
      '/list': { get: { operationId: 'list', responses: { 200: answered, 401: refused, 403: refused } } },
    },
    components: {
      securitySchemes: {
        token: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: 'https://a.example', scopes: { read: '' } } },
        },
      },
    },
  };
  let twofold: Contract;
  beforeAll(async () => {
    twofold = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  });

  /** The statuses of a server by the credentials and the `Accept` value. */
  type Statuses = (credentials: string | undefined, accept: string | undefined) => number;
  const clean: Statuses = (credentials) =>
    ({ 'Bearer everything': 200, 'Bearer nothing': 403 })[credentials ?? ''] ?? 401;
  const drive = (statusOf: Statuses) =>
    driveProbes(twofold, authProbes(twofold.operations, ways), ({ headers }) => {
      const given = new Map(headers);
      const status = statusOf(given.get('Authorization'), given.get('Accept'));
      return { kind: 'response', status, headers: [], body: new Uint8Array() };
    });

  it('asks for each of them, with one kind of wrong credentials', () => {
    const driven = drive(clean);
    expect(told(driven)).toEqual([]);
    expect(driven.sent.map(({ case: { id } }) => id.slice('list/auth/'.length))).toEqual([
      ...['none', 'wrong', 'longer', 'shorter', 'changed', 'unscoped'],
      ...['none/text/plain', 'wrong/text/plain', 'unscoped/text/plain'],
      ...['none/text/csv', 'wrong/text/csv', 'unscoped/text/csv'],
    ]);
  });

  it.each<[string, Statuses, string]>([
    [
      'does not look at the scope',
      (given, accept) => (accept === 'text/csv' && given === 'Bearer nothing' ? 200 : clean(given, accept)),
      'missing-scope list /status',
    ],
    [
      'lets any credentials in',
      (given, accept) => (accept === 'text/csv' && given !== undefined ? 200 : clean(given, accept)),
      'missing-scope list /status,wrong-auth list /status',
    ],
    [
      'lets everybody in',
      (given, accept) => (accept === 'text/csv' ? 200 : clean(given, accept)),
      'missing-auth list /status',
    ],
  ])('tells of a server that %s for one of them', (_, statusOf, expected) => {
    expect(told(drive(statusOf))).toEqual(expected.split(','));
  });

  it('lets a server refuse a media type before it looks at credentials', () => {
    expect(told(drive((given, accept) => (accept === 'text/csv' ? 406 : clean(given, accept))))).toEqual([]);
  });
});
