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

/** The time of a business. */
export interface SandboxTime {
  readonly now: Date;
  /** What its clock is ahead of the machine's, in whole seconds. */
  readonly aheadSeconds: number;
}

interface Dependencies {
  readonly store: SandboxStore;
  readonly profiles: Profiles;
  readonly currencies: Pick<Currencies, 'get'>;
  /** Everything of a business that falls due. */
  readonly dueWork: readonly DueWork[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What a profile begins with. */
interface Opening {
  readonly profileId: string;
  /** By currency. */
  readonly amounts: Readonly<Record<string, string>>;
}

/**
 * The time of the sandbox of a business, which can be moved ahead and begun anew. Every control throws SessionRequired or Forbidden
 * when what let the caller in is gone.
 */
export class SandboxClock {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** What time the business has. */
  async time(businessId: string): Promise<SandboxTime> {
    return this.#timeAt(await this.#dependencies.store.clockAhead(businessId));
  }

  /**
   * Moves the clock of the business ahead and takes the steps that fall due on the way (G111).
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
   * Clears what the business holds and has done with money, and sets its clock back (G112). With `opening` it begins with the
   * opening balances, in the same transaction.
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

/** Those of the business, and of the customer of the demo who holds money, if the business has that one. */
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
