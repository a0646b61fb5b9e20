import { oneOfHeaders } from './header-names.ts';

/**
 * Headers that a response may have without being declared, since they belong to HTTP and browsers: always, or only with
 * the status they belong to. A name that ends in `*` matches every header with that prefix. Everything else, such as
 * `Location`, `Retry-After`, `Set-Cookie` and `X-…`, is part of the API.
 */
export const transportHeaders: Readonly<Record<string, 'always' | number>> = {
  'accept-patch': 'always',
  'accept-post': 'always',
  'accept-query': 'always',
  'accept-ranges': 'always',
  'access-control-*': 'always',
  age: 'always',
  'alt-svc': 'always',
  'cache-control': 'always',
  connection: 'always',
  'content-encoding': 'always',
  'content-language': 'always',
  'content-length': 'always',
  'content-security-policy': 'always',
  'content-type': 'always',
  'cross-origin-*': 'always',
  date: 'always',
  etag: 'always',
  expires: 'always',
  'keep-alive': 'always',
  'last-modified': 'always',
  'origin-agent-cluster': 'always',
  'permissions-policy': 'always',
  pragma: 'always',
  'referrer-policy': 'always',
  server: 'always',
  'server-timing': 'always',
  'strict-transport-security': 'always',
  'timing-allow-origin': 'always',
  trailer: 'always',
  'transfer-encoding': 'always',
  upgrade: 'always',
  vary: 'always',
  via: 'always',
  'x-content-type-options': 'always',
  'www-authenticate': 401,
  allow: 405,
  'proxy-authenticate': 407,
  accept: 415,
  'accept-encoding': 415,
};

const isListed = oneOfHeaders(Object.keys(transportHeaders));

/** Whether a header, by its name in lower case, needs no declaration in a response with a status. */
export function isTransportHeader(name: string, status: number): boolean {
  if (!isListed(name)) return false;
  const allowed = Object.hasOwn(transportHeaders, name) ? transportHeaders[name] : 'always';
  return allowed === 'always' || allowed === status;
}
