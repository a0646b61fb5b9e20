import { note } from '../accounts/account-dependencies.ts';
import type { Act } from '../accounts/audit-entry.ts';
import { demandSessionGrant } from '../accounts/demand-session-grant.ts';
import type { Profiles } from '../accounts/profile.ts';
import { fundBalance } from '../balances/fund-balance.ts';
import { businessTime, type Clock } from '../clock.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { DueWork } from '../due-work.ts';
import type { Ids } from '../ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { Decimal } from '../money/decimal.ts';
import type { Currencies } from '../reference/currencies.ts';
import { advanceClock } from './clock-control.ts';
import { demandAct, noteControl } from './controls.ts';
import {
  customerBalances,
  fundedCustomerId,
  OPENING_REFERENCE,
  openingBalances,
} from './opening-balances.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The clock of a sandbox business. */
export interface SandboxTime {
  readonly now: Date;
  /** By how much its clock is ahead of the machine's, in whole seconds. */
  readonly aheadSeconds: number;
}

interface Dependencies {
  readonly store: SandboxStore;
  readonly profiles: Profiles;
  readonly currencies: Pick<Currencies, 'get'>;
  /** All due work of a business. */
  readonly dueWork: readonly DueWork[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The opening balances of a profile. */
interface Opening {
  readonly profileId: string;
  /** By currency. */
  readonly amounts: Readonly<Record<string, string>>;
}

/**
 * The clock of a sandbox business, which can be advanced and reset. Every control throws SessionRequired or
 * Forbidden when the caller is no longer authorized.
 */
export class SandboxClock {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The current time of the business. */
  async time(businessId: string): Promise<SandboxTime> {
    return this.#timeAt(await this.#dependencies.store.clockAhead(businessId));
  }

  /**
   * Advances the clock of the business and runs the steps that become due on the way (G111).
   *
   * @throws InvalidState when it would be more than ten years ahead, and when the sandbox is reset meanwhile.
   */
  async advance(
    act: Act,
    businessId: string,
    seconds: number,
  ): Promise<SandboxTime & { readonly steps: number }> {
    await demandAct(this.#dependencies, act, businessId);
    const { aheadMs, steps } = await advanceClock(this.#dependencies, businessId, seconds * 1000);
    await noteControl(this.#dependencies, act, businessId, 'sandbox.clock_advanced', businessId, { seconds });
    return { ...this.#timeAt(aheadMs), steps };
  }

  /**
   * Clears the balances and financial records of the business, and resets its clock (G112). With `opening` it
   * receives the opening balances in the same transaction.
   */
  async reset(act: Act, businessId: string, balances: 'none' | 'opening' = 'none'): Promise<SandboxTime> {
    const openings = balances === 'opening' ? await openingsOf(this.#dependencies, businessId) : [];
    await this.#dependencies.store.reset(businessId, async (records) => {
      await records.business.lock();
      if (act.sessionGrant !== undefined) await demandSessionGrant(records, act.sessionGrant);
      await records.sandbox.clear();
      for (const opening of openings)
        await open(this.#dependencies, businessId, opening, records.sandbox.ledger);
      const facts = balances === 'opening' ? { balances } : {};
      await note(this.#dependencies, records, act, { action: 'sandbox.reset', target: businessId, facts });
    });
    return this.#timeAt(0);
  }

  #timeAt(clockAheadMs: number): SandboxTime {
    return {
      now: businessTime(this.#dependencies.clock, { clockAheadMs }),
      aheadSeconds: Math.floor(clockAheadMs / 1000),
    };
  }
}

/** The opening balances of the business and, if it has that one, of the funded customer of the demo. */
async function openingsOf(
  { profiles }: Pick<Dependencies, 'profiles'>,
  businessId: string,
): Promise<readonly Opening[]> {
  const customer = await profiles.find(businessId, fundedCustomerId);
  const own = { profileId: businessId, amounts: openingBalances };
  return customer === undefined ? [own] : [own, { profileId: fundedCustomerId, amounts: customerBalances }];
}

async function open(
  parts: Omit<Dependencies, 'store' | 'profiles' | 'dueWork'>,
  businessId: string,
  { profileId, amounts }: Opening,
  ledger: Ledger,
): Promise<void> {
  const profile = { businessId, profileId, clockAheadMs: 0 };
  for (const [currency, amount] of Object.entries(amounts)) {
    await fundBalance(
      { ...parts, ledger },
      profile,
      currency,
      Decimal.parse(amount),
      OPENING_REFERENCE,
    ).catch((error: unknown) => {
      // The customer was erased since the reset began.
      if (!(error instanceof ResourceNotFound)) throw error;
    });
  }
}
