import type { ModelExchange, ModelFee, PricedAmounts } from './pricing.ts';
import type { AskedEnd, Category } from './quoting.ts';
import type { Rational } from './rational.ts';

/** What becomes of a payment by its destination: the magic endings of the sandbox. */
export type Fate = 'delivered' | 'refused' | 'returned' | 'under_way';

export interface ModelQuote {
  readonly id: string;
  readonly profileId: string;
  readonly category: Category;
  readonly exchange: ModelExchange;
  readonly amounts: PricedAmounts;
  readonly payIn: AskedEnd;
  readonly payOut: AskedEnd;
  /** Of what it pays out to. */
  readonly fate: Fate;
  /** Whether its reference asks the venue to refuse. */
  readonly isRefused: boolean;
  readonly givesSourceBack: boolean;
  readonly expiresAt: number;
  isTaken: boolean;
}

/** The next thing that happens to a transfer by itself. */
export type Happening =
  | 'take_up'
  | 'expire'
  | 'pay'
  | 'confirm'
  | 'agree'
  | 'exchange'
  | 'send'
  | 'deliver'
  | 'refund';

export type Status =
  | 'pending'
  | 'processing'
  | 'funds_received'
  | 'funds_converted'
  | 'outgoing_payment_sent'
  | 'funds_delivered'
  | 'cancelled'
  | 'failed'
  | 'funds_not_delivered'
  | 'funds_refunded';

/** Who makes a transfer move, as the state file has it. */
export type Mover = 'caller' | 'clock' | 'service' | 'rail' | 'venue';

export interface ModelMoney {
  readonly amount: Rational;
  readonly currency: string;
}

export interface ModelTransfer {
  readonly id: string;
  readonly quote: ModelQuote;
  readonly profileId: string;
  /** Until when the payment is in time; absent when the balance pays. */
  readonly paidBy?: number;
  readonly steps: { readonly status: Status; readonly at: number }[];
  status: Status;
  error?: string;
  /** Whether its fees and rounding are in the books. */
  hasEarned?: boolean;
  source: Rational;
  target: Rational;
  fees: readonly ModelFee[];
  /** What it has credited to the balance when it is over, and what its refund has. */
  credited?: ModelMoney;
  refunded?: ModelMoney;
  due?: { readonly at: number; readonly what: Happening };
}

export function isPaidFromOutside({ quote }: ModelTransfer): boolean {
  return quote.payIn.type !== 'balance';
}

/** How a transfer has ended; undefined while it goes on. */
export function outcomeOf({ status, error, quote }: ModelTransfer): string | undefined {
  switch (status) {
    case 'cancelled':
      return 'cancelled';
    case 'funds_refunded':
      return 'refunded';
    case 'funds_delivered':
      return 'completed';
    case 'failed':
      return error === 'conversion_refused' ? 'failed' : undefined;
    case 'funds_received':
      if (error === 'amount_mismatch') return 'credited_otherwise';
      return quote.category === 'deposit' ? 'completed' : undefined;
    case 'funds_converted':
      return quote.payOut.type === 'balance' ? 'completed' : undefined;
    default:
      return undefined;
  }
}

/** Whether it ends on the balance, whatever it came from. */
export function isPaidToBalance({ quote }: ModelTransfer): boolean {
  return quote.payOut.type === 'balance';
}

/** The rail that an end is on. */
export function railOf({ type, network }: AskedEnd): { account: string; kind: string } {
  if (type === 'address') return { account: `rail:chain-${network}`, kind: 'chain' };
  const kind = type === 'mobile_money' ? 'mobile_money' : 'bank';
  return { account: `rail:${kind}`, kind };
}
