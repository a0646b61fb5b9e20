import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../test/harness/temporary-spec.ts';
import { type IssuerHabits, openIssuer, shopClient } from '../../test/tokens/issuer.ts';
import { systemClock } from '../send/clock.ts';
import { openIdentity } from './open-identity.ts';
import type { TestArguments } from './test-arguments.ts';

const answer = { 200: { description: 'It.' } };
const document = (tokenUrl?: string) => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/read': { get: { operationId: 'read', security: [{ OAuth: ['read'] }], responses: answer } },
    '/write': { get: { operationId: 'write', security: [{ OAuth: ['write'] }], responses: answer } },
    '/any': {
      get: { operationId: 'any', security: [{ OAuth: ['read'] }, { OAuth: ['admin'] }], responses: answer },
    },
  },
  components: {
    securitySchemes: {
      OAuth: {
        type: 'oauth2',
        flows:
          tokenUrl === undefined ? {} : { clientCredentials: { tokenUrl, scopes: { read: '', write: '' } } },
      },
    },
  },
});

const none = new Map<string, never>();
const asked = {
  headers: [],
  schemes: none,
  scoped: [],
  unscoped: undefined,
  otherTenant: undefined,
  tokenCommand: undefined,
  clients: new Map([['OAuth', shopClient]]),
  tokenUrls: new Map(),
  target: new URL('http://things.test/api'),
} as unknown as TestArguments;

async function open(habits: IssuerHabits, extras: Partial<TestArguments> = {}, tokenUrl?: string) {
  const issuer = openIssuer(habits);
  const notes: string[] = [];
  const origins: string[] = [];
  const contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document(tokenUrl)) });
  const means = {
    clock: systemClock,
    signal: new AbortController().signal,
    senderTo: (origin: URL) => {
      origins.push(origin.href);
      return issuer.sender;
    },
    onNote: (note: string) => void notes.push(note),
  };
  const only = extras.operations;
  return { issuer, notes, origins, ...(await openIdentity({ ...asked, ...extras }, contract, only, means)) };
}

describe('openIdentity', () => {
  it('gets a token with the scopes that are needed, and one without each of them', async () => {
    const { issuer, credentials, origins } = await open({}, {}, 'https://issuer.test/token');
    expect(origins).toEqual(['https://issuer.test/']);
    expect(issuer.asked.map((fields) => fields.get('scope'))).toEqual(['read write', 'write', 'read']);
    const [first, second, third] = issuer.given.map((token) => ['Authorization', `Bearer ${token}`]);
    expect(credentials.schemes).toEqual(new Map([['OAuth', first]]));
    expect(credentials.scoped).toEqual([
      { scopes: ['write'], line: second, scheme: 'OAuth' },
      { scopes: ['read'], line: third, scheme: 'OAuth' },
    ]);
    expect(credentials.hidden?.()).toEqual([['client_secret', shopClient.secret]]);
  });

  it('believes an issuer that grants more than it was asked for', async () => {
    const { credentials } = await open({ grant: () => ['read', 'write'] }, {}, 'https://issuer.test/token');
    expect(credentials.scoped).toEqual([]);
  });

  it('refuses a token that lacks what a tested operation needs', async () => {
    const grant = () => ['read'];
    const url = 'https://issuer.test/token';
    await expect(open({ grant }, {}, url)).rejects.toThrow(
      'does not grant write: allow the client these scopes, or leave out write',
    );
    await expect(open({ grant }, { operations: ['read', 'any'] }, url)).resolves.toBeDefined();
  });

  it('finds a relative token endpoint below the target, and takes another one by the option', async () => {
    expect((await open({}, {}, 'token')).origins).toEqual(['http://things.test/']);
    const tokenUrls = new Map([['OAuth', new URL('https://other.test/token')]]);
    expect((await open({}, { tokenUrls })).origins).toEqual(['https://other.test/']);
  });

  it('asks for what it is not told', async () => {
    await expect(open({})).rejects.toThrow('give --token-url OAuth=<url>.');
    const clients = new Map([['Auth', shopClient]]);
    await expect(open({}, { clients })).rejects.toThrow(
      'no operation names this security scheme; give one of OAuth.',
    );
    const tokenUrls = new Map([['Auth', new URL('https://a.test')]]);
    await expect(open({}, { tokenUrls })).rejects.toThrow('give --client-credentials Auth too');
  });

  it('sends what a command prints in place of a given header', async () => {
    const headers = [
      ['Authorization', 'Bearer old'],
      ['X-Tenant', 'a'],
    ] as const;
    const { credentials } = await open({}, { headers, clients: none, tokenCommand: 'echo abc' });
    expect(credentials.headers).toEqual([
      ['X-Tenant', 'a'],
      ['Authorization', 'Bearer abc'],
    ]);
  });
});
