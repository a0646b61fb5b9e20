import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../../test/harness/parse-csv.ts';
import type { Statement, StatementEntry } from '../../../domain/books/statement.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import type { FiatCurrency } from '../../../domain/reference/currency.ts';
import { statementCsv } from './statement-csv.ts';

const NGN: FiatCurrency = {
  code: 'NGN',
  name: 'Nigerian naira',
  displayName: 'Naira',
  symbol: '₦',
  type: 'fiat',
  decimals: 2,
  deposit: true,
  withdrawal: true,
  trade: true,
  mostHeld: Decimal.parse('1000000000000000'),
};

const entry = (facts: Partial<StatementEntry> = {}): StatementEntry => ({
  id: 'TXN_1',
  type: 'deposits',
  reference: 'invoice 1042',
  description: 'Deposit of NGN',
  amount: Decimal.parse('250000'),
  createdAt: '2026-05-04T09:30:00.000000Z',
  ...facts,
});
const statement = (entries: readonly StatementEntry[], opening = '0'): Statement => ({
  currency: NGN,
  range: { currency: 'NGN', from: '2026-05-01T00:00:00Z' },
  opening: Decimal.parse(opening),
  entries,
});

describe('statementCsv', () => {
  it('goes from the balance at the start to that at the end', () => {
    const out = entry({
      id: 'TXN_2',
      type: 'withdrawals',
      amount: Decimal.parse('-0.5'),
      transferId: 'TRF_1',
    });
    const csv = statementCsv(statement([entry(), out], '10'));
    expect(csv.split('\r\n')).toEqual([
      '\ufefftime,transaction_id,type,reference,description,transfer_id,currency,amount,balance',
      '2026-05-01T00:00:00Z,,opening,,Balance at the start,,NGN,,10.00',
      '2026-05-04T09:30:00.000000Z,TXN_1,deposits,invoice 1042,Deposit of NGN,,NGN,250000.00,250010.00',
      '2026-05-04T09:30:00.000000Z,TXN_2,withdrawals,invoice 1042,Deposit of NGN,TRF_1,NGN,-0.50,250009.50',
      ',,closing,,Balance at the end,,NGN,,250009.50',
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1'])(
    'keeps %j from being a formula',
    (reference) => {
      const rows = parseCsv(statementCsv(statement([entry({ reference, description: reference })])));
      expect(rows[2]?.slice(3, 5)).toEqual([`'${reference}`, `'${reference}`]);
    },
  );

  it('can be read back, whatever the texts are', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', 'é', ' ') });
    fc.assert(
      fc.property(fc.array(texts), (references) => {
        const entries = references.map((reference) => entry({ reference: `x${reference}` }));
        const rows = parseCsv(statementCsv(statement(entries)));
        expect(rows.slice(2, -1).map((cells) => cells[3])).toEqual(references.map((text) => `x${text}`));
        expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([9]));
      }),
    );
  });
});
