import { demandMoneyMoves } from '../accounts/customer-standing.ts';
import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { FieldError, NotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import type { PaidFor } from '../paid-for.ts';
import type { RecordChange } from '../record.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { CryptoCurrency, CurrencyNetwork } from '../reference/currency.ts';
import { networksOf } from '../reference/networks.ts';
import type { AddressIssuer } from './address-issuer.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { DepositAddress } from './deposit-address.ts';
import type { AddressPlace, DepositAddressStore } from './deposit-address-store.ts';
import type { Destination } from './usable-address.ts';

interface Dependencies {
  readonly store: DepositAddressStore;
  readonly issuer: AddressIssuer;
  readonly currencies: Pick<Currencies, 'get' | 'all'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What an address is to be issued for, and when. */
export interface AddressedPayment extends AddressPlace, PaidFor {
  readonly at: Date;
}

/** Deposit addresses of profiles, transfers and payment requests (G47, G77). */
export class DepositAddresses {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The current address of the profile; the first call issues it.
   *
   * @param networkCode defaults to the currency's default network.
   * @throws NotFound when the cryptocurrency is not supported.
   * @throws InvalidState for a customer that is not active or has not accepted the terms.
   * @throws FieldError on `network` when it does not carry the currency, or does not accept deposits of it.
   */
  async get(profile: Profile, code: string, networkCode?: string): Promise<DepositAddress> {
    const currency = this.#dependencies.currencies.get(code);
    if (currency?.type !== 'crypto') throw new NotFound(`cryptocurrency ${code}`);
    demandMoneyMoves(profile);
    const carried = networkOf(currency, networkCode ?? currency.defaultNetwork.network.code);
    const place = placeOf(profile, code, carried);
    const { store } = this.#dependencies;
    const present = await store.present(place);
    return present ?? store.open(await this.#issue(place, carried, this.#now(profile)), profile.resets);
  }

  /**
   * Issues a new current address for the profile; payments to earlier addresses are still credited.
   *
   * @throws FieldError on `currency` when the cryptocurrency is not supported, and on `network` as {@link get}.
   */
  async regenerate(
    profile: Profile,
    code: string,
    networkCode: string,
    keep?: KeepReply<DepositAddress>,
  ): Promise<DepositAddress> {
    const currency = this.#dependencies.currencies.get(code);
    if (currency?.type !== 'crypto') {
      throw new FieldError({ currency: [`${code} is not a supported cryptocurrency.`] });
    }
    demandMoneyMoves(profile);
    const carried = networkOf(currency, networkCode);
    const address = await this.#issue(placeOf(profile, code, carried), carried, this.#now(profile));
    await this.#dependencies.store.replace(address, { resets: profile.resets, keptReply: keep?.(address) });
    return address;
  }

  /**
   * Issues the address of a transfer or a payment request. Payments to it are matched once its record is written.
   *
   * @throws FieldError on `network` as {@link get}.
   */
  async issueFor({ at, ...paid }: AddressedPayment): Promise<DepositAddress> {
    const currency = this.#dependencies.currencies.get(paid.currency);
    if (currency?.type !== 'crypto') throw new Error(`${paid.currency} has no addresses.`);
    return this.#issue(paid, networkOf(currency, paid.network), at);
  }

  /** The record of the address of a transfer or a payment request, to write in the commit that creates it. */
  record(address: DepositAddress): RecordChange {
    return this.#dependencies.store.record(address);
  }

  /** The address of the business, of any profile, current or not; undefined if it has no such address. */
  find(businessId: string, { address, memo }: Destination): Promise<DepositAddress | undefined> {
    const { store, currencies } = this.#dependencies;
    const possible = [...networksOf(currencies).values()].filter(({ addressPattern }) =>
      addressPattern.test(address),
    );
    return store.find(
      businessId,
      possible.map(({ code }) => code),
      { address: canonicalAddress(address), ...(memo !== undefined && { memo }) },
    );
  }

  #now(profile: Profile): Date {
    return businessTime(this.#dependencies.clock, profile);
  }

  async #issue(
    place: AddressPlace & PaidFor,
    { network }: CurrencyNetwork,
    createdAt: Date,
  ): Promise<DepositAddress> {
    const { ids, issuer } = this.#dependencies;
    return { ...place, ...(await issuer.issue(network)), id: ids.next('ADR_'), createdAt };
  }
}

function placeOf(profile: Profile, currency: string, { network }: CurrencyNetwork): AddressPlace {
  const { businessId, profileId } = profile;
  return { businessId, profileId, currency, network: network.code };
}

function networkOf(currency: CryptoCurrency, code: string): CurrencyNetwork {
  const open = currency.networks.filter(({ deposit }) => deposit);
  const found = open.find(({ network }) => network.code === code);
  if (found !== undefined) return found;
  const problem = currency.networks.some(({ network }) => network.code === code)
    ? `does not support deposits of ${currency.code}`
    : `does not support ${currency.code}`;
  const codes = open.map(({ network }) => network.code).join(', ');
  throw new FieldError({
    network: [`${code} ${problem}. ${codes === '' ? 'No network currently does.' : `Use one of: ${codes}.`}`],
  });
}
