import {
  amountsFromSource,
  amountsFromTarget,
  type Charge,
  exchangeOf,
  type ModelExchange,
  type ModelPrice,
  type PaidDecimals,
  type PricedAmounts,
} from './pricing.ts';
import { Rational } from './rational.ts';
import type { Bounds, ModelCurrency, ModelReference } from './reference.ts';

export type Category = 'deposit' | 'withdrawal' | 'conversion' | 'buy' | 'sell';

/** One end of what is asked for; an absent one is the balance. */
export interface AskedEnd {
  readonly type: string;
  readonly network?: string;
  readonly phone?: string;
  readonly recipient_id?: string;
  readonly address?: string;
  readonly memo?: string;
}

/** The body of `POST /v1/quotes`. */
export interface AskedQuote {
  readonly source_currency: string;
  readonly target_currency: string;
  readonly source_amount?: string;
  readonly target_amount?: string;
  readonly quote_amount?: string;
  readonly quote_currency?: string;
  readonly pay_in?: AskedEnd;
  readonly pay_out?: AskedEnd;
  readonly reference?: string;
  readonly reversal_policy?: 'conversion_only';
}

/** What the venue says at the instant of asking. */
export interface Prices {
  price(base: string, counter: string): ModelPrice | undefined;
  mid(base: string, counter: string): Rational | undefined;
}

/** What is to come of asking for a quote. */
export interface Judgement {
  readonly category: Category;
  readonly exchange: ModelExchange;
  readonly amounts: PricedAmounts;
  /** The field that fixes the amount, which every fault of the amount is told of. */
  readonly amountField: 'source_amount' | 'target_amount' | 'quote_amount';
  /** `close`: the bounds do not say of which of the amounts before and after fees they are. */
  readonly amount: 'good' | 'bad' | 'close';
}

/** The fees that the ends of a quote cost. */
export function chargesOf(
  { payIn, payOut }: { payIn: AskedEnd; payOut: AskedEnd },
  { source, target }: Pick<ModelExchange, 'source' | 'target'>,
): Charge[] {
  const deposit = payIn.type === 'balance' ? undefined : source.fees.get('deposit');
  const payout = payOut.type === 'balance' ? undefined : payoutRule(payOut, target);
  return [
    ...(deposit && source.isFiat ? [{ name: 'Deposit fee', rule: deposit, in: 'source' } as const] : []),
    ...(payout ? [{ name: 'Payout fee', rule: payout, in: 'target' } as const] : []),
  ];
}

/** In how many decimals a currency is paid at an end: no more than it has on the network of an address. */
export function paidDecimals(
  { type, network }: AskedEnd,
  { decimals, networks, defaultNetwork }: ModelCurrency,
): number {
  if (type !== 'address') return decimals;
  return Math.min(decimals, networks.get(network ?? defaultNetwork ?? '')?.decimals ?? decimals);
}

function payoutRule({ type, network }: AskedEnd, target: ModelCurrency) {
  return type === 'address'
    ? target.networks.get(network ?? target.defaultNetwork ?? '')?.withdrawalFee
    : target.fees.get('payout');
}

/** The category of a pair of ends that the service offers. */
function categoryOf(
  payIn: AskedEnd,
  payOut: AskedEnd,
  source: ModelCurrency,
  target: ModelCurrency,
): Category {
  if (payOut.type !== 'balance') return payIn.type === 'balance' ? 'withdrawal' : 'sell';
  if (payIn.type === 'balance') return 'conversion';
  if (source.code === target.code) return 'deposit';
  return target.isFiat ? 'sell' : 'buy';
}

/** Prices what is asked for, whose ends have to be ones that the service offers; undefined without a price now. */
export function judge(asked: AskedQuote, reference: ModelReference, prices: Prices): Judgement | undefined {
  const source = currencyOf(reference, asked.source_currency);
  const target = currencyOf(reference, asked.target_currency);
  const exchange = exchangeOf(source, target, (base, counter) => prices.price(base, counter));
  if (!exchange) return undefined;
  const payIn = asked.pay_in ?? { type: 'balance' };
  const payOut = asked.pay_out ?? { type: 'balance' };
  const charges = chargesOf({ payIn, payOut }, exchange);
  const paid = { source: paidDecimals(payIn, source), target: paidDecimals(payOut, target) };
  const priced = pricedAmounts(asked, charges, exchange, paid, prices, reference);
  if (!priced) return undefined;
  const { amounts, amountField } = priced;
  const fitting = priced.given.fits(priced.decimals) && amounts.target.isPositive();
  return {
    category: categoryOf(payIn, payOut, source, target),
    exchange,
    amounts,
    amountField,
    amount: fitting ? boundedness(amounts, payIn, payOut, exchange, reference) : 'bad',
  };
}

