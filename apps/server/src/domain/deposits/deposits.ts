import type { Profile } from '../accounts/profile.ts';
import type { DepositAddress } from '../addresses/deposit-address.ts';
import type { DepositAddresses } from '../addresses/deposit-addresses.ts';
import type { Destination } from '../addresses/usable-address.ts';
import { businessTime, type Clock } from '../clock.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { BalanceLimitReached } from '../ledger/balance-limit-reached.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Decimal } from '../money/decimal.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import { refuseBelowMinimum } from './deposit-minimum.ts';
import { plainDeposit } from './plain-deposit.ts';

interface Parts {
  readonly addresses: Pick<DepositAddresses, 'find'>;
  readonly ledger: Ledger;
  readonly transfers: {
    arrive(...payment: Parameters<TransferControls['arrive']>): Promise<unknown>;
  };
  readonly currencies: Currencies;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A payment on a chain. */
export interface AddressPayment extends Destination {
  readonly currency: string;
  readonly amount: Decimal;
}

/** A payment that has arrived. */
export interface Deposit {
  /** `DEP_` and 16 alphanumerics: what the chain knows the payment by. */
  readonly reference: string;
  /** Whom it was credited to, or whose transfer it paid. */
  readonly profileId: string;
  readonly currency: string;
  readonly amount: Decimal;
  /** The transfer that it paid. */
  readonly transferId?: string;
  readonly createdAt: Date;
}

/** Lets payments arrive from outside. */
export class Deposits {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Lets a payment arrive at an address: one of a profile credits it, whether or not it is the present one; one of a
   * transfer pays that in (G47).
   *
   * @param profile any profile of the business.
   * @throws ResourceNotFound when the business has no such address, with that memo where the network has one.
   * @throws FieldError on `currency` for another one than the address takes; on `amount` for one with too many
   *   decimals, or below what the network takes.
   * @throws BalanceLimitReached when the balance would hold more than a balance can.
   * @throws SandboxReset when the sandbox was reset since the profile was read.
   */
  async toAddress(profile: Profile, payment: AddressPayment): Promise<Deposit> {
    const { addresses, clock, ids, transfers } = this.#parts;
    const found = await addresses.find(profile.businessId, payment);
    if (found === undefined) {
      const memo = payment.memo === undefined ? '' : ` with memo ${payment.memo.slice(0, 64)}`;
      throw new ResourceNotFound(`deposit address ${payment.address.slice(0, 64)}${memo}`);
    }
    this.#refuseUnfit(payment, found);
    const { currency, amount } = payment;
    const reference = ids.next('DEP_');
    const { profileId, transferId } = found;
    const deposit = { reference, profileId, currency, amount, createdAt: businessTime(clock, profile) };
    if (transferId !== undefined) {
      await transfers.arrive(profile, transferId, { currency, amount, reference });
      return { ...deposit, transferId };
    }
    await this.#credit(found, deposit, profile.resets);
    return deposit;
  }

  #refuseUnfit({ currency: code, amount }: AddressPayment, address: DepositAddress): void {
    if (code !== address.currency) {
      throw new FieldError({ currency: [`The address takes ${address.currency}, not ${code}.`] });
    }
    refuseExcessDecimals(amount, this.#parts.currencies.known(code), 'amount');
    refuseBelowMinimum(address, amount, this.#parts.currencies);
  }

  async #credit(
    { businessId, address, network }: DepositAddress,
    deposit: Deposit,
    resets: number,
  ): Promise<void> {
    const { reference, profileId, currency, amount, createdAt: at } = deposit;
    const outcome = await this.#parts.ledger.commit(
      plainDeposit(
        {
          businessId,
          profileId,
          payIn: { type: 'address', address, network },
          currency,
          amount,
          charged: { net: amount, fee: undefined },
          reference,
          resets,
          at,
        },
        this.#parts,
      ),
    );
    if (outcome.kind === 'full') throw new BalanceLimitReached(currency);
    if (outcome.kind !== 'done') throw new Error(`A deposit cannot be ${outcome.kind}.`);
  }
}
