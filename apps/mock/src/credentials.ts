import type { IncomingHttpHeaders } from 'node:http';
import type { SecurityScheme } from '@finops/openapi';
import type { MockOperation } from './contract.ts';
import { MockRefusal } from './refusal.ts';

/**
 * Checks that a request carries one of the operation's credentials. The mock accepts any non-empty bearer token, key or
 * client. Throws an `unauthorized` refusal.
 */
export function authenticate(operation: MockOperation, headers: IncomingHttpHeaders): void {
  const { credentials } = operation;
  if (credentials.length === 0) return;
  if (credentials.some((schemes) => schemes.every((scheme) => isMet(scheme, headers)))) return;
  const ways = [...new Set(credentials.flat().map(advice))].join(' or ');
  throw new MockRefusal('unauthorized', `The credential is missing or empty. Send ${ways}.`);
}

function isMet(scheme: SecurityScheme, headers: IncomingHttpHeaders): boolean {
  if (scheme.type === 'apiKey') {
    const value =
      scheme.in === 'cookie'
        ? cookieOf(scheme.name ?? '', headers)
        : headers[(scheme.name ?? '').toLowerCase()];
    return typeof value === 'string' && value.trim() !== '';
  }
  const [name = '', ...rest] = (headers.authorization ?? '').trim().split(/\s+/);
  const value = rest.join(' ');
  if (scheme.scheme === 'basic') return name.toLowerCase() === 'basic' && namesClient(value);
  return name.toLowerCase() === 'bearer' && value !== '';
}

function cookieOf(name: string, { cookie = '' }: IncomingHttpHeaders): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** `client_id:client_secret`, in base64 (RFC 7617); the secret may be empty, the client may not. */
function namesClient(value: string): boolean {
  return (
    /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) && Buffer.from(value, 'base64').toString('utf8').indexOf(':') > 0
  );
}

function advice(scheme: SecurityScheme): string {
  if (scheme.in === 'cookie') return `\`Cookie: ${scheme.name}=<session>\``;
  if (scheme.type === 'apiKey') return `\`${scheme.name}: <key>\``;
  if (scheme.scheme === 'basic') return '`Authorization: Basic <client_id:client_secret in base64>`';
  return '`Authorization: Bearer <credential>`';
}
