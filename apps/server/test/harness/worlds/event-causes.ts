import { bvn, completePerson } from './customer-requests.ts';
import { byAddress, byBank, dataOf, type PaymentDesk } from './payment-desk.ts';

/** Something that happens to a business in the sandbox, and the resulting events. */
interface EventCause {
  readonly name: string;
  readonly category: string;
  /** In order, each without its category, once the transfers have ended and unpaid requests have expired. */
  readonly told: readonly string[];
  /** Causes it; returns the identifier of the record, or its reference where only that is shown. */
  happen(desk: PaymentDesk): Promise<string>;
}

const BANK = { type: 'temporary_bank_account' };
const NAIRA = { source_currency: 'NGN', target_currency: 'NGN', source_amount: '20000.00' };
const TO_DOLLARS = { source_currency: 'NGN', target_currency: 'USDT', source_amount: '200000.00' };
const FROM_DOLLARS = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '100' };

const post = async (desk: PaymentDesk, path: string, body: object) =>
  dataOf(await desk.call(path, { method: 'POST', body }), 201);
const update = async (desk: PaymentDesk, customerId: string, body: object) =>
  dataOf(await desk.call(`/customers/${customerId}`, { method: 'PUT', body }), 200);

async function transfer(desk: PaymentDesk, asked: object): Promise<string> {
  const quote = await post(desk, '/quotes', asked);
  return (await post(desk, '/transfers', { quote_id: quote.id })).id;
}

/** The last digits of the account decide the outcome. */
async function accountOf(desk: PaymentDesk, accountNumber: string) {
  const account = { account_name: 'ADA LOVELACE', account_number: accountNumber, bank_code: '058' };
  const { id } = await post(desk, '/recipients', { type: 'ngn_bank', ...account });
  return { type: 'bank_transfer', recipient_id: id };
}

const payOut = (accountNumber: string) => async (desk: PaymentDesk) =>
  transfer(desk, { ...NAIRA, pay_out: await accountOf(desk, accountNumber) });

async function paidTransfer(
  desk: PaymentDesk,
  paid: { readonly source_currency: string; readonly source_amount: string },
  ends: object,
): Promise<string> {
  const id = await transfer(desk, { ...paid, ...ends });
  const payment = { transfer_id: id, currency: paid.source_currency, amount: paid.source_amount };
  await dataOf(await desk.control('/deposits', payment), 201);
  return id;
}

const request = (asked: object, payments: readonly string[]) => async (desk: PaymentDesk) => {
  const made = await desk.create(asked);
  for (const amount of payments) await desk.pay(made, amount);
  return made.id;
};

/** A new customer whose verification has these outcomes. */
async function customer(desk: PaymentDesk, outcomes: readonly string[]): Promise<string> {
  const { id } = await post(desk, '/customers', completePerson);
  await dataOf(await desk.call(`/customers/${id}/verify`, { method: 'POST' }), 200);
  for (const outcome of outcomes) {
    await dataOf(await desk.control(`/customers/${id}/verification`, { outcome }), 200);
  }
  return id;
}

