import type { EventKind, TransferStatus } from '@finops/contract/enumerations';
import type { Act } from '../accounts/audit-entry.ts';
import type { Profile } from '../accounts/profile.ts';
import type { Decision } from '../customers/customer-reviews.ts';
import type { Customers } from '../customers/customers.ts';
import { Decimal } from '../money/decimal.ts';
import type { PaymentRequestEngine } from '../payments/requests/payment-request-engine.ts';
import type { PaymentRequestOrder } from '../payments/requests/payment-request-order.ts';
import type { PaymentRequests } from '../payments/requests/payment-requests.ts';
import type { QuoteRequest, Quotes } from '../quotes/quotes.ts';
import type { Recipients } from '../recipients/recipients.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import type { Transfers } from '../transfers/transfers.ts';
import type { VirtualAccounts } from '../virtual-accounts/virtual-accounts.ts';
import { samplePerson } from './sample-person.ts';
import type { SandboxFunds } from './sandbox-funds.ts';
import type { SandboxOutcomes } from './sandbox-outcomes.ts';

/** Values that determine the outcome of a simulated payment. */
export interface MagicValues {
  /** An account number: payments to it stay under way until a control settles them. */
  readonly stuckAccount: string;
  /** The reference of a quote whose exchange the venue refuses. */
  readonly refusedExchange: string;
  /** The reference of a payment request whose deposit the bank rejects. */
  readonly rejectedDeposit: string;
}

/** Dependencies of event causes: operations of the API and sandbox controls. */
export interface CauseDependencies {
  readonly sandboxFunds: Pick<SandboxFunds, 'deposit' | 'fund'>;
  readonly sandboxOutcomes: Pick<SandboxOutcomes, 'settlePayout' | 'settleVerification'>;
  readonly customers: Pick<Customers, 'create' | 'update' | 'verify'>;
  readonly virtualAccounts: Pick<VirtualAccounts, 'get'>;
  readonly recipients: Pick<Recipients, 'create'>;
  readonly quotes: Pick<Quotes, 'create'>;
  readonly transfers: Pick<Transfers, 'create' | 'cancel'>;
  readonly transferEngine: Pick<TransferControls, 'hasten'>;
  readonly paymentRequests: Pick<PaymentRequests, 'create' | 'cancel'>;
  readonly paymentRequestEngine: Pick<PaymentRequestEngine, 'runDue'>;
  readonly magic: MagicValues;
}

/** The profile that events are caused for, and the actor. */
interface Place {
  readonly act: Act;
  readonly profile: Profile;
}

/** Creates a record in the state of the event; returns its id, or the reference if only that is known. */
type Cause = () => Promise<string>;

type Causes<Category extends string> = Readonly<Record<Extract<EventKind, `${Category}.${string}`>, Cause>>;

const NAIRA = { currency: 'NGN', amount: Decimal.parse('20000') };
const HALF = { currency: 'NGN', amount: Decimal.parse('10000') };
const BANK = { type: 'temporary_bank_account' } as const;
const BALANCE = { type: 'balance' } as const;

/** How a sandbox causes each event (G361). */
export function eventCauses(
  dependencies: CauseDependencies,
  place: Place,
): Readonly<Record<EventKind, Cause>> {
  return {
    'deposit.success': () => deposit(dependencies, place),
    ...transferCauses(dependencies, place),
    ...customerCauses(dependencies, place),
    ...requestCauses(dependencies, place),
  };
}

async function deposit(
  { virtualAccounts, sandboxFunds }: CauseDependencies,
  { act, profile }: Place,
): Promise<string> {
  const { id } = await virtualAccounts.get(profile, NAIRA.currency);
  const target = { kind: 'virtual bank account', id } as const;
  return (await sandboxFunds.deposit(act, profile.businessId, target, NAIRA)).reference;
}

