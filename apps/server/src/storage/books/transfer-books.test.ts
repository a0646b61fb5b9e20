import { stateMachines } from '@finops/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { type QuoteKind, quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { tamper } from '../../../test/harness/tamper.ts';
import { at, business, clearMoney, seedHolders } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import {
  moverOf,
  nextStep,
  type StepName,
  stepNames,
  walk,
} from '../../../test/harness/worlds/transfer-steps.ts';
import { TransferWorld } from '../../../test/harness/worlds/transfer-world.ts';
import { InvalidState } from '../../domain/domain-error.ts';
import type { Commit } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { PayIn } from '../../domain/quotes/payment-leg.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import { plainDeposit } from '../../domain/rails/plain-deposit.ts';
import type { Transfer } from '../../domain/transfers/transfer.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { randomIds } from '../../system.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { feeJson } from '../money/money-rows.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';
import { transferRows } from '../money/transfer-row.ts';
import { booksStore } from './postgres-books-store.ts';
import { transferBooks } from './transfer-books.ts';

const { currencies } = loadReference();
const profile = profileOf(business);
const cent = Decimal.parse('0.01');
const oneCentMore = { sourceAmount: Decimal.parse('5000.01') };

/** A quote of each kind, with and without a reversal policy, and with a remainder where amounts are rounded. */
const quotes: readonly (readonly [QuoteKind, Partial<Quote>])[] = [
  ['deposit', {}],
  ['deposit', { rounding: cent, sourceAmount: Decimal.parse('20000.01') }],
  ['conversion', { rounding: cent }],
  ['buy', { rounding: cent }],
  ['plainWithdrawal', {}],
  ['plainWithdrawal', { reversalPolicy: 'conversion_only' }],
  ['plainWithdrawal', { rounding: cent, ...oneCentMore }],
  ['plainWithdrawal', { rounding: cent, ...oneCentMore, reversalPolicy: 'conversion_only' }],
  ['withdrawal', { rounding: cent }],
  ['withdrawal', { rounding: cent, reversalPolicy: 'conversion_only' }],
  ['sell', { rounding: cent }],
  ['sell', { rounding: cent, reversalPolicy: 'conversion_only' }],
  ['sellToBalance', { rounding: cent }],
];

/** Whether a step allowed by the state file applies to the category and the reversal policy. */
function isFit(name: StepName, { category, reversalPolicy, payOut }: Quote): boolean {
  switch (name) {
    case 'deposited':
      return category === 'deposit';
    case 'mismatched':
      return category !== 'deposit';
    case 'converted':
      return payOut.type === 'balance';
    case 'sold':
      return payOut.type !== 'balance';
    case 'refunded':
      return reversalPolicy === undefined;
    case 'reversed':
      return reversalPolicy !== undefined;
    default:
      return true;
  }
}

/** Every route of a transfer on the quote, and every prefix of one. */
function waysOf(quote: Quote, begun: readonly StepName[] = []): readonly (readonly StepName[])[] {
  const transfer = reached(quote, begun);
  const next = stepNames.filter((name) => isFit(name, quote) && isAllowed(name, transfer));
  return [begun, ...next.flatMap((name) => waysOf(quote, [...begun, name]))];
}

function reached(quote: Quote, way: readonly StepName[]): Transfer {
  const step = walk(quote, way).at(-1);
  if (step === undefined) throw new Error('No step was taken.');
  return step.transfer;
}

function isAllowed(name: StepName, transfer: Transfer): boolean {
  try {
    nextStep(name, transfer);
    return true;
  } catch (error) {
    if (error instanceof InvalidState) return false;
    throw error;
  }
}

