import type { components } from '@finops/contract';
import { expect } from 'vitest';
import { compareQuote } from './comparison.ts';
import { noPrice, refusedAs } from './expectation.ts';
import { met, mustAccept } from './meeting.ts';
import { type AskedEnd, type AskedQuote, currencyOf } from './quoting.ts';
import type { Rational } from './rational.ts';
import { channelOf, evmAddress, type Way } from './routes.ts';
import type { MoneyModel } from './service.ts';
import type { SystemUnderTest } from './system-under-test.ts';
import { type Form, type Step, sized, worths } from './transitions.ts';

type Schemas = components['schemas'];
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** Puts an amount on a balance; one of zero is left out. */
export async function fund(
  model: MoneyModel,
  stage: SystemUnderTest,
  profile_id: string,
  currency: string,
  amount: Rational,
) {
  if (!amount.isPositive()) return;
  const answer = await stage.caller.control('/balances', { profile_id, currency, amount: amount.toString() });
  mustAccept(answer);
  model.fund(profile_id, currency, amount);
}

/** Asks for a quote, after funding what is missing if the step says so. */
export async function ask(model: MoneyModel, stage: SystemUnderTest, step: StepOf<'quote'>): Promise<void> {
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

/** Asks for a payment, after funding what is missing if the balance is to pay and the step says so. */
export async function askForPayment(
  model: MoneyModel,
  stage: SystemUnderTest,
  step: StepOf<'request'>,
): Promise<void> {
  const profileId = stage.profileId(step.who);
  const asked: AskedQuote = {
    source_currency: step.way.source,
    target_currency: step.way.target,
    ...amountOf(stage, step),
    ...(step.way.payIn && { pay_in: step.way.payIn }),
    ...(step.isRejected && { reference: `ORDER-${model.requests.length}-REJECTED` }),
  };
  if (Object.values(asked).includes('0')) return;
  const judgement = model.judge(asked, await stage.prices(asked, model.now));
  const isFunded = asked.pay_in?.type === 'balance';
  if (judgement && step.isCovered && isFunded && judgement.amount !== 'bad') {
    const missing = judgement.amounts.source.minus(model.available(profileId, step.way.source));
    await fund(model, stage, profileId, step.way.source, missing);
  }
  const answer = await stage.caller.post<Schemas['PaymentRequest']>('/payments/requests', asked, profileId);
  if (!met(stage, answer, model.expectQuote(profileId, asked, judgement)) || !judgement) return;
  const made = model.requested(answer.data.id, profileId, asked, judgement);
  expect(Date.parse(answer.data.expires_at)).toBe(made.expiresAt);
}

/** The amount in one of the forms; `0` where it is too small to be one. */
function amountOf(
  stage: SystemUnderTest,
  { way, form, size, decimals }: StepOf<'quote'> | StepOf<'request'>,
): Partial<AskedQuote> {
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
async function endsOf(stage: SystemUnderTest, { payIn, payOut }: Way, { fate }: StepOf<'quote'>) {
  if (!payOut) return { pay_in: payIn };
  if ('network' in payOut) {
    const sent: AskedEnd = { type: 'address', network: payOut.network, address: evmAddress(fate) };
    return { pay_in: payIn, pay_out: { sent, known: sent } };
  }
  const recipient_id = await stage.recipient(payOut.recipient, fate);
  const sent: AskedEnd = { type: channelOf(payOut.recipient), recipient_id };
  return { pay_in: payIn, pay_out: { sent, known: sent } };
}

/** Asks for what can only be refused. */
export async function askWrongly(
  model: MoneyModel,
  stage: SystemUnderTest,
  { who, request }: StepOf<'ask_wrongly'>,
): Promise<void> {
  const answer = await stage.caller.post('/quotes', request.body, stage.profileId(who));
  const { status, error, field } = request;
  const fields = field === undefined ? {} : { fields: [field] };
  const { source_currency, target_currency } = request.body;
  const isHalted =
    model.halted.has(`${source_currency}/${target_currency}`) ||
    model.halted.has(`${target_currency}/${source_currency}`);
  met(stage, answer, refusedAs({ status, error, ...fields }, ...(isHalted ? [noPrice] : [])));
}
