import type { components } from '@finops/contract';
import type { Caller } from './caller.ts';
import type { ModelRequest } from './payment-requests.ts';
import type { ModelFee, PricedAmounts } from './pricing.ts';
import { Rational } from './rational.ts';
import type { MoneyModel } from './service.ts';
import { type ModelMoney, type ModelQuote, type ModelTransfer, outcomeOf } from './transfer.ts';

type Schemas = components['schemas'];

/** What a profile is shown and what the model expects; both are equal when the service is right. */
export interface Comparison {
  readonly shown: unknown;
  readonly expected: unknown;
}

/** Everything that a profile can read of its money, beside what the model says of it. */
export async function compareProfile(
  caller: Caller,
  model: MoneyModel,
  profileId: string,
): Promise<Comparison> {
  const [balances, transfers, requests, transactions] = await Promise.all([
    caller.read<Schemas['Balance'][]>('/balances?limit=100', profileId),
    caller.read<Schemas['Transfer'][]>('/transfers?limit=100', profileId),
    caller.read<Schemas['PaymentRequest'][]>('/payments/requests?limit=100', profileId),
    caller.read<Schemas['Transaction'][]>('/transactions?limit=100', profileId),
  ]);
  return {
    shown: {
      balances: balancesShown(balances),
      transfers: inOrder(transfers.map(transferShown)),
      requests: inOrder(requests.map(requestShown)),
      transactions: inOrder(transactions.map(transactionShown)),
      sums: sumsOf(transactions),
    },
    expected: {
      balances: balancesExpected(model, profileId),
      transfers: inOrder(
        model.transfers.filter((transfer) => transfer.profileId === profileId).map(transferExpected),
      ),
      requests: inOrder(
        model.requests.filter((request) => request.profileId === profileId).map(requestExpected),
      ),
      transactions: inOrder(transactionsExpected(model, profileId)),
      sums: sumsExpected(model, profileId),
    },
  };
}

/** A quote as it is shown, beside what the model priced. */
export function compareQuote(
  shown: Schemas['Quote'],
  { exchange, amounts }: { exchange: ModelQuote['exchange']; amounts: PricedAmounts },
): Comparison {
  return {
    shown: {
      source: plain(shown.source_amount),
      target: plain(shown.target_amount),
      rate: plain(shown.rate.rate),
      side: shown.rate.side,
      product: shown.rate.product,
      fees: shown.fees.map(feeShown),
    },
    expected: {
      source: amounts.source.toString(),
      target: amounts.target.toString(),
      rate: exchange.price.toString(),
      side: exchange.side,
      product: exchange.product,
      fees: amounts.fees.map(feeExpected),
    },
  };
}

function plain(decimal: string): string {
  return Rational.parse(decimal).toString();
}

