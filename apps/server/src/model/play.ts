import type { components } from '@finops/contract';
import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from './caller.ts';
import { compareProfile, compareQuote } from './comparison.ts';
import type { Expectation } from './expectation.ts';
import type { AskedEnd, AskedQuote } from './quoting.ts';
import { currencyOf } from './quoting.ts';
import { Rational } from './rational.ts';
import type { ModelAddress, MoneyModel } from './service.ts';
import type { Stage } from './stage.ts';
import { type Form, type Step, sized, worths } from './steps.ts';
import type { ModelQuote, ModelTransfer } from './transfer.ts';
import { canArrive } from './transfers.ts';
import { channelOf, evmAddress, type Way } from './ways.ts';

type Schemas = components['schemas'];
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const SECOND = 1000;
const FUND_DECIMALS = 2;

/** Does one step at the service and in the model, and compares what both say afterwards. */
export class Play implements AsyncCommand<MoneyModel, Stage> {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  /** Whether there is something to do it to. */
  check(model: Readonly<MoneyModel>): boolean {
    const step = this.#step;
    switch (step.kind) {
      case 'take':
        return quotesFor(model, step).length > 0;
      case 'cancel':
        return cancellable(model, step).length > 0;
      case 'pay':
        return payable(model, step).length > 0;
      case 'pay_late':
        return overdue(model).length > 0;
      case 'pay_address':
        return model.addresses.length > 0;
      case 'settle':
        return settleable(model, step).length > 0;
      case 'halt':
        return model.halted.size === 0 && tradedBy(model).length > 0;
      case 'resume':
        return model.halted.size > 0;
      default:
        return true;
    }
  }

  async run(model: MoneyModel, stage: Stage): Promise<void> {
    await this.#perform(model, stage);
    await compareAll(model, stage);
  }

  toString(): string {
    return JSON.stringify(this.#step);
  }

  #perform(model: MoneyModel, stage: Stage): Promise<void> {
    const step = this.#step;
    switch (step.kind) {
      case 'fund':
        return fund(
          model,
          stage,
          stage.profileId(step.who),
          step.currency,
          sized(step.currency, step.size, FUND_DECIMALS),
        );
      case 'quote':
        return ask(model, stage, step);
      case 'ask_wrongly':
        return askWrongly(stage, step);
      case 'take':
        return take(model, stage, picked(quotesFor(model, step), step.pick));
      case 'cancel':
        return cancel(model, stage, picked(cancellable(model, step), step.pick));
      case 'pay':
        return pay(model, stage, picked(payable(model, step), step.pick), step.percent);
      case 'pay_late':
        return payLate(model, stage, picked(overdue(model), step.pick), step.percent);
      case 'open_address':
        return openAddress(model, stage, step);
      case 'pay_address':
        return payAddress(model, stage, picked(model.addresses, step.pick), step.size);
      case 'settle':
        return settle(model, stage, picked(settleable(model, step), step.pick), step.outcome);
      case 'halt':
        return halt(model, stage, picked(tradedBy(model), step.pick));
      case 'resume':
        return resume(model, stage);
      case 'advance':
        return advance(model, stage, step.seconds);
    }
  }
}

/** Compares what every profile can read with what the model says. */
export async function compareAll(model: MoneyModel, stage: Stage): Promise<void> {
  for (const who of ['business', 'customer'] as const) {
    const { shown, expected } = await compareProfile(stage.caller, model, stage.profileId(who));
    expect(shown).toEqual(expected);
  }
}

async function fund(model: MoneyModel, stage: Stage, profile_id: string, currency: string, amount: Rational) {
  if (!amount.isPositive()) return;
  const answer = await stage.caller.control('/balances', { profile_id, currency, amount: amount.toString() });
  met(stage, answer, { mayAccept: true, refusals: [] });
  model.fund(profile_id, currency, amount);
}

async function ask(model: MoneyModel, stage: Stage, step: StepOf<'quote'>): Promise<void> {
  const profileId = stage.profileId(step.who);
  const ends = await endsOf(stage, step.way, step);
  const asked: AskedQuote = {
    source_currency: step.way.source,
    target_currency: step.way.target,
    ...amountOf(stage, step),
    ...(ends.pay_in && { pay_in: ends.pay_in }),
    ...(ends.pay_out && { pay_out: ends.pay_out.sent }),
    ...(step.isRefused && { reference: `ORDER-${model.quotes.length}-REFUSED` }),
    ...(step.givesSourceBack && { reversal_policy: 'conversion_only' as const }),
  };
  if (Object.values(asked).includes('0')) return;
  const prices = await stage.prices(asked, model.now);
  const known = ends.pay_out ? { ...asked, pay_out: ends.pay_out.known } : asked;
  const judgement = model.judge(known, prices);
  if (judgement && step.isCovered && !ends.pay_in && judgement.amount !== 'bad') {
    const missing = judgement.amounts.source.minus(model.available(profileId, step.way.source));
    await fund(model, stage, profileId, step.way.source, missing);
  }
  const answer = await stage.caller.post<Schemas['Quote']>('/quotes', asked, profileId);
  if (!met(stage, answer, model.expectQuote(profileId, asked, judgement)) || !judgement) return;
  const { shown, expected } = compareQuote(answer.data, judgement);
  expect(shown).toEqual(expected);
  const quote = model.quoted(answer.data.id, profileId, known, judgement, step.fate);
  expect(Date.parse(answer.data.expires_at)).toBe(quote.expiresAt);
}

