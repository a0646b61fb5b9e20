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

/** Dependencies of the account services. */
export interface AccountDependencies {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly randomness: Randomness;
  readonly rateWindows: RateWindows;
  readonly accessTokens: AccessTokens;
  readonly mailing: { readonly way: MailWay; readonly seals: Seals };
  /** Maximum number of working API keys, and of working public keys, per business; unlimited if absent. */
  readonly mostKeys?: number;
  /** Default rate limit in requests per minute; 100 if absent. */
  readonly rateLimitPerMinute?: number;
}

/**
 * Throws if the business cannot have one more working key. Call it where no concurrent request can create one.
 *
 * @throws InvalidState when the business already has the maximum.
 */
export function demandRoomForKey(
  { mostKeys }: Pick<AccountDependencies, 'mostKeys'>,
  working: number,
  kind: string,
): void {
  if (mostKeys === undefined || working < mostKeys) return;
  throw new InvalidState(
    `The business has ${working} ${kind} keys, the maximum is ${mostKeys}. Revoke one that is no longer used.`,
  );
}

/** Appends an entry to the audit log; call it in the transaction of the audited change. */
export async function note<Done extends Action>(
  { clock, ids }: Pick<AccountDependencies, 'clock' | 'ids'>,
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