function inOrder(values: readonly object[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}

function feeShown({ name, amount, type, converted_amount }: Schemas['Fee']): string {
  return `${name} ${type} ${plain(amount.amount)} ${amount.currency} = ${plain(converted_amount.amount)} ${converted_amount.currency}`;
}

function feeExpected({ name, amount, currency, type, converted, convertedCurrency }: ModelFee): string {
  return `${name} ${type} ${amount} ${currency} = ${converted} ${convertedCurrency}`;
}

/** Balances that hold nothing may be there or not. */
function balancesShown(balances: readonly Schemas['Balance'][]): Record<string, string> {
  const shown = balances.map(({ currency, available, pending, savings, investments, total }) => {
    const [free, held] = [plain(available.amount), plain(pending.amount)];
    const rest = [savings, investments].map(({ amount }) => plain(amount)).join(' ');
    return [currency, `${free} ${held} ${rest} = ${plain(total.amount)}`];
  });
  return Object.fromEntries(shown.filter(([, amounts]) => amounts !== '0 0 0 0 = 0').sort());
}

function balancesExpected(model: MoneyModel, profileId: string): Record<string, string> {
  const expected = currenciesOf(model).map((currency) => {
    const free = model.available(profileId, currency);
    const held = model.books.balance(`held:${profileId}`, currency);
    return [currency, `${free} ${held} 0 0 = ${free.plus(held)}`];
  });
  return Object.fromEntries(expected.filter(([, amounts]) => amounts !== '0 0 0 0 = 0').sort());
}

function currenciesOf(model: MoneyModel): string[] {
  return [...new Set(model.books.all().map(({ currency }) => currency))];
}

function transferShown(transfer: Schemas['Transfer']): object {
  const { id, category, status, error = '', source_amount, target_amount, fees, timeline } = transfer;
  const done = timeline.events.filter((event) => event.done);
  return {
    id,
    category,
    status,
    error,
    source: plain(source_amount),
    target: plain(target_amount),
    fees: fees.map(feeShown),
    final: transfer.final,
    outcome: transfer.outcome,
    credited: transfer.credited && moneyShown(transfer.credited),
    refunded: transfer.refunded && moneyShown(transfer.refunded),
    steps: done.map((event) => `${event.status} ${Date.parse(event.timestamp ?? '')}`),
  };
}

function transferExpected(transfer: ModelTransfer): object {
  const { id, quote, status, error = '', source, target, fees, steps } = transfer;
  const outcome = outcomeOf(transfer);
  return {
    id,
    category: quote.category,
    status,
    error,
    source: source.toString(),
    target: target.toString(),
    fees: fees.map(feeExpected),
    final: outcome !== undefined,
    outcome,
    credited: transfer.credited && moneyExpected(transfer.credited),
    refunded: transfer.refunded && moneyExpected(transfer.refunded),
    steps: steps.map((step) => `${step.status} ${step.at}`),
  };
}

function moneyShown({ amount, currency }: { amount: string; currency: string }): string {
  return `${plain(amount)} ${currency}`;
}

function moneyExpected({ amount, currency }: ModelMoney): string {
  return `${amount} ${currency}`;
}

function requestShown(request: Schemas['PaymentRequest']): object {
  const { id, status, source_amount, target_amount, fees, rate, timeline } = request;
  return {
    id,
    status,
    rate: plain(rate.rate),
    source: plain(source_amount),
    target: plain(target_amount),
    surplus: plain(request.credited_surplus?.amount ?? '0'),
    fees: fees.map(feeShown),
    steps: timeline.events
      .filter((event) => event.done)
      .map((event) => `${event.status} ${Date.parse(event.timestamp ?? '')}`),
  };
}

function requestExpected(request: ModelRequest): object {
  const { id, status, exchange, asked, counted, events } = request;
  const isPaid = counted.length > 0;
  const charged = counted.flatMap(({ fees, surplusFees }) => [...fees, ...surplusFees]);
  const [fee] = charged;
  const sumOf = (side: 'amount' | 'converted') => Rational.sum(charged.map((one) => one[side]));
  const summed =
    fee === undefined ? [] : [{ ...fee, amount: sumOf('amount'), converted: sumOf('converted') }];
  return {
    id,
    status,
    rate: exchange.price.toString(),
    source: (isPaid ? Rational.sum(counted.map(({ amount }) => amount)) : asked.source).toString(),
    target: (isPaid ? Rational.sum(counted.map(({ credited }) => credited)) : asked.target).toString(),
    surplus: Rational.sum(
      counted.map((one) => one.surplus.minus(Rational.sum(one.surplusFees.map(({ amount }) => amount)))),
    ).toString(),
    fees: (isPaid ? summed : request.due === undefined ? [] : asked.fees).map(feeExpected),
    steps: events.map((event) => `${event.status} ${event.at}`),
  };
}

function transactionShown(transaction: Schemas['Transaction']): object {
  const { type, currency, amount, is_credit, transfer_id = '', created_at } = transaction;
  return { type, currency, amount: plain(amount), is_credit, transfer_id, at: Date.parse(created_at) };
}

function transactionsExpected(model: MoneyModel, profileId: string): object[] {
  const entries = model.books.entries.filter((entry) => entry.profileId === profileId);
  return entries.map(({ type, currency, amount, isCredit, transferId = '', at }) => ({
    type,
    currency,
    amount: amount.toString(),
    is_credit: isCredit,
    transfer_id: transferId,
    at,
  }));
}

/** The signed sum of a currency's entries, which is what the profile holds (G76). */
function sumsOf(transactions: readonly Schemas['Transaction'][]): Record<string, string> {
  const sums = new Map<string, Rational>();
  for (const { currency, amount, is_credit } of transactions) {
    const signed = is_credit ? Rational.parse(amount) : Rational.parse(amount).negated();
    sums.set(currency, (sums.get(currency) ?? Rational.zero).plus(signed));
  }
  return written(sums);
}

function sumsExpected(model: MoneyModel, profileId: string): Record<string, string> {
  const held = (currency: string) => model.books.balance(`held:${profileId}`, currency);
  return written(
    new Map(
      currenciesOf(model).map((currency) => [
        currency,
        model.available(profileId, currency).plus(held(currency)),
      ]),
    ),
  );
}

function written(sums: ReadonlyMap<string, Rational>): Record<string, string> {
  const filled = [...sums].filter(([, sum]) => !sum.isZero());
  return Object.fromEntries(filled.map(([currency, sum]) => [currency, sum.toString()]).sort());
}
