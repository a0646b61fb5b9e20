import type { TransferStatus } from '@finops/contract';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import type { RecordChange } from '../../../src/domain/record.ts';
import type { Transfer } from '../../../src/domain/transfers/transfer.ts';
import type { TransferRows } from '../../../src/domain/transfers/transfer-store.ts';
import { transferRows } from '../../../src/storage/money/transfer-row.ts';
import { randomIds } from '../../../src/system.ts';
import { at, business } from '../worlds/test-ledger.ts';

/** A pending quote of the business: 100 USDT to a bank account, with a fee and amounts that use all decimals. */
export function sampleQuote(facts: Partial<Quote> = {}): Quote {
  return {
    ...business,
    id: randomIds.next('QUO_'),
    category: 'withdrawal',
    sourceCurrency: 'USDT',
    targetCurrency: 'NGN',
    sourceAmount: Decimal.parse('100.000000000000000001'),
    targetAmount: Decimal.parse('171892.5'),
    rounding: Decimal.parse('0.000000000000000007'),
    rate: { base: 'USDT', counter: 'NGN', price: Decimal.parse('1720'), side: 'sell' },
    fees: [
      {
        name: 'Payout fee',
        type: 'FIXED',
        amount: { amount: Decimal.parse('107.5'), currency: 'NGN' },
        converted: { amount: Decimal.parse('0.0625'), currency: 'USDT' },
      },
    ],
    reference: 'INV-2026-0417',
    payIn: { type: 'balance' },
    payOut: { type: 'bank_transfer', recipientId: 'RCP_2kWp7DmX5rTb8NfC' },
    accepted: false,
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + 30 * 60_000),
    ...facts,
  };
}

/** A new transfer on the terms of the quote. */
export function sampleTransfer(quote: Quote, facts: Partial<Transfer> = {}): Transfer {
  const { businessId, profileId, sourceAmount, targetAmount, fees, payIn, payOut } = quote;
  return {
    id: randomIds.next('TRF_'),
    businessId,
    profileId,
    quote,
    status: 'pending',
    version: 1,
    sourceAmount,
    targetAmount,
    fees,
    payIn,
    payOut,
    isExchangeAgreed: false,
    steps: [{ status: 'pending', description: 'The amount is held.', at }],
    createdAt: at,
    updatedAt: at,
    ...facts,
  };
}

/** The transfer one step on. */
export function movedOn(transfer: Transfer, status: TransferStatus, facts: Partial<Transfer> = {}): Transfer {
  const updatedAt = new Date(transfer.updatedAt.getTime() + 1000);
  return {
    ...transfer,
    status,
    version: transfer.version + 1,
    steps: [...transfer.steps, { status, description: `It is ${status}.`, at: updatedAt }],
    updatedAt,
    ...facts,
  };
}

/** The records of a new transfer that executes its quote at an instant. */
export function accepting(transfer: Transfer, takenAt = at): readonly RecordChange[] {
  const { id, quote } = transfer;
  return [
    {
      kind: 'quote',
      id: quote.id,
      expects: { state: 'pending', at: takenAt },
      row: transferRows.acceptedQuote(quote, takenAt),
    },
    { kind: 'transfer', id, expects: 'absent', row: transferRows.transfer(transfer) },
  ];
}

/** The records of a transfer after a step. */
export function advancing(transfer: Transfer): readonly RecordChange[] {
  const { id, version } = transfer;
  const expects = { version: version - 1 };
  return [{ kind: 'transfer', id, expects, row: transferRows.transfer(transfer) }];
}

/** A serializer that returns its records unchanged. */
export const plainRows: TransferRows = {
  transfer: (transfer) => transfer,
  acceptedQuote: (quote, acceptedAt) => ({ quote, acceptedAt }),
  waiting: (until) => ({ until }),
};
