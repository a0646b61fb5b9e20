import { addressPayments } from '../domain/deposits/address-payments.ts';
import { DepositConfirmations } from '../domain/deposits/deposit-confirmations.ts';
import type { AcceptPayment } from '../domain/deposits/deposits.ts';
import type { PaymentRequest } from '../domain/payments/requests/payment-request.ts';
import { PaymentRequestEngine } from '../domain/payments/requests/payment-request-engine.ts';
import { PaymentRequests } from '../domain/payments/requests/payment-requests.ts';
import { limitedPrompts } from '../domain/rails/limited-prompts.ts';
import type { Rails } from '../domain/rails/rails.ts';
import { paymentRequestHandlers } from '../http/operations/payment-requests/index.ts';
import type { Services } from '../services.ts';
import { recipientStore } from '../storage/money/postgres-recipient-store.ts';
import { unconfirmedDeposits } from '../storage/money/unconfirmed-deposits.ts';
import {
  paymentRequestRows,
  paymentRequestStore,
} from '../storage/payments/postgres-payment-request-store.ts';
import { ALL, NONE } from '../storage/sandbox/postgres-sandbox-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

type Known = Pick<Services, 'accounts' | 'cursors' | 'depositAddresses' | 'transferEngine'> & {
  readonly rails: Rails;
};

/** How long to wait before the next look when no payment request is due. */
const REST_MS = 500;

/** Payment requests, and payments to addresses, some of which are for payment requests. */
export function paymentsArea(base: Base, { rails, ...known }: Known) {
  const { logger, database, reference, clock, ids, ledger, venue } = base;
  const { currencies, countries, pairs } = reference;
  const parts = {
    store: paymentRequestStore(database, base.customerSeals),
    rows: paymentRequestRows,
    ledger,
    rails,
    currencies,
    pairs,
    eventBodies: base.eventBodies.paymentRequests,
    clock,
    ids,
  };
  const paymentRequestEngine = new PaymentRequestEngine({
    ...parts,
    onFailure: (error, { id }) =>
      logger.error({ err: error, payment_request: id }, 'a step of a payment request failed'),
  });
  const confirmations = new DepositConfirmations({ store: unconfirmedDeposits(database), ledger, clock });
  const services = {
    paymentRequests: new PaymentRequests({
      ...parts,
      rails: {
        issue: limitedPrompts(rails, known.accounts.recipientLimits),
        twoStep: (reference) => rails.twoStep(reference),
      },
      limits: known.accounts.recipientLimits,
      recipients: recipientStore(database),
      countries,
      venue,
      heldRates: base.config.heldRates,
    }),
    paymentRequestEngine,
  };
  const requestPayments: AcceptPayment<'payment request'> = async (profile, { id }, payment) => {
    const { keep } = payment;
    const payeeOf = ({ profileId }: PaymentRequest) => ({ profileId, paymentRequestId: id });
    const paid = await paymentRequestEngine.arrive(
      profile,
      id,
      payment,
      keep && ((request) => keep(payeeOf(request))),
    );
    return payeeOf(paid);
  };
  return {
    services,
    handlers: { api: paymentRequestHandlers({ ...services, ...known, currencies }) },
    dueWork: [paymentRequestEngine, confirmations],
    jobs: [
      {
        name: 'confirmations of deposits',
        restMs: REST_MS,
        run: async () => (await confirmations.runAllDue()) > 0,
      },
      {
        name: 'payment requests',
        restMs: REST_MS,
        run: async () => (await paymentRequestEngine.runAllDue()) > 0,
      },
    ],
    tables: [
      { table: 'unconfirmed_payment', isOver: NONE },
      { table: 'payment_request_deposit', isOver: ALL },
      // A late deposit locks a request whose status is final.
      { table: 'payment_request', isOver: NONE },
    ],
    payments: {
      'payment request': requestPayments,
      address: addressPayments({
        addresses: known.depositAddresses,
        ledger,
        transfers: known.transferEngine,
        paymentRequests: paymentRequestEngine,
        currencies,
        rails,
        ids,
      }),
    },
  } satisfies Area;
}
