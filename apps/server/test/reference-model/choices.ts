import type { ModelRequest } from './payment-requests.ts';
import type { MoneyModel } from './service.ts';
import { SECOND } from './service.ts';
import { isPaidFromOutside, type ModelQuote, type ModelTransfer } from './transfer.ts';
import type { Step } from './transitions.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** A quote to take, a transfer to pay, or how long to wait for what happens by itself. */
type NextStep =
  | { readonly quote: ModelQuote }
  | { readonly unpaid: ModelTransfer }
  | { readonly seconds: number };

/** The choice that a step picks, counted from the newest. Throws when there is none. */
export function picked<Choice>(choices: readonly Choice[], pick: number): Choice {
  const choice = choices[choices.length - 1 - (pick % choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

export function quotesFor(model: Readonly<MoneyModel>, { any }: StepOf<'take'>): ModelQuote[] {
  return model.quotes.filter((quote) => any || model.quoteStatus(quote) === 'pending');
}

export function cancellable(model: Readonly<MoneyModel>, { any }: StepOf<'cancel'>): ModelTransfer[] {
  return model.transfers.filter(({ status }) => any || status === 'pending');
}

export function payable(model: Readonly<MoneyModel>, { any }: StepOf<'pay'>): ModelTransfer[] {
  return model.transfers.filter((transfer) => any || isUnpaid(transfer));
}

/** Requests that wait for a payment; `any` those too that are over, or that the balance has paid. */
export function requestsToPay(
  model: Readonly<MoneyModel>,
  { any }: StepOf<'pay_request'> | StepOf<'cancel_request'>,
): ModelRequest[] {
  return model.requests.filter(({ due }) => any || due !== undefined);
}

function isUnpaid(transfer: ModelTransfer): boolean {
  return transfer.status === 'pending' && isPaidFromOutside(transfer);
}

/** Ramps that wait for a payment while nothing else is due before it is late. */
export function overdue(model: Readonly<MoneyModel>): ModelTransfer[] {
  const waiting = model.transfers.filter(
    ({ status, quote, paidBy }) =>
      status === 'pending' && paidBy !== undefined && quote.payIn.type !== 'mobile_money',
  );
  return waiting.filter((transfer) =>
    [...model.transfers, ...model.requests, ...model.deposits].every(
      (other) => other === transfer || !other.due || other.due.at > (transfer.paidBy ?? 0) + 120 * SECOND,
    ),
  );
}

export function settleable(model: Readonly<MoneyModel>, { any }: StepOf<'settle'>): ModelTransfer[] {
  const states = ['processing', 'funds_converted', 'outgoing_payment_sent'];
  return model.transfers.filter(
    ({ status, quote }) =>
      any || (['withdrawal', 'sell'].includes(quote.category) && states.includes(status)),
  );
}

/** What brings the newest of what is under way one step further; undefined when nothing is. */
export function nextStep(model: Readonly<MoneyModel>): NextStep | undefined {
  const quote = model.quotes.findLast((each) => model.expectTransfer(each).mayAccept);
  if (quote) return { quote };
  const unpaid = model.transfers.findLast(isUnpaid);
  if (unpaid) return { unpaid };
  const seconds = secondsToNext(model);
  return seconds === undefined ? undefined : { seconds };
}

/** In how many seconds something happens by itself; undefined when nothing will. */
export function secondsToNext(model: Readonly<MoneyModel>): number | undefined {
  const dues = model.transfers.flatMap(({ due }) => (due === undefined ? [] : [due.at]));
  if (dues.length === 0) return undefined;
  return Math.max(1, Math.ceil((Math.min(...dues) - model.now) / SECOND));
}

/** The pairs that transfers under way need and that are not halted. */
export function haltable(model: Readonly<MoneyModel>, { any }: StepOf<'halt'>): string[] {
  const products = model.transfers
    .filter(({ due }) => (any ? due !== undefined : due?.what === 'exchange' || due?.what === 'agree'))
    .map(({ quote }) => quote.exchange)
    .filter(({ source, target }) => source.code !== target.code)
    .map(({ product }) => product);
  return [...new Set(products)].filter((product) => !model.halted.has(product));
}
