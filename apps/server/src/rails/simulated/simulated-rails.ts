import type { DepositAddresses } from '../../domain/addresses/deposit-addresses.ts';
import { timestampOf } from '../../domain/clock.ts';
import type { LegFacts, PayIn } from '../../domain/quotes/quote.ts';
import type { BankAccounts } from '../../domain/rails/bank-accounts.ts';
import {
  type ArrivalTrace,
  type IssuedPayIn,
  type OutgoingPayment,
  type Pace,
  type PayInRequest,
  type PayoutAnswer,
  type PayoutReport,
  type Rails,
  railOf,
} from '../../domain/rails/rails.ts';
import type { Randomness } from '../../domain/randomness.ts';
import type { Bank } from '../../domain/reference/bank.ts';
import type { Currencies } from '../../domain/reference/currencies.ts';
import type { Network } from '../../domain/reference/network.ts';
import { networksOf } from '../../domain/reference/networks.ts';
import { digits } from './digits.ts';
import { madeUpAddress } from './made-up-addresses.ts';
import { declinesToPay, payoutFate } from './magic-values.ts';
import { paceOf } from './pace.ts';
import type { PayInChannel, RailsSettings } from './rails-settings.ts';
import { seededRandomness } from './seeded-randomness.ts';
import { chainTrace, sessionId } from './traces.ts';

interface Parts {
  readonly settings: RailsSettings;
  readonly accounts: BankAccounts;
  readonly addresses: Pick<DepositAddresses, 'issueFor' | 'note'>;
  readonly currencies: Pick<Currencies, 'all'>;
  readonly randomness: Randomness;
}

/** What of a pay-in is issued, beside when it expires. */
interface Opened extends Pick<IssuedPayIn, 'arrivesAt' | 'note'> {
  readonly end?: Omit<LegFacts, 'type'>;
}

const ACCOUNT_DIGITS = 10;
/** With ten thousand million numbers at each bank, so many in a row are never all taken. */
const MOST_ACCOUNT_DRAWS = 10;

/**
 * The outside world of the sandbox. Whether a payment arrives follows from the end of its destination alone
 * (`magic-values.ts`), and what a rail tells of a payment from its identifier, so that everything can be repeated.
 */
export class SimulatedRails implements Rails {
  readonly pace: Pace;
  readonly #parts: Parts;
  readonly #networks: ReadonlyMap<string, Network>;

  constructor(parts: Parts) {
    this.pace = paceOf(parts.settings);
    this.#parts = parts;
    this.#networks = networksOf(parts.currencies);
  }

  async issue(request: PayInRequest): Promise<IssuedPayIn> {
    const { type } = request.payIn;
    switch (type) {
      case 'temporary_bank_account':
        return this.#untilExpiry(request, type, await this.#openAccount(request));
      case 'address':
        return this.#untilExpiry(request, type, await this.#openAddress(request));
      case 'mobile_money':
        return this.#untilExpiry(request, type, this.#phonePayment(request));
      case 'balance':
        throw new Error(`Nothing is issued for a payment by ${type}.`);
    }
  }

  async send({ reference, payOut }: OutgoingPayment): Promise<PayoutAnswer> {
    if (payoutFate(destinationOf(payOut)) === 'refused') return { kind: 'refused' };
    return {
      kind: 'accepted',
      trace: payOut.type === 'address' ? chainTrace(payOut, reference) : { session_id: sessionId(reference) },
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

  trace(payIn: PayIn, reference: string): ArrivalTrace {
    if (payIn.type !== 'address') return { session_id: sessionId(reference) };
    const { address } = madeUpAddress(this.#network(payIn), seededRandomness(`payer of ${reference}`));
    return { ...chainTrace(payIn, reference), from_address: address };
  }

  #untilExpiry({ payIn, at }: PayInRequest, channel: PayInChannel, { end, ...facts }: Opened): IssuedPayIn {
    const expiresAt = later(at, this.#parts.settings.expiresAfter[channel]);
    const opened = { ...end, expires_at: timestampOf(expiresAt) };
    return { payIn: { ...payIn, ...opened }, expiresAt, ...facts };
  }

  async #openAccount(request: PayInRequest): Promise<Opened> {
    const bank = this.#parts.settings.banks.get(request.currency);
    if (bank === undefined) throw new Error(`No bank opens temporary accounts in ${request.currency}.`);
    const { accounts } = this.#parts;
    const [holder, accountNumber] = await Promise.all([accounts.holderOf(request), this.#freeNumber(bank)]);
    const { businessId, transferId } = request;
    const account = { bankCode: bank.code, accountNumber, businessId, transferId };
    return {
      end: {
        recipient_details: {
          account_name: holder.name.toUpperCase(),
          account_number: accountNumber,
          bank_code: bank.code,
          bank_name: bank.name,
          ...(holder.email !== undefined && { email: holder.email }),
        },
      },
      note: (transaction) => accounts.note(account, transaction),
    };
  }

  async #freeNumber(bank: Bank): Promise<string> {
    const { accounts, randomness } = this.#parts;
    for (let draw = 0; draw < MOST_ACCOUNT_DRAWS; draw++) {
      const accountNumber = digits(randomness, ACCOUNT_DIGITS);
      if (!(await accounts.isTaken({ bankCode: bank.code, accountNumber }))) return accountNumber;
    }
    throw new Error(`${bank.name} has no free account number.`);
  }

  async #openAddress({
    businessId,
    profileId,
    transferId,
    currency,
    payIn,
    at,
  }: PayInRequest): Promise<Opened> {
    const { addresses } = this.#parts;
    const network = this.#network(payIn).code;
    const place = { businessId, profileId, currency, network };
    const issued = await addresses.issueFor({ ...place, transferId, at });
    const { address, memo } = issued;
    return {
      end: { address, network, ...(memo !== undefined && { memo }) },
      note: (transaction) => addresses.note(issued, transaction),
    };
  }

  #phonePayment({ payIn, at }: PayInRequest): Opened {
    const { recipient_details: account }: LegFacts = payIn;
    const phone = account?.phone_number;
    if (phone === undefined) throw new Error('A payment by mobile money lacks the phone that pays.');
    return declinesToPay(phone) ? {} : { arrivesAt: later(at, this.#parts.settings.phonePaysAfter) };
  }

  #network({ network: code }: LegFacts): Network {
    const network = code === undefined ? undefined : this.#networks.get(code);
    if (network === undefined) throw new Error(`There is no network ${code} to pay by.`);
    return network;
  }
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** What the rail knows the payee by: an address, a phone or an account. */
function destinationOf(payOut: LegFacts): string {
  const { phone_number, account_number, iban } = payOut.recipient_details ?? {};
  const byRail = payOut.type === 'address' ? payOut.address : (phone_number ?? account_number ?? iban);
  if (byRail === undefined)
    throw new Error(`A payment by ${railOf(payOut)} lacks the account that it goes to.`);
  return byRail;
}