function pricedAmounts(
  asked: AskedQuote,
  charges: readonly Charge[],
  exchange: ModelExchange,
  paid: PaidDecimals,
  prices: Prices,
  reference: ModelReference,
) {
  const { source, target } = exchange;
  if (asked.source_amount !== undefined) {
    const given = Rational.parse(asked.source_amount);
    const amounts = amountsFromSource(given, charges, exchange, paid);
    return { amounts, amountField: 'source_amount', given, decimals: paid.source } as const;
  }
  if (asked.target_amount !== undefined) {
    const given = Rational.parse(asked.target_amount);
    const amounts = amountsFromTarget(given, charges, exchange, paid);
    return { amounts, amountField: 'target_amount', given, decimals: paid.target } as const;
  }
  const { quote_amount, quote_currency } = asked;
  if (quote_amount === undefined || quote_currency === undefined) throw new Error('No amount is asked for.');
  const given = Rational.parse(quote_amount);
  if (quote_currency === source.code) {
    const amounts = amountsFromSource(given, charges, exchange, paid);
    return { amounts, amountField: 'quote_amount', given, decimals: paid.source } as const;
  }
  if (quote_currency === target.code) {
    const amounts = amountsFromTarget(given, charges, exchange, paid);
    return { amounts, amountField: 'quote_amount', given, decimals: paid.target } as const;
  }
  const { decimals } = currencyOf(reference, quote_currency);
  const worth = prices.mid(quote_currency, source.code);
  if (!worth) return undefined;
  const amounts = amountsFromSource(given.times(worth).roundedUp(paid.source), charges, exchange, paid);
  return { amounts, amountField: 'quote_amount', given, decimals } as const;
}

/** How the amounts stand to the bounds of the pair, of the way in and of the way out. */
function boundedness(
  { source, gross, target }: PricedAmounts,
  payIn: AskedEnd,
  payOut: AskedEnd,
  exchange: ModelExchange,
  reference: ModelReference,
): 'good' | 'bad' | 'close' {
  const { source: given, target: wanted, side } = exchange;
  const answers = [
    ...(given.code === wanted.code
      ? []
      : [within(pairBounds(exchange, reference), side === 'sell' ? [source] : [gross, target])]),
    ...(payIn.type === 'balance' ? [] : [within(boundsIn(payIn, given), [source])]),
    ...(payOut.type === 'balance' ? [] : [within(boundsOut(payOut, wanted), [gross, target])]),
  ];
  if (answers.includes('bad')) return 'bad';
  return answers.includes('close') ? 'close' : 'good';
}

/** How much of its base the pair of an exchange takes; undefined where nothing is exchanged. */
export function pairBounds({ side, product }: ModelExchange, { pairs }: ModelReference): Bounds | undefined {
  return pairs.find(({ base, counter }) => `${base}${counter}` === product)?.[side];
}

function boundsIn({ type, network }: AskedEnd, currency: ModelCurrency): Bounds | undefined {
  if (type !== 'address') return currency.payIns.get(type);
  return currency.networks.get(network ?? currency.defaultNetwork ?? '')?.deposit;
}

function boundsOut({ type, network }: AskedEnd, currency: ModelCurrency): Bounds | undefined {
  if (type !== 'address') return currency.payOuts.get(type);
  return currency.networks.get(network ?? currency.defaultNetwork ?? '')?.withdrawal;
}

function within(bounds: Bounds | undefined, amounts: readonly Rational[]): 'good' | 'bad' | 'close' {
  if (!bounds) return 'bad';
  const inside = amounts.map(
    (amount) => !amount.isLessThan(bounds.min) && !(bounds.max?.isLessThan(amount) ?? false),
  );
  if (inside.every(Boolean)) return 'good';
  return inside.some(Boolean) ? 'close' : 'bad';
}

export function currencyOf({ currencies }: ModelReference, code: string): ModelCurrency {
  const currency = currencies.get(code);
  if (!currency) throw new Error(`There is no currency ${code}.`);
  return currency;
}
