import type { AmountCurrency } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Network } from './network.ts';

/** A fee: an amount of the currency, or a percentage of the amount. */
export type FeeRule =
  | { readonly type: 'FIXED'; readonly amount: Decimal }
  | { readonly type: 'PERCENTAGE'; readonly percent: Decimal };

/** A cryptocurrency on one of its networks; amounts are in the currency. */
export interface CurrencyNetwork {
  readonly id: string;
  readonly network: Network;
  /** Decimals of the currency on the network, which may exceed those of balances. */
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
  /** Maximum total of one balance, so that neither it nor its value has more digits than an amount allows (G13). */
  readonly mostHeld: Decimal;
}

/** A currency issued by a state. */
export interface FiatCurrency extends CurrencyFacts {
  readonly type: 'fiat';
  readonly symbol: string;
  /** Absent if it cannot be deposited. */
  readonly depositFee?: FeeRule;
  /** Absent if it cannot be paid out. */
  readonly payoutFee?: FeeRule;
  /** The fee for a payout that failed; absent if it cannot be paid out. */
  readonly refundFee?: FeeRule;
}

/** A currency on blockchains. */
export interface CryptoCurrency extends CurrencyFacts {
  readonly type: 'crypto';
  /** Whether its price is pegged to a fiat currency. */
  readonly isStablecoin: boolean;
  /** Rank by market capitalization, 1 for the largest. */
  readonly marketCapRank: number;
  /** The network of requests that name none. */
  readonly defaultNetwork: CurrencyNetwork;
  readonly networks: readonly CurrencyNetwork[];
  /** Whether it can be bought with external fiat money. */
  readonly isRampBuySupported: boolean;
  /** Whether it can be sold from outside to a bank account. */
  readonly isRampSellSupported: boolean;
}

/** A currency of the service (G37). */
export type Currency = FiatCurrency | CryptoCurrency;
