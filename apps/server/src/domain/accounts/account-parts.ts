import { type Clock, timestampOf } from '../clock.ts';
import { InvalidState } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Randomness } from '../randomness.ts';
import type { RateWindows } from '../rate-windows.ts';
import type { AccessTokens } from './access-token.ts';
import type { AccountStore } from './account-store.ts';
import type { Act, Action, AuditFacts, AuditSink } from './audit-entry.ts';
import type { Seals } from './seals.ts';
import type { MailWay } from './users/mail.ts';

/** What the services of accounts are made of. */
export interface AccountParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly randomness: Randomness;
  readonly rateWindows: RateWindows;
  readonly accessTokens: AccessTokens;
  readonly mailing: { readonly way: MailWay; readonly seals: Seals };
  /** How many API keys, and how many public keys, of a business work at a time; without it any number. */
  readonly mostKeys?: number;
  /** The default limit of calls; 100 by default. */
  readonly rateLimitPerMinute?: number;
}

/**
 * Demands that a business may have one more key beside those that work; call it where nobody else makes one.
 *
 * @throws InvalidState when it has as many as it may.
 */
export function demandRoomForKey(
  { mostKeys }: Pick<AccountParts, 'mostKeys'>,
  working: number,
  kind: string,
): void {
  if (mostKeys === undefined || working < mostKeys) return;
  throw new InvalidState(
    `The business has ${working} ${kind} keys, the maximum is ${mostKeys}. Revoke one that is no longer used.`,
  );
}

/** Writes into an audit log what is done; call it in the transaction that does it. */
export async function note<Done extends Action>(
  { clock, ids }: Pick<AccountParts, 'clock' | 'ids'>,
  { audit }: { readonly audit: AuditSink<Done> },
  { actor, requestId }: Act,
  entry: { readonly action: Done; readonly target: string; readonly facts?: AuditFacts },
): Promise<void> {
  await audit.insert({
    id: ids.next('AUD_'),
    actor,
    requestId,
    createdAt: timestampOf(clock.now()),
    facts: {},
    ...entry,
  });
}
