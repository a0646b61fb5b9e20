import { readdirSync, readFileSync } from 'node:fs';
import type { components } from '@finops/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Decimal } from '../../../domain/money/decimal.ts';
import type { Fee } from '../../../domain/quotes/fee.ts';
import type { PayIn, PaymentTrace, PayOut } from '../../../domain/quotes/payment-leg.ts';
import type { Quote } from '../../../domain/quotes/quote.ts';
import { Charges } from '../../../domain/transfers/charges.ts';
import { titles } from '../../../domain/transfers/descriptions.ts';
import { Steps } from '../../../domain/transfers/steps.ts';
import type { Transfer } from '../../../domain/transfers/transfer.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { legOf } from '../../../storage/leg-json.ts';
import { randomIds } from '../../../system.ts';
import { transferBody } from './transfer-body.ts';

type Body = components['schemas']['Transfer'];

const examples = new URL('../../../../../../spec/resources/transfers/examples/', import.meta.url);
const { currencies } = loadReference();
const steps = new Steps({ ids: randomIds, currencies });
const charges = new Charges(currencies);

/** Every transfer that the examples show: in an answer, a list or an event. */
const shown = readdirSync(examples).flatMap((file): [string, Body][] => {
  const { data }: { data?: Body | Body[] } = parse(readFileSync(new URL(file, examples), 'utf8')).value;
  if (data === undefined) return [];
  return [data].flat().map((body) => [`${file} ${body.id}`, body]);
});

const isState = (name: string): name is Body['status'] => Object.hasOwn(titles, name);

/** A leg as it was before anything was paid. */
function untraced<Leg extends PayIn | PayOut>(leg: Leg): Leg {
  const { trace: _, ...rest }: { type: Leg['type']; trace?: PaymentTrace } = leg;
  return rest as Leg;
}

function traceOf(leg: PayIn | PayOut): PaymentTrace | undefined {
  return 'trace' in leg ? leg.trace : undefined;
}

function feeOf({ name, type, amount, converted_amount }: Body['fees'][number]): Fee {
  if (name !== 'Deposit fee' && name !== 'Payout fee' && name !== 'Refund fee') throw new Error(name);
  const money = (value: typeof amount) => ({ amount: Decimal.parse(value.amount), currency: value.currency });
  return { name, type, amount: money(amount), converted: money(converted_amount) };
}

/** The quote that the transfer of an example took. */
function quoteOf(body: Body): Quote {
  const [first] = body.timeline.events;
  const quoted = first?.description.match(/[\d.]+/)?.[0] ?? '';
  const createdAt = new Date(body.created_at);
  return {
    id: body.quote_id,
    businessId: 'BUS_8Kd2mQx7VtLp4ZrN',
    profileId: body.profile_id,
    category: body.category,
    sourceCurrency: body.source_currency,
    targetCurrency: body.target_currency,
    sourceAmount: Decimal.parse(quoted),
    targetAmount: Decimal.parse(body.target_amount),
    rounding: Decimal.zero,
    rate: {
      product: body.rate.product,
      explained: body.rate.rate_explained,
      rate: Decimal.parse(body.rate.rate),
      side: body.rate.side,
    },
    fees: body.fees.map(feeOf).filter(({ name }) => name !== 'Refund fee'),
    reference: body.reference,
    ...(body.reversal_policy && { reversalPolicy: body.reversal_policy }),
    payIn: untraced(legOf<PayIn>(body.pay_in)),
    payOut: untraced(legOf<PayOut>(body.pay_out)),
    accepted: true,
    createdAt,
    updatedAt: createdAt,
    expiresAt: createdAt,
  };
}

/** Lets a transfer go the way that the example tells of. */
function relive(body: Body): Transfer {
  const quote = quoteOf(body);
  const isOutside = quote.payIn.type !== 'balance';
  const arrived = Decimal.parse(body.source_amount);
  const charged = charges.ofDeposit(quote, arrived);
  // The tables keep legs as the contract has them.
  const inbound = traceOf(legOf<PayIn>(body.pay_in));
  const outbound = traceOf(legOf<PayOut>(body.pay_out));

  const first = (at: Date) => {
    const when = { at, dueAt: at };
    return isOutside
      ? steps.awaited(quote, body.id, { payIn: quote.payIn, expiresAt: at }, at)
      : steps.held(quote, body.id, when);
  };
  const next = (transfer: Transfer, status: Body['status'], at: Date) => {
    const when = { at, dueAt: at };
    switch (status) {
      case 'pending':
        throw new Error('A transfer is pending first of all.');
      case 'processing':
        return isOutside
          ? steps.arrived(transfer, arrived, charged, inbound, when)
          : steps.takenUp(transfer, when);
      case 'funds_received':
        if (body.error === 'amount_mismatch' || body.error === 'late') {
          return steps.credited(transfer, arrived, charged, inbound, body.error, at);
        }
        return quote.category === 'deposit' ? steps.deposited(transfer, at) : steps.received(transfer, when);
      case 'funds_converted':
        return quote.category === 'sell' ? steps.sold(transfer, when) : steps.converted(transfer, at);
      case 'outgoing_payment_sent':
        return steps.sent(transfer, outbound, when);
      case 'funds_delivered':
        return steps.delivered(transfer, at);
      case 'cancelled':
        return steps.cancelled(transfer, 'caller', at);
      case 'failed':
        return body.error === 'conversion_refused'
          ? steps.exchangeRefused(transfer, at)
          : steps.payoutRefused(transfer, when);
      case 'funds_not_delivered':
        return steps.returned(transfer, when);
      case 'funds_refunded':
        return body.reversal_policy === undefined
          ? steps.refunded(transfer, charges.ofRefund(transfer), at)
          : steps.reversed(transfer, at);
    }
  };

  let transfer: Transfer | undefined;
  for (const { done, status, timestamp } of body.timeline.events) {
    if (!done || timestamp === undefined) break;
    if (!isState(status)) throw new Error(`There is no state ${status}.`);
    const at = new Date(timestamp);
    transfer = (transfer === undefined ? first(at) : next(transfer, status, at)).transfer;
  }
  if (transfer === undefined) throw new Error(`${body.id} has no steps.`);
  return transfer;
}

describe('the transfers of the examples', () => {
  it.each(shown)('%s reads as its way made it', (_, body) => {
    const made = JSON.parse(
      JSON.stringify(transferBody(relive(body), currencies)).replaceAll('.000000Z', 'Z'),
    );
    expect(made).toEqual(body);
  });

  it('are of every category', () => {
    const categories = new Set(shown.map(([, { category }]) => category));
    expect([...categories].toSorted()).toEqual(['buy', 'conversion', 'deposit', 'sell', 'withdrawal']);
  });
});
