import type { components } from '@finops/contract';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { PayIn, PaymentTrace, PayOut } from '../../../src/domain/quotes/payment-leg.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import { Charges } from '../../../src/domain/transfers/charges.ts';
import { titles } from '../../../src/domain/transfers/descriptions.ts';
import type { Step } from '../../../src/domain/transfers/step.ts';
import { Steps } from '../../../src/domain/transfers/steps.ts';
import { isPaidOut, type Transfer } from '../../../src/domain/transfers/transfer.ts';
import { quoteRequest } from '../../../src/http/operations/quotes/quote-request.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { legOf } from '../../../src/storage/money/leg-json.ts';
import { randomIds } from '../../../src/system.ts';
import { deskProfile, deskRecipients, quoteDesk } from '../worlds/quote-desk.ts';
import { shownRecords } from './recorded-example.ts';

type ShownTransfer = components['schemas']['Transfer'];

const { currencies, rails } = loadReference();
const steps = new Steps({ ids: randomIds, currencies });
const charges = new Charges(currencies);

/** Every transfer in the examples: in a response, a list or an event. */
export const shownTransfers = shownRecords<ShownTransfer>('transfers', /^TRF_/);

const isState = (name: string): name is ShownTransfer['status'] => Object.hasOwn(titles, name);

/** A leg before anything was paid. */
function untraced<Leg extends PayIn | PayOut>(leg: Leg): Leg {
  const { trace: _, ...rest }: { type: Leg['type']; trace?: PaymentTrace } = leg;
  return rest as Leg;
}

function traceOf(leg: PayIn | PayOut): PaymentTrace | undefined {
  return 'trace' in leg ? leg.trace : undefined;
}

/** The quote that the transfer of an example executed: its initial payment details are those of the request. */
async function quoteOf(body: ShownTransfer): Promise<Quote> {
  const [first] = body.timeline.events;
  const { quotes } = quoteDesk({
    id: body.quote_id,
    start: body.created_at,
    available: { USDT: '1000' },
    recipients: Object.values(deskRecipients),
  });
  const { source_currency, target_currency, pay_in, pay_out, reference, reversal_policy, metadata } = body;
  return quotes.create(
    { ...deskProfile, profileId: body.profile_id },
    quoteRequest({
      source_currency,
      target_currency,
      source_amount: first?.description.match(/[\d.]+/)?.[0] ?? '',
      pay_in,
      pay_out,
      reference,
      ...(reversal_policy && { reversal_policy }),
      ...(metadata && { metadata }),
    }),
  );
}

/** Takes a transfer through the steps of the example, and returns them. */
export async function relive(body: ShownTransfer): Promise<readonly Step[]> {
  const quote = await quoteOf(body);
  const isOutside = quote.payIn.type !== 'balance';
  const arrived = Decimal.parse(body.source_amount);
  const charged = charges.ofDeposit(quote, arrived);
  const amounts = charges.ofArrival(quote, arrived);
  // Legs are stored as in the contract.
  const inbound = traceOf(legOf<PayIn>(body.pay_in));
  const outbound = traceOf(legOf<PayOut>(body.pay_out));

  const first = (at: Date) => {
    const { type } = quote.payIn;
    if (type === 'balance') return steps.held(quote, body.id, { at, dueAt: at });
    const expiresAt = new Date(at.getTime() + rails.expiresAfter[type]);
    const payIn = { ...untraced(legOf<PayIn>(body.pay_in)), expiresAt };
    return steps.awaited(quote, body.id, { payIn, expiresAt }, at);
  };
  const next = (transfer: Transfer, status: ShownTransfer['status'], at: Date) => {
    const when = { at, dueAt: at };
    switch (status) {
      case 'pending':
        throw new Error('A transfer starts as pending.');
      case 'processing':
        return isOutside
          ? steps.arrived(transfer, arrived, amounts ?? { target: charged.net, fees: [] }, inbound, when)
          : steps.takenUp(transfer, when);
      case 'funds_received':
        if (body.error === 'amount_mismatch') {
          return steps.credited(transfer, arrived, charged, inbound, { at });
        }
        return quote.category === 'deposit' ? steps.deposited(transfer, at) : steps.received(transfer, when);
      case 'funds_converted':
        return isPaidOut(transfer) ? steps.sold(transfer, when) : steps.converted(transfer, at);
      case 'outgoing_payment_sent':
        return steps.payout.sent(transfer, outbound, when);
      case 'funds_delivered':
        return steps.payout.delivered(transfer, at);
      case 'cancelled':
        return steps.cancelled(transfer, 'caller', at);
      case 'failed':
        return body.error === 'conversion_refused'
          ? steps.exchangeRefused(transfer, at)
          : steps.payout.payoutRefused(transfer, when);
      case 'funds_not_delivered':
        return steps.payout.returned(transfer, when);
      case 'funds_refunded':
        return body.reversal_policy === undefined
          ? steps.payout.refunded(transfer, charges.ofRefund(transfer), at)
          : steps.payout.reversed(transfer, at);
    }
  };

  const taken: Step[] = [];
  for (const { done, status, timestamp } of body.timeline.events) {
    if (!done || timestamp === undefined) break;
    if (!isState(status)) throw new Error(`There is no state ${status}.`);
    const [at, before] = [new Date(timestamp), taken.at(-1)];
    taken.push(before === undefined ? first(at) : next(before.transfer, status, at));
  }
  return taken;
}
