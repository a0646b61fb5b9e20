import type { RecordChange } from '../record.ts';
import type { Commit, CommitOutcome, Ledger } from './ledger.ts';

const KIND = 'present_customer';

interface Holder {
  readonly businessId: string;
  readonly profileId: string;
}

/** The records that make a commit fail once the customer of its profile is erased; none for the business itself. */
export function presentCustomer({ businessId, profileId }: Holder): readonly RecordChange[] {
  return profileId === businessId ? [] : [{ kind: KIND, id: profileId, expects: 'present', row: {} }];
}

/** Whether a commit failed because the customer is erased. */
export function isErased(outcome: CommitOutcome): boolean {
  return outcome.kind === 'conflict' && outcome.record === KIND;
}

/**
 * Commits a credit of money from outside to a profile. Credits for an erased customer go to the business (G186).
 *
 * @param make builds the commit for a profile of the business.
 * @returns the outcome, and the credited profile.
 */
export async function commitCredit(
  ledger: Ledger,
  { businessId, profileId }: Holder,
  make: (profileId: string) => Commit,
): Promise<{ readonly outcome: CommitOutcome; readonly profileId: string }> {
  const commit = make(profileId);
  const records = [...(commit.records ?? []), ...presentCustomer({ businessId, profileId })];
  const outcome = await ledger.commit({ ...commit, records });
  if (!isErased(outcome)) return { outcome, profileId };
  return { outcome: await ledger.commit(make(businessId)), profileId: businessId };
}
