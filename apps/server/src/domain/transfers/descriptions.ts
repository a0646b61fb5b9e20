import type { TransferStatus } from '@finops/contract/enumerations';
import { amountText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import { explained } from '../pricing/rate.ts';
import { accountOf, type PayIn, type PaymentLeg, type PayOut } from '../quotes/payment-leg.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Transfer } from './transfer.ts';

/** An amount in sentences: `859892.50 NGN`. */
function shown(currencies: Currencies, amount: Decimal, code: string): string {
  return `${amountText(amount, currencies.known(code))} ${code}`;
}

/** A short description of a transfer. */
export function describe({ quote, payOut }: Pick<Transfer, 'quote' | 'payOut'>): string {
  const { category, sourceCurrency, targetCurrency } = quote;
  switch (category) {
    case 'deposit':
      return `Deposit of ${sourceCurrency}`;
    case 'conversion':
      return `Conversion of ${sourceCurrency} to ${targetCurrency}`;
    case 'buy':
      return `Purchase of ${targetCurrency}`;
    case 'sell':
      return `Sale of ${sourceCurrency}`;
    case 'withdrawal':
      return `Payout to ${payeeOf(payOut)}`;
  }
}

function payeeOf(payOut: PayOut): string {
  const address = payOut.type === 'address' ? payOut.address : undefined;
  return accountOf(payOut)?.accountName ?? address ?? 'a recipient';
}

/** Where the money comes from or goes to. */
export function describeEnds({ quote, payIn, payOut }: Pick<Transfer, 'quote' | 'payIn' | 'payOut'>): string {
  switch (quote.category) {
    case 'deposit':
      return `From ${sourceOf(payIn)}`;
    case 'conversion':
      return 'From balance to balance';
    case 'buy':
      return `With ${quote.sourceCurrency} from ${sourceOf(payIn)}`;
    case 'sell':
      return payOut.type === 'balance'
        ? `From ${sourceOf(payIn)} to the balance`
        : `To ${destinationOf(payOut)}`;
    case 'withdrawal':
      return `To ${destinationOf(payOut)}`;
  }
}

/** The name of the external end: the bank, the operator or the chain. */
export function carrierOf(leg: PaymentLeg): string {
  if (leg.type === 'address') return `the ${leg.network} network`;
  const account = accountOf(leg);
  if (leg.type === 'mobile_money') return account?.provider ?? 'the operator';
  return account?.bankName ?? 'the bank';
}

function sourceOf(payIn: PayIn): string {
  if (payIn.type === 'address') return `an address on ${payIn.network}`;
  return payIn.type === 'mobile_money' ? 'a mobile money account' : 'a bank account';
}

function destinationOf(payOut: PayOut): string {
  if (payOut.type === 'address') return `${payOut.address} on ${payOut.network}`;
  const account = accountOf(payOut);
  if (payOut.type === 'mobile_money') return `${account?.phoneNumber ?? account?.accountNumber}`;
  return `${account?.accountNumber ?? account?.iban} at ${carrierOf(payOut)}`;
}

/** The kind of rail of a leg, as one word. */
function railWord({ type }: PaymentLeg): string {
  if (type === 'address') return 'network';
  return type === 'mobile_money' ? 'operator' : 'bank';
}

/** The sentences in a transfer's timeline. */
export class Descriptions {
  readonly #currencies: Currencies;

  constructor(currencies: Currencies) {
    this.#currencies = currencies;
  }

  held({ quote }: Pick<Transfer, 'quote'>): string {
    return `${this.#source(quote.sourceAmount, quote)} is held for this transfer.`;
  }

  awaited({ quote }: Pick<Transfer, 'quote'>): string {
    return `Waiting for ${this.#source(quote.sourceAmount, quote)} to arrive.`;
  }

  cancelled({ quote }: Transfer): string {
    return quote.payIn.type === 'balance'
      ? `The transfer was cancelled and ${this.#source(quote.sourceAmount, quote)} is available again.`
      : 'The transfer was cancelled.';
  }

  expired(): string {
    return 'The transfer was cancelled because no payment arrived in time.';
  }

  exchangeRefused({ quote, sourceAmount }: Transfer, isBalanceFunded: boolean): string {
    const again = isBalanceFunded ? ' again' : '';
    return `The conversion was rejected and ${this.#source(sourceAmount, quote)} is available${again}.`;
  }

  received({ quote, sourceAmount }: Transfer): string {
    return `${this.#source(sourceAmount, quote)} was received.`;
  }

  credited(amount: Decimal, currency: string): string {
    return `${shown(this.#currencies, amount, currency)} was credited to the balance.`;
  }

  exchanged({ quote, sourceAmount }: Transfer): string {
    return `${this.#source(sourceAmount, quote)} was converted at ${explained(quote.rate)}.`;
  }

  notExchanged({ quote }: Transfer, arrived: Decimal, net: Decimal): string {
    return `${this.#source(arrived, quote)} arrived instead of ${this.#source(quote.sourceAmount, quote)}. ${this.#source(net, quote)} was credited to the balance without conversion.`;
  }

  late({ quote }: Transfer, arrived: Decimal, net: Decimal): string {
    return `${this.#source(arrived, quote)} arrived too late. ${this.#source(net, quote)} was credited to the balance as a deposit.`;
  }

  sent({ quote, targetAmount, payOut }: Transfer): string {
    const way = payOut.type === 'address' ? 'its way' : `its way to the ${railWord(payOut)}`;
    return `${this.#target(targetAmount, quote)} is on ${way}.`;
  }

  delivered({ quote, targetAmount, payOut }: Transfer): string {
    const end = payOut.type === 'address' ? 'address' : 'account';
    return `${this.#target(targetAmount, quote)} reached the ${end}.`;
  }

  refused({ payOut }: Transfer): string {
    return `The ${railWord(payOut)} rejected the payment.`;
  }

  returned({ quote, targetAmount, payOut }: Transfer): string {
    return `The ${railWord(payOut)} returned ${this.#target(targetAmount, quote)}.`;
  }

  refunded(amount: Decimal, currency: string, fee: Decimal): string {
    const after = fee.isPositive()
      ? `, after the refund fee of ${shown(this.#currencies, fee, currency)},`
      : '';
    return `${shown(this.#currencies, amount, currency)}${after} was credited to the balance.`;
  }

  #source(amount: Decimal, { sourceCurrency }: Transfer['quote']): string {
    return shown(this.#currencies, amount, sourceCurrency);
  }

  #target(amount: Decimal, { targetCurrency }: Transfer['quote']): string {
    return shown(this.#currencies, amount, targetCurrency);
  }
}

/** The title of a step of the timeline. */
export const titles: Readonly<Record<TransferStatus, string>> = {
  pending: 'Transfer created',
  processing: 'Processing',
  funds_received: 'Funds received',
  funds_converted: 'Funds converted',
  outgoing_payment_sent: 'Payment sent',
  funds_delivered: 'Funds delivered',
  cancelled: 'Cancelled',
  failed: 'Failed',
  funds_not_delivered: 'Payment returned',
  funds_refunded: 'Refunded',
};

/** The sentence of a step that is still to come. */
export function toCome({ quote }: Pick<Transfer, 'quote'>, status: TransferStatus): string {
  switch (status) {
    case 'processing':
      return quote.payIn.type === 'balance'
        ? 'The transfer will be executed.'
        : 'The payment will be confirmed.';
    case 'funds_received':
      return quote.category === 'deposit' ? 'The payment will be credited.' : 'The payment will be received.';
    case 'funds_converted':
      return 'The amount will be converted.';
    case 'outgoing_payment_sent':
      return 'The payment will be sent.';
    case 'funds_delivered':
      return quote.payOut.type === 'address'
        ? 'The payment will reach the address.'
        : 'The payment will reach the account.';
    case 'funds_refunded':
      return 'The amount will be returned to the balance.';
    default:
      return `The transfer will be ${status}.`;
  }
}