/** The amount in one of the forms; `0` where it is too small to be one. */
function amountOf(stage: Stage, { way, form, size, decimals }: StepOf<'quote'>): Partial<AskedQuote> {
  const [source, target] = [way.source, way.target];
  const of = (code: string) =>
    sized(code, size, Math.min(decimals, currencyOf(stage.reference, code).decimals)).toString();
  const another = worths.find((code) => code !== source && code !== target) ?? 'EUR';
  const amounts: Record<Form, Partial<AskedQuote>> = {
    source: { source_amount: of(source) },
    target: { target_amount: of(target) },
    worth_in_source: { quote_currency: source, quote_amount: of(source) },
    worth_in_target: { quote_currency: target, quote_amount: of(target) },
    worth_in_another: { quote_currency: another, quote_amount: of(another) },
  };
  return amounts[form];
}

/** The ends as they are asked for; the service knows the network of an address only from what is sent. */
async function endsOf(stage: Stage, { payIn, payOut }: Way, { fate }: StepOf<'quote'>) {
  if (!payOut) return { pay_in: payIn };
  if ('network' in payOut) {
    const sent: AskedEnd = { type: 'address', network: payOut.network, address: evmAddress(fate) };
    return { pay_in: payIn, pay_out: { sent, known: sent } };
  }
  const recipient_id = await stage.recipient(payOut.recipient, fate);
  const sent: AskedEnd = { type: channelOf(payOut.recipient), recipient_id };
  return { pay_in: payIn, pay_out: { sent, known: sent } };
}

async function askWrongly(stage: Stage, { who, request }: StepOf<'ask_wrongly'>): Promise<void> {
  const answer = await stage.caller.post('/quotes', request.body, stage.profileId(who));
  const { status, error, field } = request;
  const fields = field === undefined ? {} : { fields: [field] };
  met(stage, answer, { mayAccept: false, refusals: [{ status, error, ...fields }] });
}

async function take(model: MoneyModel, stage: Stage, quote: ModelQuote): Promise<void> {
  const body = { quote_id: quote.id };
  const answer = await stage.caller.post<Schemas['Transfer']>('/transfers', body, quote.profileId);
  if (!met(stage, answer, model.expectTransfer(quote))) return;
  const { paidBy } = model.taken(quote, answer.data.id);
  const shown = answer.data.pay_in.expires_at;
  expect(shown === undefined ? undefined : Date.parse(shown)).toBe(paidBy);
}

async function cancel(model: MoneyModel, stage: Stage, transfer: ModelTransfer): Promise<void> {
  const answer = await stage.caller.post(`/transfers/${transfer.id}/cancel`, undefined, transfer.profileId);
  if (met(stage, answer, model.expectCancel(transfer))) model.cancel(transfer);
}

async function pay(model: MoneyModel, stage: Stage, transfer: ModelTransfer, percent: number): Promise<void> {
  const amount = partOf(transfer, percent);
  if (!amount.isPositive()) return;
  const answer = await sendPayment(stage, transfer, amount);
  if (met(stage, answer, model.expectArrival(transfer, amount))) model.arrive(transfer, amount);
}

/**
 * Pays after the time for it has passed, but before the clock has cancelled the transfer: which of the two comes first
 * is a race that the service decides, and its answer shows how.
 */
async function payLate(
  model: MoneyModel,
  stage: Stage,
  transfer: ModelTransfer,
  percent: number,
): Promise<void> {
  const { paidBy = model.now } = transfer;
  const amount = partOf(transfer, percent);
  if (!amount.isPositive()) return;
  const seconds = Math.ceil((paidBy - model.now) / SECOND) + 60;
  stage.clock.advance(seconds * SECOND);
  model.leap(seconds);
  const answer = await sendPayment(stage, transfer, amount);
  met(stage, answer, { mayAccept: true, refusals: [] });
  const path = `/transfers/${transfer.id}`;
  const { status, updated_at } = await stage.caller.read<Schemas['Transfer']>(path, transfer.profileId);
  if (status === 'cancelled') model.expire(transfer, Date.parse(updated_at));
  model.arrive(transfer, amount);
}

function partOf({ quote }: ModelTransfer, percent: number): Rational {
  const { source } = quote.exchange;
  const amount = quote.amounts.source.times(Rational.of(BigInt(percent), 100n));
  return amount.roundedDown(source.decimals);
}

