import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import type { Commit, Ledger } from '../ledger/ledger.ts';

/**
 * Commits a deposit that is credited as it is.
 *
 * @throws BalanceLimitReached when the balance would exceed the maximum balance.
 * @throws SandboxReset when the sandbox was reset since the profile was read.
 */
export async function creditDeposit(ledger: Ledger, commit: Commit): Promise<void> {
  const outcome = await ledger.commit(commit);
  if (outcome.kind === 'full') throw new BalanceLimitReached(outcome.currency);
  if (outcome.kind !== 'done') throw new Error(`A deposit cannot be ${outcome.kind}.`);
}
