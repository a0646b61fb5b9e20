import type { components } from '@finops/contract';
import type { Decimal } from '../money/decimal.ts';
import type { Fee } from './fee.ts';

/** Which way the money of a quote goes (G32). */
export type Category = components['schemas']['TransferCategory'];

/** Where money comes from, as the contract has it. */
export type PayIn = components['schemas']['PayIn'];

/** Where money goes, as the contract has it. */
export type PayOut = components['schemas']['PayOut'];

/** Either leg of a payment. */
export type PaymentEnd = PayIn | PayOut;

type Legs = components['schemas'];
type Without<Leg> = Partial<Omit<Leg, 'type'>>;

/** What is known of a leg, whatever its channel; a field that the channel does not have is absent. */
export type LegFacts = Readonly<
  Pick<PaymentEnd, 'type'> &
    Without<Legs['AddressLeg']> &
    Without<Legs['TemporaryBankAccountLeg']> &
    Without<Legs['BankTransferLeg']> &
    Without<Legs['MobileMoneyLeg']>
>;

/** The price at which one currency is exchanged for another, as the contract has it, with an exact rate. */
export type Rate = Omit<components['schemas']['Rate'], 'rate'> & { readonly rate: Decimal };

/**
 * A price that is held until it expires, and the movement of money that it pays for. All amounts are whole units of the
 * last decimal of their currency, and `target + fees + rounding` is the source amount times the rate, rounded down.
 */
export interface Quote {
  /** `QUO_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly category: Category;
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  /** What is given. */
  readonly sourceAmount: Decimal;
  /** What arrives, after the fees. */
  readonly targetAmount: Decimal;
  /** What rounding the source up leaves over, in the target currency; zero when the source amount was given. */
  readonly rounding: Decimal;
  readonly rate: Rate;
  readonly fees: readonly Fee[];
  readonly reference: string;
  readonly reversalPolicy?: 'conversion_only';
  readonly payIn: PayIn;
  readonly payOut: PayOut;
  /** Whether a transfer has taken it. One that nobody took is expired from `expiresAt` on. */
  readonly accepted: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** Where the quote stands at the instant (G31). */
export function quoteStatus(
  quote: Pick<Quote, 'accepted' | 'expiresAt'>,
  at: Date,
): components['schemas']['QuoteStatus'] {
  if (quote.accepted) return 'accepted';
  return at < quote.expiresAt ? 'pending' : 'expired';
}
