import { describe, expect, it } from 'vitest';
import { plainRows, sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { bankAccount, quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { at, business, customer, own } from '../../../test/harness/worlds/test-ledger.ts';
import { InvalidState } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Account } from '../ledger/account.ts';
import { Decimal } from '../money/decimal.ts';
import type { Reached } from './reached-transfer.ts';
import { Step } from './step.ts';
import type { Transfer } from './transfer.ts';

const POSITION: Account = { account: 'position' };
const FEES: Account = { account: 'fees' };
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
const dueAt = later(2000);
const quote = quoteOf('withdrawal', business);
const held: Transfer = sampleTransfer(quote, { id: 'TRF_one', dueAt });
const amount = Decimal.parse('5');

/** Numbers the ids of each kind from 1. */
function numbered(): Ids {
  const given = new Map<string, number>();
  return {
    next: (prefix) => {
      const number = 1 + (given.get(prefix) ?? 0);
      given.set(prefix, number);
      return `${prefix}${number}`;
    },
  };
}

const takenUp: Reached = {
  status: 'processing',
  by: 'service',
  description: 'It goes on.',
  at: later(1000),
  dueAt: later(3000),
};

const committed = (step: Step) =>
  step.commit({ rows: plainRows, eventBodies: { bodyOf: (_, { status }) => `It is ${status}.` } });
const firstStep = () => Step.first(held, numbered());

describe('a step to another state', () => {
  it('is added to the timeline, with one version more and what is due next', () => {
    expect(Step.to(held, takenUp, numbered()).transfer).toStrictEqual({
      ...held,
      status: 'processing',
      version: 2,
      steps: [...held.steps, { status: 'processing', description: 'It goes on.', at: later(1000) }],
      dueAt: later(3000),
      updatedAt: later(1000),
    });
  });

  it('that ends the transfer leaves nothing due', () => {
    const cancelled: Reached = { status: 'cancelled', by: 'caller', description: 'It ends.', at: later(1) };
    expect(Step.to(held, cancelled, numbered()).transfer).not.toHaveProperty('dueAt');
  });

  it('changes what it says beside the state', () => {
    const changes = { error: 'late', sourceAmount: amount, fees: [] } as const;
    expect(Step.to(held, { ...takenUp, ...changes }, numbered()).transfer).toMatchObject(changes);
  });

  it('is refused where the state file does not list it', () => {
    const missing: Reached = { ...takenUp, status: 'funds_delivered' };
    expect(() => Step.to(held, missing, numbered())).toThrow(InvalidState);
  });

  it.each([
    ['a second before', -1000, 1],
    ['at the same instant', 0, 1],
    ['a millisecond after', 1, 1],
    ['two milliseconds after', 2, 2],
  ])('%s is at least a millisecond later than the one before', (_, asked, given) => {
    const step = Step.to(held, { ...takenUp, at: later(asked) }, numbered());
    expect(step.transfer.updatedAt).toEqual(later(given));
    expect(step.transfer.steps.at(-1)?.at).toEqual(later(given));
    expect(committed(step).events).toMatchObject([{ createdAt: later(given) }]);
  });
});

describe('a step within a state', () => {
  it('changes when the transfer is looked at again, and tells nobody', () => {
    const step = Step.within(held, { dueAt: later(9000) }, numbered());
    expect(step.transfer).toStrictEqual({ ...held, version: 2, dueAt: later(9000) });
    expect(committed(step)).toStrictEqual({
      businessId: 'BUS_one',
      opens: [],
      postings: [],
      entries: [],
      railEntries: [],
      events: [],
      records: [{ kind: 'transfer', id: 'TRF_one', expects: { version: 1 }, row: step.transfer }],
    });
  });

  it('keeps that the exchange is agreed', () => {
    const step = Step.within(held, { dueAt, isExchangeAgreed: true }, numbered());
    expect(step.transfer.isExchangeAgreed).toBe(true);
  });
});

describe('what becomes true with a step', () => {
  it('is, for the first one, that its quote is taken at the instant', () => {
    expect(committed(firstStep())).toStrictEqual({
      businessId: 'BUS_one',
      opens: [],
      postings: [],
      entries: [],
      railEntries: [],
      events: [
        {
          id: 'EVT_1',
          kind: 'transfer.pending',
          profileId: 'BUS_one',
          resourceId: 'TRF_one',
          reference: quote.reference,
          body: 'It is pending.',
          createdAt: at,
        },
      ],
      records: [
        {
          kind: 'quote',
          id: quote.id,
          expects: { state: 'pending', at },
          row: { quote, acceptedAt: at },
        },
        { kind: 'transfer', id: 'TRF_one', expects: 'absent', row: held },
      ],
    });
  });

  it('is, for any other, that the transfer has moved on', () => {
    const step = Step.to(held, takenUp, numbered());
    expect(committed(step).records).toStrictEqual([
      { kind: 'transfer', id: 'TRF_one', expects: { version: 1 }, row: step.transfer },
    ]);
  });
});

describe('a movement', () => {
  it('is a posting that is known by the transfer, its version and its place', () => {
    const step = Step.to(held, takenUp, numbered())
      .move('USDT', amount, own('held'), POSITION)
      .move('USDT', amount, own('held'), own('available'), 'TRF_one.1.1');
    const shared = { currency: 'USDT', amount, reference: 'TRF_one', createdAt: later(1000) };
    expect(committed(step).postings).toStrictEqual([
      { ...shared, id: 'TRF_one.2.1', from: own('held'), to: POSITION },
      { ...shared, id: 'TRF_one.2.2', from: own('held'), to: own('available'), reverses: 'TRF_one.1.1' },
    ]);
  });

  it('of nothing is none, on the books and on the statement of a rail', () => {
    const step = firstStep()
      .move('USDT', Decimal.zero, POSITION, own('available'))
      .takeIn(bankAccount, 'NGN', Decimal.zero, own('available'))
      .payOut(bankAccount, 'NGN', Decimal.zero, own('held'));
    expect(committed(step)).toMatchObject({ postings: [], railEntries: [], opens: [] });
  });

  it('over a rail is on its statement, too', () => {
    const step = firstStep()
      .takeIn(bankAccount, 'NGN', amount, own('available'))
      .payOut({ type: 'address', network: 'TRX' }, 'USDT', amount, own('held'));
    const shared = { amount, reference: 'TRF_one', createdAt: at };
    expect(committed(step)).toMatchObject({
      railEntries: [
        { ...shared, id: 'RLE_1', rail: 'bank', direction: 'in', currency: 'NGN' },
        { ...shared, id: 'RLE_2', rail: 'chain-TRX', direction: 'out', currency: 'USDT' },
      ],
      postings: [
        { from: { account: 'rail', rail: 'bank' }, to: own('available') },
        { from: own('held'), to: { account: 'rail', rail: 'chain-TRX' } },
      ],
    });
  });
});

describe('the balances that a step opens', () => {
  it.each<[string, Account, Account]>([
    ['between two accounts of the profile', own('held'), own('available')],
    ['away from the profile', own('held'), POSITION],
    ['between accounts of the business', POSITION, FEES],
  ])('are none where money moves %s', (_, from, to) => {
    expect(committed(firstStep().move('USDT', amount, from, to)).opens).toEqual([]);
  });

  it('are each that is paid into, once', () => {
    const step = firstStep()
      .move('NGN', amount, POSITION, own('available'))
      .move('NGN', amount, POSITION, own('held'))
      .move('USDT', amount, POSITION, own('available'))
      .move('NGN', amount, POSITION, own('available', customer))
      .takeIn(bankAccount, 'NGN', amount, own('available', customer));
    const opened = { businessId: 'BUS_one', createdAt: at };
    expect(committed(step).opens).toStrictEqual([
      { ...opened, id: 'BAL_1', profileId: 'BUS_one', currency: 'NGN' },
      { ...opened, id: 'BAL_2', profileId: 'BUS_one', currency: 'USDT' },
      { ...opened, id: 'BAL_3', profileId: 'CUS_one', currency: 'NGN' },
    ]);
  });
});

describe('an entry', () => {
  const facts = { type: 'withdrawals', currency: 'USDT', amount } as const;
  const told = {
    ...facts,
    profileId: 'BUS_one',
    reference: 'INV-2026-0417',
    transferId: 'TRF_one',
    description: 'Payout to ADA LOVELACE',
    subDescription: 'To 0123456789 at Guaranty Trust Bank',
    createdAt: at,
  };

  it('says what its transfer does, and which way the money went', () => {
    const step = firstStep()
      .enter({ ...facts, isCredit: false })
      .enter({ ...facts, isCredit: true });
    expect(committed(step).entries).toStrictEqual([
      {
        ...told,
        id: 'TXN_1',
        isCredit: false,
        statusDescription: 'The amount was debited from the balance.',
      },
      { ...told, id: 'TXN_2', isCredit: true, statusDescription: 'The amount was credited to the balance.' },
    ]);
  });

  it('may say it in words of its own', () => {
    const words = { description: 'A', subDescription: 'B', statusDescription: 'C', meta: {} };
    const step = firstStep().enter({ ...facts, isCredit: true, ...words });
    expect(committed(step).entries).toMatchObject([words]);
  });

  it('of nothing is none', () => {
    const step = firstStep().enter({ ...facts, amount: Decimal.zero, isCredit: true });
    expect(committed(step).entries).toEqual([]);
  });
});
