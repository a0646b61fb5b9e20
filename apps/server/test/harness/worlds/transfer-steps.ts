import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Amounts } from '../../../src/domain/quotes/amounts.ts';
import type { Charged } from '../../../src/domain/quotes/charged.ts';
import type { PaymentTrace } from '../../../src/domain/quotes/payment-leg.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import { Charges } from '../../../src/domain/transfers/charges.ts';
import type { Step } from '../../../src/domain/transfers/step.ts';
import { Steps } from '../../../src/domain/transfers/steps.ts';
import type { Transfer } from '../../../src/domain/transfers/transfer.ts';
import type { Mover } from '../../../src/domain/transfers/transfer-machine.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { randomIds } from '../../../src/system.ts';
import { at } from './test-ledger.ts';

const { currencies } = loadReference();
const charges = new Charges(currencies);
const steps = new Steps({ ids: randomIds, currencies });
const expiresAt = new Date(at.getTime() + 30 * 60_000);
const trace: PaymentTrace = { id: '000013260504102500000000150000' };

interface Moment {
  readonly at: Date;
  readonly dueAt: Date;
}

/** Five seconds after the previous step. */
function momentOf({ updatedAt }: Transfer): Moment {
  return { at: new Date(updatedAt.getTime() + 5000), dueAt: new Date(updatedAt.getTime() + 6000) };
}

/** A payment of the amount, by default exact, and what it credits. */
function accepted(
  transfer: Transfer,
  amount = transfer.quote.sourceAmount,
): [Decimal, Pick<Amounts, 'target' | 'fees'>, PaymentTrace] {
  const amounts = charges.ofArrival(transfer.quote, amount);
  if (amounts === undefined) throw new Error(`${amount} deviates too much from the quoted amount.`);
  return [amount, amounts, trace];
}

/** A payment of the amount, by default exact, less its deposit fee. */
function payment(transfer: Transfer, text?: string): [Decimal, Charged, PaymentTrace] {
  const amount = text === undefined ? transfer.quote.sourceAmount : Decimal.parse(text);
  return [amount, charges.ofDeposit(transfer.quote, amount), trace];
}

/** The amount, other than the quoted one, with which a transfer continues. */
function otherAmount({ quote: { sourceAmount, category } }: Transfer): Decimal {
  return category === 'deposit' ? Decimal.parse('1000') : sourceAmount.times(Decimal.parse('0.995'));
}

type Make = (transfer: Transfer, when: Moment) => Step;

/** Every step after the first one, who takes it, and how it is made. */
const makers = {
  takenUp: ['service', (transfer, when) => steps.takenUp(transfer, when)],
  calledOff: ['caller', (transfer, when) => steps.cancelled(transfer, 'caller', when.at)],
  expired: ['clock', (transfer, when) => steps.cancelled(transfer, 'clock', when.at)],
  arrived: ['rail', (transfer, when) => steps.arrived(transfer, ...accepted(transfer), when)],
  arrivedOther: [
    'rail',
    (transfer, when) => steps.arrived(transfer, ...accepted(transfer, otherAmount(transfer)), when),
  ],
  mismatched: [
    'rail',
    (transfer, when) => steps.credited(transfer, ...payment(transfer, '150000'), { at: when.at }),
  ],
  deposited: ['rail', (transfer, when) => steps.deposited(transfer, when.at)],
  received: ['rail', (transfer, when) => steps.received(transfer, when)],
  exchangeRefused: ['venue', (transfer, when) => steps.exchangeRefused(transfer, when.at)],
  converted: ['venue', (transfer, when) => steps.converted(transfer, when.at)],
  sold: ['venue', (transfer, when) => steps.sold(transfer, when)],
  sent: ['rail', (transfer, when) => steps.payout.sent(transfer, trace, when)],
  payoutRefused: ['rail', (transfer, when) => steps.payout.payoutRefused(transfer, when)],
  delivered: ['rail', (transfer, when) => steps.payout.delivered(transfer, when.at)],
  returned: ['rail', (transfer, when) => steps.payout.returned(transfer, when)],
  refunded: [
    'service',
    (transfer, when) => steps.payout.refunded(transfer, charges.ofRefund(transfer), when.at),
  ],
  reversed: ['service', (transfer, when) => steps.payout.reversed(transfer, when.at)],
} satisfies Readonly<Record<string, readonly [Mover, Make]>>;

/** A step by its name in {@link makers}. */
export type StepName = keyof typeof makers;

const isStepName = (name: string): name is StepName => Object.hasOwn(makers, name);

/** The names of all steps after the first one. */
export const stepNames = Object.keys(makers).filter(isStepName);

/** Who takes the step. */
export function moverOf(name: StepName): Mover {
  return makers[name][0];
}

/** Executes the quote. */
function firstStep(quote: Quote): Step {
  const id = randomIds.next('TRF_');
  return quote.payIn.type === 'balance'
    ? steps.held(quote, id, { at, dueAt: new Date(at.getTime() + 2000) })
    : steps.awaited(quote, id, { payIn: quote.payIn, expiresAt }, at);
}

/** Takes the next step. */
export function nextStep(name: StepName, transfer: Transfer): Step {
  return makers[name][1](transfer, momentOf(transfer));
}

/** Executes the quote and takes the steps named; returns all of them. */
export function walk(quote: Quote, way: readonly StepName[]): readonly Step[] {
  const taken = [firstStep(quote)];
  for (const name of way) {
    const before = taken.at(-1);
    if (before !== undefined) taken.push(nextStep(name, before.transfer));
  }
  return taken;
}
