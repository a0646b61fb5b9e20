import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { PaymentRequest } from '../../../src/domain/payments/requests/payment-request.ts';
import type { RecordChange } from '../../../src/domain/record.ts';
import { paymentRequestRows } from '../../../src/storage/payments/postgres-payment-request-store.ts';
import { randomIds } from '../../../src/system.ts';
import { at, business } from '../worlds/test-ledger.ts';

const HOUR_MS = 3_600_000;
const rate = {
  base: 'USDT',
  counter: 'NGN',
  price: Decimal.parse('1720'),
  side: 'sell',
} as const;

/** A pending request to pay the equivalent of 86,000 NGN in USDT to an address. */
export function sampleRequest(facts: Partial<PaymentRequest> = {}): PaymentRequest {
  const { createdAt = at } = facts;
  const expiresAt = new Date(createdAt.getTime() + HOUR_MS);
  return {
    ...business,
    id: randomIds.next('PAYR_'),
    type: 'payment_request',
    status: 'pending',
    version: 1,
    sourceCurrency: 'USDT',
    targetCurrency: 'NGN',
    asked: {
      source: Decimal.parse('50'),
      target: Decimal.parse('86000'),
      rounding: Decimal.zero,
      fees: [],
    },
    requested: { amount: Decimal.parse('86000'), currency: 'NGN' },
    rate,
    quoteRate: rate,
    deposits: [],
    additionalInfo: { email: 'ada@example.com' },
    merchant: { name: 'Noether Library', email: 'payments@example.com' },
    payIn: { type: 'address', network: 'TRX', address: 'TStbu83KnFt8SrxmCCSEQYY18AVjqAg2qd', expiresAt },
    dueAt: expiresAt,
    createdAt,
    updatedAt: createdAt,
    expiresAt,
    ...facts,
  };
}

/** The records of the created request and its deposits. */
export function creating(request: PaymentRequest): readonly RecordChange[] {
  return [
    {
      kind: 'payment_request',
      id: request.id,
      expects: 'absent',
      row: paymentRequestRows.request(request),
    },
    ...request.deposits.map(
      (deposit): RecordChange => ({
        kind: 'payment_request_deposit',
        id: deposit.reference,
        expects: 'absent',
        row: paymentRequestRows.deposit(request, deposit),
      }),
    ),
  ];
}
