import { demandMoneyMoves } from '../accounts/customer-standing.ts';
import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { hasBvn } from '../customers/bvn.ts';
import type { Customers } from '../customers/customers.ts';
import { NotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Bank } from '../reference/bank.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { AccountBanks } from './account-banks.ts';
import { BvnRequired } from './bvn-required.ts';
import type { VirtualAccount } from './virtual-account.ts';
import type { VirtualAccountStore } from './virtual-account-store.ts';

interface Dependencies {
  readonly store: Pick<VirtualAccountStore, 'present' | 'open'>;
  readonly banks: Pick<AccountBanks, 'bankIn' | 'freeNumber'>;
  readonly customers: Pick<Customers, 'get'>;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The virtual bank accounts of profiles, one per currency (G42, G77). */
export class VirtualAccounts {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The account of the profile in the currency; the first call opens it.
   *
   * @throws NotFound when no bank opens accounts in the currency.
   * @throws BvnRequired for a customer without an account and without a BVN on file.
   * @throws InvalidState for a customer that is not active or has not accepted the terms.
   */
  async get(profile: Profile, currency: string): Promise<VirtualAccount> {
    const bank = await this.#bankIn(currency);
    const { businessId, profileId } = profile;
    const place = { businessId, profileId, currency };
    const { store, banks, clock, ids } = this.#dependencies;
    const present = await store.present(place);
    if (present === undefined) await this.#demandBvn(profile);
    demandMoneyMoves(profile);
    if (present !== undefined) return present;
    const account = {
      ...place,
      id: ids.next('VBA_'),
      accountNumber: await banks.freeNumber(bank),
      bankCode: bank.code,
      bankName: bank.name,
      createdAt: businessTime(clock, profile),
    };
    return store.open(account, profile.resets);
  }

  async #bankIn(code: string): Promise<Bank> {
    const currency = this.#dependencies.currencies.get(code);
    const takesDeposits = currency?.type === 'fiat' && currency.deposit;
    const bank = takesDeposits ? await this.#dependencies.banks.bankIn(code) : undefined;
    if (bank === undefined) throw new NotFound(`virtual bank account ${code.slice(0, 64)}`);
    return bank;
  }

  async #demandBvn(profile: Profile): Promise<void> {
    if (profile.customer === undefined) return;
    const customer = await this.#dependencies.customers.get(profile, profile.profileId);
    if (!hasBvn(customer)) throw new BvnRequired(customer);
  }
}
