import type { components } from '@finops/contract';
import type { Ledger } from '../../../src/domain/ledger/ledger.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { PaymentRequest } from '../../../src/domain/payments/requests/payment-request.ts';
import { PaymentRequests } from '../../../src/domain/payments/requests/payment-requests.ts';
import type { RequestChange } from '../../../src/domain/payments/requests/request-changes.ts';
import {
  cancelled,
  counted,
  expired,
  rejected,
} from '../../../src/domain/payments/requests/request-steps.ts';
import { present } from '../../../src/domain/present.ts';
import type { PayIn, PaymentTrace } from '../../../src/domain/quotes/payment-leg.ts';
import { askedPayIn } from '../../../src/http/operations/quotes/quote-request.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { legOf } from '../../../src/storage/money/leg-json.ts';
import { paymentRequestRows } from '../../../src/storage/payments/postgres-payment-request-store.ts';
import { examplePrices, fixedVenue } from '../worlds/fixed-venue.ts';
import { movedClock } from '../worlds/moved-clock.ts';
import { deskProfile } from '../worlds/quote-desk.ts';
import { shownRecords } from './recorded-example.ts';

type ShownRequest = components['schemas']['PaymentRequest'];

const reference = loadReference();
const done: Ledger = { commit: async () => ({ kind: 'done' }) };
const unused = (): never => {
  throw new Error('A new request reads only its merchant.');
};

/** Every payment request in the examples: in a response, a list or an event. */
export const shownRequests = ['payment-requests', 'payment-links'].flatMap((resource) =>
  shownRecords<ShownRequest>(resource, /^PAYR_/),
);

/** Takes a payment request through the history of the example, and returns it. */
export async function reliveRequest(body: ShownRequest): Promise<PaymentRequest> {
  const leg = legOf<PayIn>(body.pay_in);
  const trace = 'trace' in leg ? leg.trace : undefined;
  return body.timeline.events
    .filter((event) => event.done)
    .slice(1)
    .reduce(
      (request, { status, description, timestamp = '' }) =>
        changed(request, { status, amount: description.match(/^[\d.]+/)?.[0] ?? '', timestamp }, trace).after,
      await created(body, leg),
    );
}

/** The request after an event of the timeline. */
function changed(
  request: PaymentRequest,
  { status, amount, timestamp }: { status: string; amount: string; timestamp: string },
  trace: PaymentTrace | undefined,
): RequestChange {
  const at = new Date(timestamp);
  const { sourceCurrency: currency, deposits } = request;
  const payment = { reference: `DEP_${deposits.length}`, currency, at };
  switch (status) {
    case 'expired':
      return expired(request);
    case 'cancelled':
      return cancelled(request, at);
    case 'failed':
      return rejected(request, { ...payment, amount: request.asked.source });
    default:
      return counted(request, { ...payment, amount: Decimal.parse(amount) }, trace, reference);
  }
}

/** The request as created, with its initial amounts in the currency of the amount. */
function created(body: ShownRequest, leg: PayIn): Promise<PaymentRequest> {
  const { trace: _, ...untraced }: { type: PayIn['type']; trace?: PaymentTrace } = leg;
  const requests = new PaymentRequests({
    ...reference,
    store: {
      merchant: async () => body.merchant_info,
      find: unused,
      findOfBusiness: unused,
      page: unused,
      due: unused,
      dueOf: unused,
      nextDue: unused,
      newestOpen: unused,
    },
    rows: paymentRequestRows,
    ledger: done,
    rails: {
      issue: async ({ expiresAt = new Date(0) }) => ({
        payIn: { ...(untraced as PayIn), ...{ expiresAt } },
        expiresAt,
      }),
      twoStep: () => undefined,
    },
    limits: { demandPayment: unused },
    recipients: { find: unused },
    venue: fixedVenue(examplePrices),
    eventBodies: { bodyOf: () => '' },
    clock: movedClock(body.created_at),
    ids: { next: (prefix) => (prefix === 'PAYR_' ? body.id : `${prefix}0000000000000000`) },
  });
  const { source_currency, target_currency, requested_amount, currency, source_id } = body;
  const isOfLink = body.source === 'payment_link' && source_id !== undefined;
  return requests.create(deskProfile, {
    type: body.type,
    sourceCurrency: source_currency,
    targetCurrency: target_currency,
    amount: { side: 'quote', amount: Decimal.parse(requested_amount), currency },
    payIn: askedPayIn(leg.type === 'address' ? { type: leg.type, network: leg.network } : { type: leg.type }),
    additionalInfo: present({ ...body.additional_info }),
    ...present({
      reference: body.merchant_reference,
      source: body.source,
      sourceId: source_id,
      linkId: isOfLink ? source_id : undefined,
    }),
  });
}
