import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { driveProbes, told } from '../../../test/probes/drive-probes.ts';
import type { Answer, WireRequest } from '../../model/message.ts';
import type { ScopedCredential } from '../../model/scoped-credential.ts';
import { scopeProbes } from './scopes.ts';

const responses = Object.fromEntries(
  [200, 401, 403].map((status) => [status, { description: `It is ${status}.` }]),
);
const operation = (operationId: string, security: unknown) => ({ operationId, security, responses });
const flows = { clientCredentials: { tokenUrl: 'https://a.example', scopes: {} } };
const document = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': {
      get: operation('read', [{ token: ['things:read'] }]),
      post: operation('write', [{ token: ['things:write'] }]),
      delete: operation('purge', [{ token: ['things:read'] }]),
    },
    '/people': { get: operation('people', [{ token: ['people:read'] }, { token: ['things:read', 'all'] }]) },
    '/public': { get: operation('public', []) },
    '/keyed': { get: operation('keyed', [{ token: ['people:read'], key: [] }]) },
    '/any': { get: operation('any', [{ token: [] }, { token: ['people:read'] }]) },
  },
  components: {
    securitySchemes: {
      token: { type: 'oauth2', flows },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
};

const credential = (...scopes: string[]): ScopedCredential => ({
  scopes,
  line: ['Authorization', `Bearer ${scopes.join('+')}`],
});
const needed: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'GET /things': [['things:read']],
  'POST /things': [['things:write']],
  'GET /people': [['people:read'], ['things:read', 'all']],
};

/** A server that compares the scopes of a token with those that an operation needs. */
const clean = ({ method, target, headers }: WireRequest): number => {
  const token = headers.find(([name]) => name === 'Authorization')?.[1].replace('Bearer ', '');
  const scopes = token?.split('+') ?? [];
  const ways = needed[`${method} ${target}`] ?? [];
  return token === 'everything' || ways.some((way) => way.every((scope) => scopes.includes(scope)))
    ? 200
    : 403;
};

async function drive(
  scoped: readonly ScopedCredential[],
  statusOf: (request: WireRequest, status: number) => number = (_, status) => status,
) {
  const contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  const server = (request: WireRequest): Answer => ({
    kind: 'response',
    status: statusOf(request, clean(request)),
    headers: [],
    body: new Uint8Array(),
  });
  return driveProbes(contract, scopeProbes(contract.operations), server, 1, scoped);
}

const reader = credential('things:read');
const writer = credential('things:write');

describe('scopeProbes', () => {
  it('finds nothing on a server that looks at scopes, and asks what the document tells', async () => {
    const driven = await drive([reader, writer]);
    expect(told(driven)).toEqual([]);
    expect(driven.sent.map(({ case: { id }, status }) => `${id} ${status}`)).toEqual([
      'read/scopes/things:read/own/1 200',
      'read/scopes/things:read/allowed/1 200',
      'read/scopes/things:write/included 403',
      'write/scopes/things:read/refused 403',
      'write/scopes/things:write/own/1 200',
      'write/scopes/things:write/allowed/1 200',
      'people/scopes/things:read/refused 403',
      'people/scopes/things:write/refused 403',
    ]);
    expect(driven.questions).toEqual([]);
  });

  it('finds a server that does not look at the scope that is needed', async () => {
    const isWrite = ({ method }: WireRequest): boolean => method === 'POST';
    const driven = await drive([reader], (request, status) => (isWrite(request) ? 200 : status));
    expect(told(driven)).toEqual(['missing-scope write /status']);
    expect(driven.findings[0]?.expected).toContain('have things:read and lack things:write');
  });

  it('finds a server that refuses a scope that is enough', async () => {
    const isReader = ({ headers }: WireRequest): boolean =>
      headers.some(([, value]) => value.endsWith('things:read'));
    const driven = await drive([reader], (request, status) => (isReader(request) ? 403 : status));
    expect(told(driven)).toEqual(['valid-refused read /status']);
  });

  it('says nothing of one that refuses everybody, or once', async () => {
    expect(told(await drive([reader], () => 403))).toEqual([]);
    let count = 0;
    const once = await drive([reader], (request, status) => {
      const isOwn = request.headers.some(([, value]) => value === 'Bearer everything');
      if (!isOwn) count += 1;
      return count === 1 && !isOwn ? 403 : status;
    });
    expect(told(once)).toEqual([]);
  });

  it('asks whether a scope includes another', async () => {
    const driven = await drive([writer], (request, status) => (request.method === 'GET' ? 200 : status));
    expect(driven.questions.map(({ operation: { id }, text }) => `${id}: ${text}`)).toEqual([
      'read: Credentials with things:write are accepted without things:read: does the one include the other?',
    ]);
    expect(told(driven)).toEqual(['missing-scope people /status']);
  });

  it('judges no operation of another scheme', async () => {
    const other = { ...reader, scheme: 'other' };
    expect((await drive([other])).sent).toEqual([]);
  });
});