function transferCauses(dependencies: CauseDependencies, { act, profile }: Place): Causes<'transfer'> {
  const { sandboxFunds, sandboxOutcomes, quotes, recipients, transfers, transferEngine, magic } =
    dependencies;
  const { businessId } = profile;

  const transfer = async (asked: Pick<QuoteRequest, 'payIn' | 'payOut'> & Partial<QuoteRequest>) => {
    const quote = await quotes.create(profile, {
      sourceCurrency: NAIRA.currency,
      targetCurrency: NAIRA.currency,
      amount: { side: 'source', amount: NAIRA.amount },
      reference: undefined,
      reversalPolicy: undefined,
      ...asked,
    });
    return (await transfers.create(profile, quote.id)).id;
  };
  const awaited = (asked: Partial<QuoteRequest> = {}) => transfer({ payIn: BANK, payOut: BALANCE, ...asked });
  const paid = async (asked?: Partial<QuoteRequest>) => {
    const id = await awaited(asked);
    await sandboxFunds.deposit(act, businessId, { kind: 'transfer', id }, NAIRA);
    return id;
  };
  const sent = async () => {
    const { id: recipientId } = await recipients.create(profile, {
      currency: undefined,
      country: undefined,
      details: {
        type: 'ngn_bank',
        accountName: 'ADA LOVELACE',
        accountNumber: magic.stuckAccount,
        bankCode: '058',
      },
    });
    await sandboxFunds.fund(act, businessId, businessId, NAIRA);
    return transfer({ payIn: BALANCE, payOut: { type: 'bank_transfer', recipientId } });
  };
  const until = async (made: Promise<string>, status: TransferStatus) => {
    const id = await made;
    await transferEngine.hasten(businessId, id, status);
    return id;
  };
  const settled = async (outcome: 'delivered' | 'not_delivered') => {
    const id = await until(sent(), 'outgoing_payment_sent');
    await sandboxOutcomes.settlePayout(act, businessId, id, outcome);
    return id;
  };

  return {
    'transfer.pending': () => awaited(),
    'transfer.processing': () => paid(),
    'transfer.funds_received': () => until(paid(), 'funds_received'),
    'transfer.funds_converted': () => until(paid({ targetCurrency: 'USDT' }), 'funds_converted'),
    'transfer.outgoing_payment_sent': () => until(sent(), 'outgoing_payment_sent'),
    'transfer.funds_delivered': () => settled('delivered'),
    'transfer.cancelled': async () => (await transfers.cancel(profile, await awaited())).id,
    'transfer.failed': () =>
      until(paid({ targetCurrency: 'USDT', reference: magic.refusedExchange }), 'failed'),
    'transfer.funds_not_delivered': () => settled('not_delivered'),
    'transfer.funds_refunded': () => until(settled('not_delivered'), 'funds_refunded'),
  };
}

function customerCauses(
  { customers, sandboxOutcomes }: CauseDependencies,
  { act, profile }: Place,
): Causes<'customer'> {
  const created = async () => (await customers.create(profile, samplePerson)).id;
  const submitted = async () => (await customers.verify(profile, await created())).id;
  const settled = async (...decisions: readonly Decision[]) => {
    const id = await submitted();
    for (const decision of decisions)
      await sandboxOutcomes.settleVerification(act, profile.businessId, id, decision);
    return id;
  };
  const approved = { outcome: 'approved' } as const;
  const reason = 'The sandbox was told to cause this event.';
  return {
    'customer.created': created,
    'customer.updated': async () =>
      (await customers.update(profile, await created(), { phone: '+2348087654321' })).id,
    'customer.verification.in_review': submitted,
    'customer.verification.active': () => settled(approved),
    'customer.verification.rejected': () => settled({ outcome: 'rejected', reason }),
    'customer.verification.inactive': () => settled(approved, { outcome: 'reverted', reason }),
  };
}

function requestCauses(dependencies: CauseDependencies, { act, profile }: Place): Causes<'payment_request'> {
  const { sandboxFunds, paymentRequests, paymentRequestEngine, magic } = dependencies;
  const { businessId } = profile;
  const created = async (order: Partial<PaymentRequestOrder> = {}) => {
    const request = await paymentRequests.create(profile, {
      sourceCurrency: NAIRA.currency,
      targetCurrency: NAIRA.currency,
      amount: { side: 'source', amount: NAIRA.amount },
      payIn: BANK,
      ...order,
    });
    return request.id;
  };
  const paid = async (payments: readonly (typeof NAIRA)[], order?: Partial<PaymentRequestOrder>) => {
    const id = await created(order);
    for (const money of payments) {
      await sandboxFunds.deposit(act, businessId, { kind: 'payment request', id }, money);
    }
    return id;
  };
  return {
    'payment_request.pending': () => created(),
    'payment_request.expired': async () => {
      const id = await created({ lifetimeMs: 0 });
      await paymentRequestEngine.runDue(businessId);
      return id;
    },
    'payment_request.cancelled': async () => (await paymentRequests.cancel(profile, await created())).id,
    'payment_request.completed': () => paid([NAIRA]),
    'payment_request.failed': () => paid([NAIRA], { reference: magic.rejectedDeposit }),
    'payment_request.multiple_deposits': () => paid([HALF, HALF]),
    'payment_request.under_payment': () => paid([HALF]),
    'payment_request.over_payment': () => paid([{ ...NAIRA, amount: NAIRA.amount.plus(HALF.amount) }]),
  };
}