/** Causes that together produce every kind of event, using only the API and the sandbox controls. */
export const eventCauses: readonly EventCause[] = [
  {
    name: 'a deposit into the virtual account of a customer',
    category: 'deposit',
    told: ['success'],
    happen: async (desk) => {
      const { customerId } = desk.business;
      await update(desk, customerId, { identifying_information: [bvn] });
      const headers = { 'X-BU-PROFILE-ID': customerId };
      const account = await dataOf(await desk.call('/virtual_bank_accounts/NGN', { headers }), 200);
      const payment = { virtual_account_id: account.id, currency: 'NGN', amount: '50000' };
      return (await dataOf(await desk.control('/deposits', payment), 201)).reference;
    },
  },
  {
    name: 'a payout that arrives',
    category: 'transfer',
    told: ['pending', 'processing', 'outgoing_payment_sent', 'funds_delivered'],
    happen: payOut('0123456789'),
  },
  {
    name: 'a payout that is refused',
    category: 'transfer',
    told: ['pending', 'processing', 'failed', 'funds_refunded'],
    happen: payOut('0123456222'),
  },
  {
    name: 'a payout that is returned',
    category: 'transfer',
    told: ['pending', 'processing', 'outgoing_payment_sent', 'funds_not_delivered', 'funds_refunded'],
    happen: payOut('0123456333'),
  },
  {
    name: 'a conversion',
    category: 'transfer',
    told: ['pending', 'processing', 'funds_converted'],
    happen: (desk) => transfer(desk, TO_DOLLARS),
  },
  {
    name: 'a conversion that the venue refuses',
    category: 'transfer',
    told: ['pending', 'processing', 'failed'],
    happen: (desk) => transfer(desk, { ...TO_DOLLARS, reference: 'INV-1-REFUSED' }),
  },
  {
    name: 'a deposit by bank transfer',
    category: 'transfer',
    told: ['pending', 'processing', 'funds_received'],
    happen: (desk) => paidTransfer(desk, NAIRA, { pay_in: BANK }),
  },
  {
    name: 'a purchase',
    category: 'transfer',
    told: ['pending', 'processing', 'funds_received', 'funds_converted'],
    happen: (desk) => paidTransfer(desk, TO_DOLLARS, { pay_in: BANK }),
  },
  {
    name: 'a sale',
    category: 'transfer',
    told: [
      ...['pending', 'processing', 'funds_received', 'funds_converted'],
      ...['outgoing_payment_sent', 'funds_delivered'],
    ],
    happen: async (desk) => {
      const account = await accountOf(desk, '0123456789');
      return paidTransfer(desk, FROM_DOLLARS, {
        pay_in: { type: 'address', network: 'TRX' },
        pay_out: account,
      });
    },
  },
  {
    name: 'a transfer that the caller cancels',
    category: 'transfer',
    told: ['pending', 'cancelled'],
    happen: async (desk) => {
      const id = await transfer(desk, { ...NAIRA, pay_in: BANK });
      await dataOf(await desk.call(`/transfers/${id}/cancel`, { method: 'POST' }), 200);
      return id;
    },
  },
  {
    name: 'a verification that is approved and then reverted',
    category: 'customer',
    told: ['created', 'verification.in_review', 'verification.active', 'verification.inactive'],
    happen: (desk) => customer(desk, ['approved', 'reverted']),
  },
  {
    name: 'a verification that is rejected, and a correction',
    category: 'customer',
    told: ['created', 'verification.in_review', 'verification.rejected', 'updated'],
    happen: async (desk) => {
      const id = await customer(desk, ['rejected']);
      await update(desk, id, { last_name: 'Byron' });
      return id;
    },
  },
  {
    name: 'a request that is paid exactly',
    category: 'payment_request',
    told: ['pending', 'completed'],
    happen: request(byBank, ['50000']),
  },
  {
    name: 'a request that is overpaid',
    category: 'payment_request',
    told: ['pending', 'over_payment'],
    happen: request(byAddress, ['60']),
  },
  {
    name: 'a request that is paid in two deposits',
    category: 'payment_request',
    told: ['pending', 'under_payment', 'multiple_deposits'],
    happen: request(byBank, ['20000', '30000']),
  },
  {
    name: 'a request whose payment is rejected',
    category: 'payment_request',
    told: ['pending', 'failed'],
    happen: request({ ...byBank, reference: 'ORDER-7-REJECTED' }, ['50000']),
  },
  {
    name: 'a request that nobody pays',
    category: 'payment_request',
    told: ['pending', 'expired'],
    happen: request(byAddress, []),
  },
  {
    name: 'a request that the caller cancels',
    category: 'payment_request',
    told: ['pending', 'cancelled'],
    happen: async (desk) => {
      const { id } = await desk.create(byBank);
      await desk.cancel(id);
      return id;
    },
  },
];
