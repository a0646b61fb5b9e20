import type { DepositAddresses } from '../../domain/addresses/deposit-addresses.ts';
import type { PaidFor } from '../../domain/paid-for.ts';
import { present } from '../../domain/present.ts';
import { accountOf, type PayIn, type PaymentTrace, type PayOut } from '../../domain/quotes/payment-leg.ts';
import type { BankAccounts } from '../../domain/rails/bank-accounts.ts';
import {
  type ArrivingDeposit,
  type Delays,
  type IssuedPayIn,
  type OutgoingPayment,
  type PayInRequest,
  type PayoutAnswer,
  type PayoutReport,
  type Rails,
  railOf,
  type TwoStep,
} from '../../domain/rails/rails.ts';
import type { Randomness } from '../../domain/randomness.ts';
import type { Currencies } from '../../domain/reference/currencies.ts';
import type { Network } from '../../domain/reference/network.ts';
import { networksOf } from '../../domain/reference/networks.ts';
import { freeAccountNumber } from './account-numbers.ts';
import { delaysOf } from './delays.ts';
import { madeUpAddress } from './made-up-addresses.ts';
import {
  declinesToPay,
  hasDepositRejected,
  hasPaymentRejected,
  payoutFate,
  waitsForSecondFactor,
} from './magic-values.ts';
import { chainTrace, sessionTrace } from './payment-references.ts';
import type { PayInChannel, RailsSettings } from './rails-settings.ts';
import { seededRandomness } from './seeded-randomness.ts';

interface Dependencies {
  readonly settings: RailsSettings;
  readonly accounts: BankAccounts;
  readonly addresses: Pick<DepositAddresses, 'issueFor' | 'record'>;
  readonly currencies: Pick<Currencies, 'all'>;
  readonly randomness: Randomness;
}

/** An issued pay-in without its expiry. */
interface Opened extends Pick<IssuedPayIn, 'arrivesAt' | 'record'> {
  readonly payIn: Exclude<PayIn, { type: 'balance' }>;
}

/**
 * The outside world of the sandbox. Whether a payment arrives follows from the end of its destination alone
 * (`magic-values.ts`), and what a rail tells of a payment from its identifier, so that everything can be repeated.
 */
export class SimulatedRails implements Rails {
  readonly pace: Delays;
  readonly #dependencies: Dependencies;
  readonly #networks: ReadonlyMap<string, Network>;

  constructor(dependencies: Dependencies) {
    this.pace = delaysOf(dependencies.settings);
    this.#dependencies = dependencies;
    this.#networks = networksOf(dependencies.currencies);
  }

  async issue(request: PayInRequest): Promise<IssuedPayIn> {
    const { payIn, at } = request;
    switch (payIn.type) {
      case 'temporary_bank_account':
        return this.#untilExpiry(request, payIn.type, await this.#openAccount(request));
      case 'address':
        return this.#untilExpiry(request, payIn.type, await this.#openAddress(request, payIn.network));
      case 'mobile_money':
        return this.#untilExpiry(request, payIn.type, this.#phonePayment(payIn, at));
      case 'balance':
        throw new Error(`No pay-in can be issued for ${payIn.type}.`);
    }
  }

  rejects({ payIn, reference }: ArrivingDeposit): boolean {
    return payIn.type === 'mobile_money'
      ? hasPaymentRejected(payIn.account?.phoneNumber ?? '')
      : hasDepositRejected(reference);
  }

  twoStep(reference: string): TwoStep | undefined {
    if (!waitsForSecondFactor(reference)) return undefined;
    return {
      type: 'authenticator',
      message: 'Enter the code that your authenticator app shows.',
      resendAllowed: false,
    };
  }

  async send({ reference, payOut }: OutgoingPayment): Promise<PayoutAnswer> {
    if (payoutFate(destinationOf(payOut)) === 'refused') return { kind: 'refused' };
    return {
      kind: 'accepted',
      trace: payOut.type === 'address' ? chainTrace(payOut.network, reference) : sessionTrace(reference),
    };
  }

  async report({ payOut }: OutgoingPayment): Promise<PayoutReport> {
    switch (payoutFate(destinationOf(payOut))) {
      case 'returned':
        return 'returned';
      case 'stuck':
        return 'under_way';
      default:
        return 'delivered';
    }
  }

  trace(payIn: PayIn, reference: string): PaymentTrace {
    if (payIn.type !== 'address') return sessionTrace(reference);
    const { network } = payIn;
    const { address } = madeUpAddress(this.#network(network), seededRandomness(`payer of ${reference}`));
    return { ...chainTrace(network, reference), fromAddress: address };
  }

  #untilExpiry(
    { at, expiresAt: asked }: PayInRequest,
    channel: PayInChannel,
    { payIn, ...facts }: Opened,
  ): IssuedPayIn {
    const expiresAt = asked ?? later(at, this.#dependencies.settings.expiresAfter[channel]);
    return { payIn: { ...payIn, expiresAt }, expiresAt, ...facts };
  }

  async #openAccount(request: PayInRequest): Promise<Opened> {
    const bank = this.#dependencies.settings.banks.get(request.currency);
    if (bank === undefined) throw new Error(`No bank opens temporary accounts in ${request.currency}.`);
    const { accounts, randomness } = this.#dependencies;
    const { holder, accountNumber } = await freeAccountNumber(bank, randomness, async (accountNumber) => {
      const holder = await accounts.holderUnlessTaken(request, { bankCode: bank.code, accountNumber });
      return holder && { holder, accountNumber };
    });
    const { businessId } = request;
    const account = { ...paidFor(request), bankCode: bank.code, accountNumber, businessId };
    return {
      payIn: {
        type: 'temporary_bank_account',
        account: {
          accountName: holder.name.toUpperCase(),
          accountNumber,
          bankCode: bank.code,
          bankName: bank.name,
          ...(holder.email !== undefined && { email: holder.email }),
        },
      },
      record: this.#dependencies.accounts.record(account),
    };
  }

  async #openAddress(request: PayInRequest, network: string): Promise<Opened> {
    const { businessId, profileId, currency, at } = request;
    const { addresses } = this.#dependencies;
    const place = { businessId, profileId, currency, network };
    const issued = await addresses.issueFor({ ...place, ...paidFor(request), at });
    const { address, memo } = issued;
    return {
      payIn: { type: 'address', network, address, ...(memo !== undefined && { memo }) },
      record: addresses.record(issued),
    };
  }

  #phonePayment(payIn: Extract<PayIn, { type: 'mobile_money' }>, at: Date): Opened {
    const phone = payIn.account?.phoneNumber;
    if (phone === undefined) throw new Error('A mobile money payment has no payer phone.');
    return {
      payIn,
      ...(!declinesToPay(phone) && { arrivesAt: later(at, this.#dependencies.settings.phonePaysAfter) }),
    };
  }

  #network(code: string): Network {
    const network = this.#networks.get(code);
    if (network === undefined) throw new Error(`Unknown network ${code}.`);
    return network;
  }
}

function paidFor({ transferId, paymentRequestId }: PayInRequest): PaidFor {
  return present({ transferId, paymentRequestId });
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** The payee's address, phone or account. */
function destinationOf(payOut: PayOut): string {
  const { phoneNumber, accountNumber, iban } = accountOf(payOut) ?? {};
  const byRail = payOut.type === 'address' ? payOut.address : (phoneNumber ?? accountNumber ?? iban);
  if (byRail === undefined) throw new Error(`A payment by ${railOf(payOut)} has no destination account.`);
  return byRail;
}
