import type { MoneyModel } from './service.ts';
import { SECOND } from './service.ts';
import type { Step } from './steps.ts';
import { isPaidFromOutside, type ModelQuote, type ModelTransfer } from './transfer.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** The choice that a step picks. Throws when there is none. */
export function picked<Choice>(choices: readonly Choice[], pick: number): Choice {
  const choice = choices[pick % choices.length];
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
  return model.transfers.filter((transfer) => any || isPaidFromOutside(transfer));
}

/** Ramps that wait for a payment while nothing else is due before it is late. */
export function overdue(model: Readonly<MoneyModel>): ModelTransfer[] {
  const waiting = model.transfers.filter(
    ({ status, quote, paidBy }) =>
      status === 'pending' && paidBy !== undefined && quote.category !== 'deposit',
  );
  return waiting.filter((transfer) =>
    model.transfers.every(
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

/** The pairs that transfers under way need. */
export function tradedBy(model: Readonly<MoneyModel>): string[] {
  const products = model.transfers
    .filter(({ due }) => due !== undefined)
    .map(({ quote }) => quote.exchange)
    .filter(({ source, target }) => source.code !== target.code)
    .map(({ product }) => product);
  return [...new Set(products)];
}