function sendPayment(stage: Stage, { id, quote }: ModelTransfer, amount: Rational): Promise<Answer<unknown>> {
  return stage.caller.control('/deposits', {
    transfer_id: id,
    currency: quote.exchange.source.code,
    amount: amount.toString(),
  });
}

async function openAddress(model: MoneyModel, stage: Stage, step: StepOf<'open_address'>): Promise<void> {
  const profileId = stage.profileId(step.who);
  const { currency, network } = step.wallet;
  const path = `/addresses/${currency}?network=${network}`;
  const present = await stage.caller.read<Schemas['DepositAddress']>(path, profileId);
  const known = model.addresses.find((address) => address.address === present.address);
  if (!known) model.addresses.push(addressOf(profileId, present));
  if (!step.isNew) return;
  const answer = await stage.caller.post<Schemas['DepositAddress']>(
    '/addresses/regenerate',
    { currency, network },
    profileId,
  );
  met(stage, answer, { mayAccept: true, refusals: [] });
  model.addresses.push(addressOf(profileId, answer.data));
}

function addressOf(profileId: string, shown: Schemas['DepositAddress']): ModelAddress {
  const { currency, network, address, memo } = shown;
  return { profileId, currency, network, address, ...(memo !== undefined && { memo }) };
}

async function payAddress(model: MoneyModel, stage: Stage, to: ModelAddress, size: number): Promise<void> {
  const { address, currency, memo } = to;
  const amount = sized(currency, size, currencyOf(stage.reference, currency).decimals);
  const body = { address, currency, amount: amount.toString(), ...(memo !== undefined && { memo }) };
  const answer = await stage.caller.control('/deposits', body);
  if (met(stage, answer, model.expectAddressPayment(to, amount))) model.payAddress(to, amount);
}

async function settle(
  model: MoneyModel,
  stage: Stage,
  transfer: ModelTransfer,
  outcome: StepOf<'settle'>['outcome'],
): Promise<void> {
  const answer = await stage.caller.control(`/payouts/${transfer.id}`, { outcome });
  if (met(stage, answer, model.expectSettlement(transfer, outcome))) model.settle(transfer, outcome);
}

async function halt(model: MoneyModel, stage: Stage, product: string): Promise<void> {
  stage.halt(product);
  model.halted.add(product);
}

async function resume(model: MoneyModel, stage: Stage): Promise<void> {
  stage.resumeAll();
  model.halted.clear();
}

async function advance(model: MoneyModel, stage: Stage, seconds: number): Promise<void> {
  const answer = await stage.caller.control('/clock/advance', { seconds });
  met(stage, answer, { mayAccept: true, refusals: [] });
  model.advance(seconds);
}

/** Whether the service accepted; fails when it did not answer as it may. */
function met(stage: Stage, answer: Answer<unknown>, { mayAccept, refusals }: Expectation): boolean {
  const isAccepted = answer.status < 300;
  stage.answered(isAccepted);
  if (isAccepted) {
    expect(mayAccept, `accepted though ${JSON.stringify(refusals)}: ${answer.text}`).toBe(true);
    return true;
  }
  const fits = refusals.some(
    ({ status, error, fields }) =>
      status === answer.status &&
      error === answer.error &&
      (fields === undefined || answer.fields.some((field) => fields.includes(field))),
  );
  expect(fits, `expected ${JSON.stringify({ mayAccept, refusals })}: ${answer.status} ${answer.text}`).toBe(
    true,
  );
  return false;
}

function picked<Choice>(choices: readonly Choice[], pick: number): Choice {
  const choice = choices[pick % choices.length];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

function quotesFor(model: Readonly<MoneyModel>, { any }: StepOf<'take'>): ModelQuote[] {
  return model.quotes.filter((quote) => any || model.quoteStatus(quote) === 'pending');
}

function cancellable(model: Readonly<MoneyModel>, { any }: StepOf<'cancel'>): ModelTransfer[] {
  return model.transfers.filter(({ status }) => any || status === 'pending');
}

function payable(model: Readonly<MoneyModel>, { any }: StepOf<'pay'>): ModelTransfer[] {
  return model.transfers.filter((transfer) => any || canArrive(transfer));
}

/** Ramps that wait for a payment while nothing else is due before it is late. */
function overdue(model: Readonly<MoneyModel>): ModelTransfer[] {
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

function settleable(model: Readonly<MoneyModel>, { any }: StepOf<'settle'>): ModelTransfer[] {
  const states = ['processing', 'funds_converted', 'outgoing_payment_sent'];
  return model.transfers.filter(
    ({ status, quote }) =>
      any || (['withdrawal', 'sell'].includes(quote.category) && states.includes(status)),
  );
}

/** The pairs that transfers under way need. */
function tradedBy(model: Readonly<MoneyModel>): string[] {
  const products = model.transfers
    .filter(({ due }) => due !== undefined)
    .map(({ quote }) => quote.exchange)
    .filter(({ source, target }) => source.code !== target.code)
    .map(({ product }) => product);
  return [...new Set(products)];
}
