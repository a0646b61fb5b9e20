import type { AmountCurrency } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Network } from './network.ts';

/** What a service costs: an amount of the currency, or a share of the amount in percent. */
export type FeeRule =
  | { readonly type: 'FIXED'; readonly amount: Decimal }
  | { readonly type: 'PERCENTAGE'; readonly percent: Decimal };

/** A cryptocurrency on one of its networks; the amounts are in the currency. */
export interface CurrencyNetwork {
  readonly id: string;
  readonly network: Network;
  /** Of the currency on the network, which may be more than its balances have. */
  readonly decimals: number;
  readonly deposit: boolean;
  readonly withdrawal: boolean;
  readonly minDepositAmount: Decimal;
  readonly minWithdrawalAmount: Decimal;
  readonly maxWithdrawalAmount: Decimal;
  readonly withdrawalFee: Decimal;
}

interface CurrencyFacts extends AmountCurrency {
  readonly name: string;
  readonly displayName: string;
  /** Whether it can be deposited. */
  readonly deposit: boolean;
  /** Whether it can be paid out. */
  readonly withdrawal: boolean;
  /** Whether a pair trades it. */
  readonly trade: boolean;
  /** What one balance may hold in all, so that neither it nor its worth has more digits than an amount may (G13). */
  readonly mostHeld: Decimal;
}

/** Money that a state issues. */
export interface FiatCurrency extends CurrencyFacts {
  readonly type: 'fiat';
  readonly symbol: string;
  /** Absent where it cannot be deposited. */
  readonly depositFee?: FeeRule;
  /** Absent where it cannot be paid out. */
  readonly payoutFee?: FeeRule;
  /** What a payout that did not arrive costs; absent where it cannot be paid out. */
  readonly refundFee?: FeeRule;
}

/** Money that lives on blockchains. */
export interface CryptoCurrency extends CurrencyFacts {
  readonly type: 'crypto';
  /** Whether its price is tied to a fiat currency. */
  readonly isStablecoin: boolean;
  /** Its place by market capitalization, 1 for the largest. */
  readonly marketCapRank: number;
  /** The network that is meant when a request names none. */
  readonly defaultNetwork: CurrencyNetwork;
  readonly networks: readonly CurrencyNetwork[];
  /** Whether it can be bought with outside fiat money. */
  readonly isRampBuySupported: boolean;
  /** Whether it can be sold from outside to a bank account. */
  readonly isRampSellSupported: boolean;
}

/** A currency of the service (G37). */
export type Currency = FiatCurrency | CryptoCurrency;
