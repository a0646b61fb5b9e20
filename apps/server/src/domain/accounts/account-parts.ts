import type { AuditAction } from '@finops/contract/console';
import { type Clock, timestampOf } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Randomness } from '../randomness.ts';
import type { RateWindows } from '../rate-windows.ts';
import type { AccountStore, BusinessRecords } from './account-store.ts';
import type { Act, AuditFacts } from './audit-entry.ts';

/** What the services of accounts are made of. */
export interface AccountParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly randomness: Randomness;
  readonly rateWindows: RateWindows;
}

/** Writes into the audit log of a business what is done there; call it in the transaction that does it. */
export async function note(
  { clock, ids }: Pick<AccountParts, 'clock' | 'ids'>,
  { audit }: Pick<BusinessRecords, 'audit'>,
  { actor, requestId }: Act,
  entry: { readonly action: AuditAction; readonly target: string; readonly facts?: AuditFacts },
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
