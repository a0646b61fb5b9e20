import { AsyncLocalStorage } from 'node:async_hooks';
import type { GrantRecord, IssuerRecords } from '../domain/oauth/issuer-record.ts';
import type { OAuthClient } from '../domain/oauth/oauth-client.ts';

/** What a call of the provider is about, for everything that it calls back. */
export interface Issuance {
  readonly records: IssuerRecords;
  /** The only client that the provider knows meanwhile. */
  readonly client: OAuthClient | undefined;
  /** Whom the grant is, or becomes, that tokens are issued for. */
  grant?: Pick<GrantRecord, 'businessId' | 'userId'>;
  /** What went wrong inside, which the provider answers with a 500. */
  failure?: unknown;
}

const issuances = new AsyncLocalStorage<Issuance>();

/** Runs a call of the provider. */
export function within<Result>(issuance: Issuance, work: () => Promise<Result>): Promise<Result> {
  return issuances.run(issuance, work);
}

/** @throws Error when the provider is called by nobody. */
export function currentIssuance(): Issuance {
  const issuance = issuances.getStore();
  if (issuance === undefined) throw new Error('The provider was called outside of an issuance.');
  return issuance;
}
