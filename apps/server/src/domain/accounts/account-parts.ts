import { type Clock, timestampOf } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Randomness } from '../randomness.ts';
import type { RateWindows } from '../rate-windows.ts';
import type { AccountStore } from './account-store.ts';
import type { Act, Action, AuditFacts, AuditSink } from './audit-entry.ts';
import type { MailWay } from './mail.ts';
import type { Seals } from './seals.ts';

/** What the services of accounts are made of. */
export interface AccountParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly randomness: Randomness;
  readonly rateWindows: RateWindows;
  readonly mailing: { readonly way: MailWay; readonly seals: Seals };
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
