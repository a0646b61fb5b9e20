import type { RecordChange } from '../record.ts';
import type { Commit, CommitOutcome, Ledger } from './ledger.ts';

const KIND = 'present_customer';

interface Holder {
  readonly businessId: string;
  readonly profileId: string;
}

/** The records by which a commit is refused once the customer is erased whose profile it is about; none for the business itself. */
export function presentCustomer({ businessId, profileId }: Holder): readonly RecordChange[] {
  return profileId === businessId ? [] : [{ kind: KIND, id: profileId, expects: 'present', row: {} }];
}

/** Whether a commit was refused because the customer is erased. */
export function isErased(outcome: CommitOutcome): boolean {
  return outcome.kind === 'conflict' && outcome.record === KIND;
}

/**
 * Commits what credits a profile with money from outside. The business gets what arrives for an erased customer (G186).
 *
 * @param make makes the commit that credits a profile of the business.
 * @returns what became of it, and whom it credits.
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