describe.each(databases)('what transfers demand of the ledger on $name', ({ open }) => {
  let database: TestDatabase;
  let world: TransferWorld;

  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await clearMoney(database);
    world = new TransferWorld(database);
    await fund('100000', 'USDT');
    await fund('1000000', 'NGN');
  });

  const commit = async (facts: Commit) =>
    expect(await ledgerStore(database, currencies).commit(facts)).toEqual({ kind: 'done' });
  const fund = (amount: string, currency: string) => {
    const charged = { fee: undefined, net: Decimal.parse(amount) };
    const payIn: PayIn = { type: 'temporary_bank_account' };
    const facts = {
      ...business,
      payIn,
      currency,
      amount: charged.net,
      charged,
      reference: currency,
      resets: 0,
      at,
    };
    return commit(plainDeposit(facts, { ids: randomIds }));
  };
  /**
   * Each difference in one line: check, subject, currency, expected, found; without the running sums, which the damage
   * bypasses.
   */
  const differences = async ({ id }: Pick<Transfer, 'id'> = { id: 'no transfer' }) => {
    const all = await booksStore(database, [transferBooks]).trialBalance(business.businessId, {
      mostDifferences: 1000,
    });
    return all.differences
      .filter(({ check, subject }) => check !== 'balance_row' || subject.endsWith(business.profileId))
      .map(({ check, subject, currency, expected, found }) => {
        const name = subject.replace(id, 'it').replace(business.profileId, 'BUS');
        return [check, name, currency, expected, found].join(' ');
      });
  };
  const harm = (statement: RawBuilder<unknown>) => tamper(database, statement);
  const begin = async (kind: QuoteKind, facts: Partial<Quote> = {}) => {
    const transfer = await world.begin(kind, { rounding: cent, ...facts });
    await world.run();
    expect(await differences()).toEqual([]);
    return transfer;
  };

  it('is met in every state that a transfer of every category reaches, on every way', async () => {
    const taken = new Set<string>();
    for (const [kind, facts] of quotes) {
      for (const way of waysOf(quoteOf(kind, business, facts))) {
        const quote = quoteOf(kind, business, facts);
        await quoteStore(database).insert(quote);
        let before = '';
        for (const [place, step] of walk(quote, way).entries()) {
          await commit(
            step.commit({ rows: transferRows, eventBodies: { bodyOf: (_, { status }) => status } }),
          );
          const mover = way[place - 1];
          const { status } = step.transfer;
          if (mover !== undefined) taken.add(`${quote.category}: ${before} → ${status} by ${moverOf(mover)}`);
          before = status;
        }
      }
    }
    expect(await differences()).toEqual([]);
    expect([...taken].toSorted()).toEqual([...new Set(listedMoves())].toSorted());
  });

  it.each(['paid', 'cancelled'] as const)(
    'leaves out what arrives for a transfer that is %s',
    async (state) => {
      const { id, quote } = await world.begin('buy');
      const { sourceCurrency: currency, sourceAmount: amount } = quote;
      if (state === 'cancelled') await world.transfers.cancel(profile, id);
      else await world.engine.arrive(profile, id, { currency, amount, reference: 'DEP_first' });
      await world.engine.arrive(profile, id, { currency, amount, reference: 'DEP_second' });
      await world.run();
      expect(await differences()).toEqual([]);
    },
  );

  describe('shows', () => {
    it('a credit that was posted twice, with its balance and its entry', async () => {
      const transfer = await begin('conversion');
      await harm(sql`
        INSERT INTO posting SELECT business_id, posting_id || 'again', currency, amount, from_account, to_account, reference, created_at
        FROM posting WHERE reference = ${transfer.id} AND from_account = 'position' AND to_account LIKE 'available:%'`);
      await harm(sql`
        INSERT INTO transaction_entry SELECT business_id, transaction_id || 'again', profile_id, type, reference, currency, amount, is_credit,
          available_balance + amount, transfer_id, description, sub_description, status_description, meta, created_at, sum_after + amount
        FROM transaction_entry WHERE transfer_id = ${transfer.id} AND is_credit`);
      await harm(sql`UPDATE balance SET available = available + 344000 WHERE currency = 'NGN'`);
      expect(await differences(transfer)).toEqual([
        'transfers it available:BUS NGN 344000 688000',
        'transfers it entries:BUS NGN 344000 688000',
        'transfers it position NGN -344000.01 -688000.01',
        'zero_sum all accounts NGN 0 344000',
      ]);
    });

    it('a payout that was made twice, on the statement of the rail too', async () => {
      const transfer = await begin('withdrawal');
      await harm(sql`
        INSERT INTO posting SELECT business_id, posting_id || 'again', currency, amount, from_account, to_account, reference, created_at
        FROM posting WHERE reference = ${transfer.id} AND to_account = 'rail:bank'`);
      await harm(sql`
        INSERT INTO rail_entry SELECT business_id, rail_entry_id || 'again', rail, direction, currency, amount, reference, created_at
        FROM rail_entry WHERE reference = ${transfer.id}`);
      expect(await differences(transfer)).toEqual([
        'transfers it position NGN -172000.01 -343892.51',
        'transfers it rail:bank NGN 171892.5 343785',
      ]);
    });

    it('a fee that was posted to the position', async () => {
      const transfer = await begin('plainWithdrawal', { rounding: Decimal.zero });
      await harm(sql`
        UPDATE posting SET to_account = 'position' WHERE reference = ${transfer.id} AND to_account = 'fees'`);
      expect(await differences(transfer)).toEqual([
        'transfers it fees NGN 107.5 0',
        'transfers it position NGN 0 107.5',
      ]);
    });

    it('a posting that is missing', async () => {
      const transfer = await begin('withdrawal');
      await harm(sql`DELETE FROM posting WHERE reference = ${transfer.id} AND to_account = 'fees'`);
      expect(await differences(transfer)).toEqual([
        'transfers it fees NGN 107.5 0',
        'transfers it position NGN -172000.01 -171892.51',
      ]);
    });

    it('another amount than rounding left over', async () => {
      const transfer = await begin('conversion');
      await harm(sql`
        UPDATE posting SET amount = 0.02 WHERE reference = ${transfer.id} AND to_account = 'rounding'`);
      expect(await differences(transfer)).toEqual([
        'transfers it position NGN -344000.01 -344000.02',
        'transfers it rounding NGN 0.01 0.02',
      ]);
    });

    it('a fee that is told and was not kept', async () => {
      const transfer = await begin('conversion');
      const fees = JSON.stringify(quoteOf('withdrawal', business).fees.map(feeJson));
      await harm(sql`UPDATE transfer SET fees = ${fees}::jsonb WHERE transfer_id = ${transfer.id}`);
      expect(await differences(transfer)).toEqual(['transfers it told fees NGN 0 107.5']);
    });

    it('a late payment that credited something else than its transfer tells', async () => {
      const transfer = await world.begin('buy');
      await world.transfers.cancel(profile, transfer.id);
      await world.engine.arrive(profile, transfer.id, {
        currency: 'NGN',
        amount: cent.times(Decimal.parse('20000')),
        reference: 'DEP_late',
      });
      expect(await differences()).toEqual([]);
      await harm(sql`UPDATE transfer SET late_credit = 51 WHERE transfer_id = ${transfer.id}`);
      expect(await differences(transfer)).toEqual(['transfers it late NGN 50 51']);
    });

    it('a payment that is confirmed and still pending', async () => {
      const transfer = await begin('conversion');
      await harm(
        sql`INSERT INTO unconfirmed_payment (business_id, payment_id, transaction_id) VALUES (${business.businessId}, ${transfer.id}, 'TXN_1')`,
      );
      expect(await differences(transfer)).toEqual(['transfers it unconfirmed  0 0']);
    });

    it('a refund in the wrong currency', async () => {
      world.rails.fate = 'returned';
      const transfer = await begin('withdrawal');
      await harm(
        sql`UPDATE quote SET reversal_policy = 'conversion_only' WHERE quote_id = ${transfer.quote.id}`,
      );
      expect(await differences(transfer)).toEqual([
        'transfers it available:BUS NGN 0 171871',
        'transfers it available:BUS USDT 0 -100',
        'transfers it entries:BUS NGN 0 171871',
        'transfers it entries:BUS USDT 0 -100',
        'transfers it fees NGN 0 129',
        'transfers it position NGN -0.01 -172000.01',
        'transfers it position USDT 0 100',
        'transfers it told fees NGN 0 129',
      ]);
    });

    it('an entry of another transfer', async () => {
      const [first, second] = [await begin('conversion'), await begin('conversion')];
      await harm(sql`
        UPDATE transaction_entry SET transfer_id = ${second.id} WHERE transfer_id = ${first.id} AND is_credit`);
      expect((await differences(first)).filter((line) => line.includes(' it '))).toEqual([
        'transfers it entries:BUS NGN 344000 0',
      ]);
      expect((await differences(second)).filter((line) => line.includes(' it '))).toEqual([
        'transfers it entries:BUS NGN 344000 688000',
      ]);
    });

    it('amounts of a transfer that its quote does not agree on', async () => {
      const transfer = await begin('conversion');
      await harm(
        sql`UPDATE transfer SET source_amount = 201, target_amount = 345000 WHERE transfer_id = ${transfer.id}`,
      );
      expect(await differences(transfer)).toEqual([
        'transfers it source_amount USDT 200 201',
        'transfers it target_amount NGN 344000 345000',
      ]);
    });
  });
});

function listedMoves(): string[] {
  interface ListedMove {
    readonly from: string;
    readonly to: string;
    readonly by: string;
    readonly categories?: readonly string[];
  }
  const categories = ['deposit', 'conversion', 'withdrawal', 'buy', 'sell'];
  return stateMachines.transfer.moves.flatMap(({ from, to, by, categories: only = categories }: ListedMove) =>
    only.map((category) => `${category}: ${from} → ${to} by ${by}`),
  );
}
