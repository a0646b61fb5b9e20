import type { components } from '@finops/contract';
import { expect, it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { reliveDeposit, shownDeposits } from '../../../../test/harness/seed/relived-deposit.ts';
import { relive, shownTransfers } from '../../../../test/harness/seed/relived-transfer.ts';
import { plainRows } from '../../../../test/harness/seed/sample-transfer.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { transactionBody } from './transaction-body.ts';

const { currencies } = loadReference();

const all = shownRecords<components['schemas']['Transaction']>('transactions', /^TXN_/);
/** The entries of a transfer. */
const shown = all.filter(([, { body }]) => body.transfer_id !== undefined);
/** The entries of deposits to virtual bank accounts; others have no operation yet. */
const deposited = all.flatMap(([title, record]) => {
  const [, deposit] = shownDeposits.find(([, { body }]) => body.id === record.body.id) ?? [];
  return deposit === undefined ? [] : [{ title, record, deposit: deposit.body }];
});

it.each(shown)('the example %s reads as the way of its transfer made it', async (_, record) => {
  const { id, type, transfer_id: transferId, user_id: userId, available_balance: available } = record.body;
  const versions = shownTransfers.map(([, { body }]) => body).filter((body) => body.id === transferId);
  const ways = await Promise.all(versions.map(relive));
  const whole = ways.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const entries = whole.flatMap(
    (step) => step.commit({ rows: plainRows, eventBodies: { bodyOf: () => '' } }).entries ?? [],
  );
  const entry = entries.find((one) => one.type === type && one.currency === record.body.currency);
  if (entry === undefined) throw new Error(`${transferId} makes no entry of ${type}.`);
  const availableBalance = Decimal.parse(available);
  const totalBalance = Decimal.parse(record.body.total_balance);
  expectRecorded(
    record,
    transactionBody(
      { ...entry, id, type, userId, availableBalance, totalBalance, isPending: false },
      currencies,
    ),
  );
});

it.each(deposited)('the example $title reads as its deposit made it', async ({ record, deposit }) => {
  const { user_id: userId, available_balance: available, type } = record.body;
  const { entries: [entry] = [] } = await reliveDeposit(deposit);
  if (entry === undefined) throw new Error(`${deposit.id} makes no entry.`);
  const availableBalance = Decimal.parse(available);
  const totalBalance = Decimal.parse(record.body.total_balance);
  expectRecorded(
    record,
    transactionBody({ ...entry, type, userId, availableBalance, totalBalance, isPending: false }, currencies),
  );
});

it('the examples show every entry of a payout', () => {
  expect(new Set(shown.map(([, { body }]) => body.type))).toEqual(
    new Set(['withdrawals', 'refunds', 'fees']),
  );
});
