import type { components } from '@finops/contract';
import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { ask, askForPayment, askWrongly, fund } from './asking.ts';
import type { Answer } from './caller.ts';
import {
  cancellable,
  haltable,
  nextStep,
  overdue,
  payable,
  picked,
  quotesFor,
  requestsToPay,
  secondsToNext,
  settleable,
} from './choices.ts';
import { compareProfile } from './comparison.ts';
import { acceptance } from './expectation.ts';
import { met, mustAccept } from './meeting.ts';
import type { ModelRequest } from './payment-requests.ts';
import { currencyOf, paidDecimals } from './quoting.ts';
import { Rational } from './rational.ts';
import { type ModelAddress, type MoneyModel, SECOND } from './service.ts';
import type { SystemUnderTest } from './system-under-test.ts';
import type { ModelQuote, ModelTransfer } from './transfer.ts';
import { type Step, sized } from './transitions.ts';

type Schemas = components['schemas'];
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const FUND_DECIMALS = 2;

/** Does one step at the service and in the model, and compares what both say afterwards. */
export class Play implements AsyncCommand<MoneyModel, SystemUnderTest> {
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
      case 'pay_request':
      case 'cancel_request':
        return requestsToPay(model, step).length > 0;
      case 'pay_address':
        return model.addresses.length > 0;
      case 'settle':
        return settleable(model, step).length > 0;
      case 'halt':
        return haltable(model, step).length > 0;
      case 'resume':
        return model.halted.size > 0;
      case 'go_on':
        return nextStep(model) !== undefined;
      case 'wait':
        return secondsToNext(model) !== undefined;
      default:
        return true;
    }
  }

  async run(model: MoneyModel, stage: SystemUnderTest): Promise<void> {
    await this.#perform(model, stage);
    await compareAll(model, stage);
  }

  toString(): string {
    return JSON.stringify(this.#step);
  }

  #perform(model: MoneyModel, stage: SystemUnderTest): Promise<void> {
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
      case 'request':
        return askForPayment(model, stage, step);
      case 'pay_request':
        return payRequest(model, stage, picked(requestsToPay(model, step), step.pick), step.percent);
      case 'cancel_request':
        return cancelRequest(model, stage, picked(requestsToPay(model, step), step.pick));
      case 'ask_wrongly':
        return askWrongly(model, stage, step);
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
      case 'pay_account':
        return payAccount(model, stage, step);
      case 'settle':
        return settle(model, stage, picked(settleable(model, step), step.pick), step.outcome);
      case 'halt':
        return halt(model, stage, picked(haltable(model, step), step.pick));
      case 'resume':
        return resume(model, stage);
      case 'advance':
        return advance(model, stage, step.seconds);
      case 'go_on':
        return goOn(model, stage);
      case 'wait':
        return advance(model, stage, secondsToNext(model) ?? 0);
    }
  }
}

/** Compares what every profile can read with what the model says. */
async function compareAll(model: MoneyModel, stage: SystemUnderTest): Promise<void> {
  for (const who of ['business', 'customer'] as const) {
    const { shown, expected } = await compareProfile(stage.caller, model, stage.profileId(who));
    expect(shown).toEqual(expected);
  }
}

async function take(model: MoneyModel, stage: SystemUnderTest, quote: ModelQuote): Promise<void> {
  const body = { quote_id: quote.id };
  const answer = await stage.caller.post<Schemas['Transfer']>('/transfers', body, quote.profileId);
  if (!met(stage, answer, model.expectTransfer(quote))) return;
  const { paidBy } = model.taken(quote, answer.data.id);
  const { pay_in } = answer.data;
  const shown = 'expires_at' in pay_in ? pay_in.expires_at : undefined;
  expect(shown === undefined ? undefined : Date.parse(shown)).toBe(paidBy);
}

async function goOn(model: MoneyModel, stage: SystemUnderTest): Promise<void> {
  const next = nextStep(model);
  if (!next) throw new Error('Nothing is under way.');
  if ('quote' in next) await take(model, stage, next.quote);
  else if ('unpaid' in next) await pay(model, stage, next.unpaid, 100);
  else await advance(model, stage, next.seconds);
}

async function cancel(model: MoneyModel, stage: SystemUnderTest, transfer: ModelTransfer): Promise<void> {
  const answer = await stage.caller.post(`/transfers/${transfer.id}/cancel`, undefined, transfer.profileId);
  if (met(stage, answer, model.expectCancel(transfer))) model.cancel(transfer);
}

async function pay(
  model: MoneyModel,
  stage: SystemUnderTest,
  transfer: ModelTransfer,
  percent: number,
): Promise<void> {
  const amount = partOf(transfer, percent);
  if (!amount.isPositive()) return;
  const answer = await sendPayment(stage, transfer, amount);
  if (met(stage, answer, model.expectArrival(transfer, amount))) model.arrive(transfer, amount);
}

