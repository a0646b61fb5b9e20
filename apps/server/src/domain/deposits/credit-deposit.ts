import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import { commitCredit } from '../ledger/credit.ts';
import type { Ledger } from '../ledger/ledger.ts';

/**
 * Commits a deposit that is credited unchanged; arguments as in {@link commitCredit}.
 *
 * @returns the credited profile.
 * @throws BalanceLimitReached when the balance would exceed the maximum balance.
 * @throws SandboxReset when the sandbox was reset since the profile was read.
 */
export async function creditDeposit(
  ledger: Ledger,
  ...credit: Parameters<typeof commitCredit> extends [Ledger, ...infer Rest] ? Rest : never
): Promise<string> {
  const { outcome, profileId } = await commitCredit(ledger, ...credit);
  if (outcome.kind === 'limitReached') throw new BalanceLimitReached(outcome.currency);
  if (outcome.kind !== 'done') throw new Error(`A deposit cannot be ${outcome.kind}.`);
  return profileId;
}
