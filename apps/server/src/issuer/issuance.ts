import { AsyncLocalStorage } from 'node:async_hooks';
import type { GrantRecord, IssuerRecords } from '../domain/oauth/issuer-record.ts';
import type { OAuthClient } from '../domain/oauth/oauth-client.ts';

/** The context of a call of the provider, for everything that the provider calls back. */
export interface Issuance {
  readonly records: IssuerRecords;
  /** The only client that the provider knows during the call. */
  readonly client: OAuthClient | undefined;
  /** The owner of the grant, existing or new, for which tokens are issued. */
  grant?: Pick<GrantRecord, 'businessId' | 'userId'>;
  /** The internal error that the provider answers with a 500. */
  failure?: unknown;
}

const issuances = new AsyncLocalStorage<Issuance>();

/** Runs a call of the provider. */
export function within<Result>(issuance: Issuance, work: () => Promise<Result>): Promise<Result> {
  return issuances.run(issuance, work);
}

/** @throws Error outside of a call of the provider. */
export function currentIssuance(): Issuance {
  const issuance = issuances.getStore();
  if (issuance === undefined) throw new Error('The provider was called outside of an issuance.');
  return issuance;
}