/**
 * Pays after the time for it has passed. Whether the clock has cancelled the transfer before is a race that does not show. What is
 * too small to be credited is not paid late: it is refused at any time.
 */
async function payLate(
  model: MoneyModel,
  stage: SystemUnderTest,
  transfer: ModelTransfer,
  percent: number,
): Promise<void> {
  const { paidBy = model.now } = transfer;
  const amount = partOf(transfer, percent);
  if (!amount.isPositive() || !model.expectArrival(transfer, amount).mayAccept) return;
  const seconds = Math.ceil((paidBy - model.now) / SECOND) + 60;
  stage.clock.advance(seconds * SECOND);
  model.leap(seconds);
  const answer = await sendPayment(stage, transfer, amount);
  met(stage, answer, acceptance);
  model.arrive(transfer, amount);
}

function partOf({ quote }: ModelTransfer, percent: number): Rational {
  const { source } = quote.exchange;
  const amount = quote.amounts.source.times(Rational.of(BigInt(percent), 100n));
  return amount.roundedDown(paidDecimals(quote.payIn, source));
}

function sendPayment(
  stage: SystemUnderTest,
  { id, quote }: ModelTransfer,
  amount: Rational,
): Promise<Answer<unknown>> {
  return stage.caller.control('/deposits', {
    transfer_id: id,
    currency: quote.exchange.source.code,
    amount: amount.toString(),
  });
}

async function openAddress(
  model: MoneyModel,
  stage: SystemUnderTest,
  step: StepOf<'open_address'>,
): Promise<void> {
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
  mustAccept(answer);
  model.addresses.push(addressOf(profileId, answer.data));
}

function addressOf(profileId: string, shown: Schemas['DepositAddress']): ModelAddress {
  const { currency, network, address, memo } = shown;
  return { profileId, currency, network, address, ...(memo !== undefined && { memo }) };
}

async function payAddress(
  model: MoneyModel,
  stage: SystemUnderTest,
  to: ModelAddress,
  size: number,
): Promise<void> {
  const { address, currency, network, memo } = to;
  const end = { type: 'address', network };
  const amount = sized(currency, size, paidDecimals(end, currencyOf(stage.reference, currency)));
  const body = { address, currency, amount: amount.toString(), ...(memo !== undefined && { memo }) };
  const answer = await stage.caller.control('/deposits', body);
  if (met(stage, answer, model.expectAddressPayment(to, amount))) model.payAddress(to, amount);
}

async function payAccount(
  model: MoneyModel,
  stage: SystemUnderTest,
  { currency, size }: StepOf<'pay_account'>,
): Promise<void> {
  const profileId = stage.profileId('business');
  const path = `/virtual_bank_accounts/${currency}`;
  const { id } = await stage.caller.read<Schemas['VirtualBankAccount']>(path, profileId);
  const amount = sized(currency, size, currencyOf(stage.reference, currency).decimals);
  const body = { virtual_account_id: id, currency, amount: amount.toString() };
  mustAccept(await stage.caller.control('/deposits', body));
  model.payAccount(profileId, currency, amount);
}

async function payRequest(
  model: MoneyModel,
  stage: SystemUnderTest,
  request: ModelRequest,
  percent: number,
): Promise<void> {
  const { source } = request.exchange;
  const part = request.asked.source.times(Rational.of(BigInt(percent), 100n));
  const amount = part.roundedDown(paidDecimals(request.payIn, source));
  if (!amount.isPositive()) return;
  const body = { payment_request_id: request.id, currency: source.code, amount: amount.toString() };
  const answer = await stage.caller.control('/deposits', body);
  if (met(stage, answer, model.expectRequestPayment(request, amount))) model.payRequest(request, amount);
}

async function cancelRequest(
  model: MoneyModel,
  stage: SystemUnderTest,
  request: ModelRequest,
): Promise<void> {
  const path = `/payments/requests/${request.id}/cancel`;
  const answer = await stage.caller.post(path, undefined, request.profileId);
  if (met(stage, answer, model.expectRequestCancel(request))) model.cancelRequest(request);
}

async function settle(
  model: MoneyModel,
  stage: SystemUnderTest,
  transfer: ModelTransfer,
  outcome: StepOf<'settle'>['outcome'],
): Promise<void> {
  const answer = await stage.caller.control(`/payouts/${transfer.id}`, { outcome });
  if (met(stage, answer, model.expectSettlement(transfer, outcome))) model.settle(transfer, outcome);
}

async function halt(model: MoneyModel, stage: SystemUnderTest, product: string): Promise<void> {
  stage.halt(product);
  model.halted.add(product);
}

async function resume(model: MoneyModel, stage: SystemUnderTest): Promise<void> {
  stage.resumeAll();
  model.halted.clear();
}

async function advance(model: MoneyModel, stage: SystemUnderTest, seconds: number): Promise<void> {
  const answer = await stage.caller.control('/clock/advance', { seconds });
  mustAccept(answer);
  model.advance(seconds);
}
