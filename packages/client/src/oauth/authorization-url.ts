import type { operations } from '@finops/contract';

/** The parameters of an authorization request. */
export type AuthorizationQuery = operations['authorizeApp']['parameters']['query'];

/** The address to open in the user's browser; `authUrl` is the issuer's, with or without a slash at its end. */
export function authorizationUrl(authUrl: string, query: AuthorizationQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${issuerAddress(authUrl, '/oauth2/auth')}?${new URLSearchParams(given)}`;
}

/** The address of an endpoint of the issuer. */
export function issuerAddress(authUrl: string, path: `/${string}`): string {
  return authUrl.replace(/\/$/, '') + path;
}
