import type { OperationDefaults, operations } from '@finops/contract';
import type * as express from '@finops/contract-express';
import type { OAuthClient } from '../domain/oauth/oauth-client.ts';
import type { OperationOn, RequestContext, SuppliedHeader } from '../http/handler.ts';
import type { OAuthError, WayBack } from './authorization-errors.ts';

/** What the issuer has established about a request before its handler runs. */
export interface IssuerContext extends Pick<RequestContext, 'requestId'> {
  /** The app whose credentials the request carries; absent on operations that accept none. */
  readonly client?: OAuthClient;
  /** Where errors of an authorization request are sent, or why they cannot be; absent on every other operation. */
  readonly wayBack?: WayBack | OAuthError;
}

/** The operations on the address of the issuer. */
export type IssuerOperations = Pick<operations, OperationOn<'issuer'>>;

/** One handler for each operation on the address of the issuer. */
export type IssuerHandlers = express.Handlers<
  IssuerOperations,
  OperationDefaults,
  IssuerContext,
  SuppliedHeader
>;

/** The handler of one operation of the issuer: typed input of the contract in, one of the declared replies out. */
export type IssuerHandler<Id extends keyof IssuerOperations> = IssuerHandlers[Id];

/**
 * The app that calls.
 *
 * @throws Error when the operation accepts no credentials.
 */
export function clientOf({ client }: IssuerContext): OAuthClient {
  if (client === undefined) throw new Error('A handler asked for the client of a public operation.');
  return client;
}

/**
 * Where errors of an authorization request are sent.
 *
 * @throws Error on every other operation.
 */
export function wayBackOf({ wayBack }: IssuerContext): WayBack | OAuthError {
  if (wayBack === undefined) throw new Error('A handler asked for the redirect target of another operation.');
  return wayBack;
}
