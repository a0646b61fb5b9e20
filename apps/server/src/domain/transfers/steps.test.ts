import { stateMachines, type TransferStatus } from '@finops/contract/enumerations';
import { describe, expect, it } from 'vitest';
import { plainRows } from '../../../test/harness/seed/sample-transfer.ts';
import { quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { business } from '../../../test/harness/worlds/test-ledger.ts';
import {
  moverOf,
  nextStep,
  type StepName,
  stepNames,
  walk,
} from '../../../test/harness/worlds/transfer-steps.ts';
import { ways } from '../../../test/harness/worlds/transfer-ways.ts';
import { InvalidState } from '../domain-error.ts';
import { accountName } from '../ledger/account.ts';
import type { Commit } from '../ledger/ledger.ts';
import { Decimal } from '../money/decimal.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Step } from './step.ts';
import type { Transfer } from './transfer.ts';

const committed = (step: Step) =>
  step.commit({ rows: plainRows, eventBodies: { bodyOf: (_, { id, status }) => `${id} ${status}` } });

function last(steps: readonly Step[]): Step {
  const step = steps.at(-1);
  if (step === undefined) throw new Error('No step was taken.');
  return step;
}

/** The postings of a commit in the form of the rows. */
function movedBy({ postings }: Commit): string[] {
  return postings.map(({ amount, currency, from, to, reverses }) => {
    const [source, target] = [from, to].map((account) => accountName(account).replace(':BUS_one', ''));
    const reversal = reverses === undefined ? '' : `, reverses ${reverses.slice(reverses.indexOf('.') + 1)}`;
    return `${amount} ${currency} ${source} → ${target}${reversal}`;
  });
}

function enteredBy({ entries = [] }: Commit): string[] {
  return entries.map(({ amount, currency, isCredit, type }) => {
    return `${isCredit ? '+' : '−'}${amount} ${currency} ${type}`;
  });
}

describe('a way ends with', () => {
  it.each(ways)('%s %j: %s', (kind, way, status, moved, entered) => {
    const step = last(walk(quoteOf(kind, business), way));
    const commit = committed(step);
    expect(step.transfer.status).toBe(status);
    expect(step.transfer.version).toBe(way.length + 1);
    expect(movedBy(commit)).toEqual(moved);
    expect(enteredBy(commit)).toEqual(entered);
  });

  it.each(ways)(
    '%s %j: an event of %s, the version before, and statements of the rails',
    (kind, way, status) => {
      const step = last(walk(quoteOf(kind, business), way));
      const commit = committed(step);
      const { transfer } = step;
      expect(commit.events).toMatchObject([
        {
          kind: `transfer.${status}`,
          resourceId: transfer.id,
          profileId: 'BUS_one',
          body: `${transfer.id} ${status}`,
        },
      ]);
      const { id, version, quote } = transfer;
      const confirmations = (commit.records ?? []).filter(({ kind }) => kind === 'unconfirmed_payment');
      expect(commit.records).toMatchObject(
        way.length === 0
          ? [
              { kind: 'quote', id: quote.id, expects: { state: 'pending' } },
              { kind: 'transfer', id, expects: 'absent', row: transfer },
            ]
          : [{ kind: 'transfer', id, expects: { version: version - 1 }, row: transfer }, ...confirmations],
      );
      const crossing = commit.postings.flatMap(({ amount, from, to }) => [
        ...('rail' in from ? [`in ${from.rail} ${amount}`] : []),
        ...('rail' in to ? [`out ${to.rail} ${amount}`] : []),
      ]);
      const statement = commit.railEntries?.map(
        ({ direction, rail, amount }) => `${direction} ${rail} ${amount}`,
      );
      expect(statement).toEqual(crossing);
    },
  );

  it.each(ways)('%s %j: entries that add up to what the profile holds', (kind, way) => {
    const steps = walk(quoteOf(kind, business), way);
    const held = new Map<string, Decimal>();
    const entered = new Map<string, Decimal>();
    const add = (sums: Map<string, Decimal>, currency: string, amount: Decimal) =>
      sums.set(currency, (sums.get(currency) ?? Decimal.zero).plus(amount));
    for (const step of steps) {
      const { postings, entries = [] } = committed(step);
      for (const { currency, amount, from, to } of postings) {
        if ('profileId' in from) add(held, currency, amount.negated());
        if ('profileId' in to) add(held, currency, amount);
      }
      for (const { currency, amount, isCredit } of entries) {
        add(entered, currency, isCredit ? amount : amount.negated());
      }
    }
    const worth = (sums: Map<string, Decimal>) =>
      ['USDT', 'NGN'].map((code) => `${sums.get(code) ?? 0} ${code}`);
    expect(worth(entered)).toEqual(worth(held));
  });

  it.each(ways)('%s %j: nothing held when it is over, and everything else due', (kind, way) => {
    const steps = walk(quoteOf(kind, business), way);
    const held = Decimal.sum(
      steps.flatMap((step) =>
        committed(step).postings.flatMap(({ amount, from, to }) => [
          ...(from.account === 'held' ? [amount.negated()] : []),
          ...(to.account === 'held' ? [amount] : []),
        ]),
      ),
    );
    const { dueAt } = last(steps).transfer;
    if (dueAt === undefined) expect(held.toString()).toBe('0');
    else expect(dueAt.getTime()).toBeGreaterThan(last(steps).transfer.updatedAt.getTime());
  });
});

describe('what rounding left over', () => {
  const rounding = Decimal.parse('0.01');
  it.each([
    ['conversion', ['takenUp', 'converted'], '0.01 NGN position → rounding'],
    ['buy', ['arrived', 'received', 'converted'], '0.01 USDT position → rounding'],
    ['withdrawal', ['takenUp', 'sent'], '0.01 NGN position → rounding'],
    ['withdrawal', ['takenUp', 'payoutRefused', 'refunded'], '0.01 NGN position → rounding'],
    ['plainWithdrawal', ['takenUp', 'sent'], '0.01 NGN held → rounding'],
    ['sell', ['arrived', 'received', 'sold', 'sent'], '0.01 NGN position → rounding'],
    ['deposit', ['arrived', 'deposited'], '0.01 NGN held → rounding'],
  ] as const)('stays with the business: %s %j', (kind, way, moved) => {
    const facts = kind === 'deposit' ? { sourceAmount: Decimal.parse('20000.01') } : {};
    const step = last(walk(quoteOf(kind, business, { rounding, ...facts }), way));
    expect(movedBy(committed(step))).toContain(moved);
  });
});

describe('a posting', () => {
  it('is known by the transfer, its version and its place in the step, and opens the balances that it needs', () => {
    const step = last(walk(quoteOf('conversion', business), ['takenUp', 'converted']));
    const { id } = step.transfer;
    const { postings, opens } = committed(step);
    expect(postings.map((posting) => posting.id)).toEqual([`${id}.3.1`, `${id}.3.2`]);
    expect(opens?.map(({ currency }) => currency)).toEqual(['NGN']);
  });
});

describe('a deposit that is as small as its fee', () => {
  it('is charged whole, and its entry and that of its fee add up to nothing', () => {
    const money = { amount: Decimal.parse('150'), currency: 'NGN' };
    const small: Partial<Quote> = {
      sourceAmount: money.amount,
      targetAmount: Decimal.zero,
      fees: [{ name: 'Deposit fee', type: 'FIXED', amount: money, converted: money }],
    };
    const commits = walk(quoteOf('deposit', business, small), ['arrived', 'deposited']).map(committed);
    expect(commits.flatMap(movedBy)).toEqual(['150 NGN rail:bank → held', '150 NGN held → fees']);
    expect(commits.flatMap(enteredBy)).toEqual(['+150 NGN deposits', '−150 NGN fees']);
  });
});

describe('the state file', () => {
  interface ListedMove {
    readonly from: string;
    readonly to: string;
    readonly by: string;
    readonly categories?: readonly string[];
  }
  const categories = ['deposit', 'conversion', 'withdrawal', 'buy', 'sell'];
  const listed = stateMachines.transfer.moves.flatMap(
    ({ from, to, by, categories: only = categories }: ListedMove) =>
      only.map((category) => `${category}: ${from} → ${to} by ${by}`),
  );

  it('lists every move that is taken here, and every move that it lists is taken', () => {
    const taken = ways.flatMap(([kind, way]) => {
      const states = walk(quoteOf(kind, business), way).map(({ transfer }) => transfer.status);
      const { category } = quoteOf(kind, business);
      return way.map(
        (name, index) => `${category}: ${states[index]} → ${states[index + 1]} by ${moverOf(name)}`,
      );
    });
    expect([...new Set(taken)].toSorted()).toEqual([...new Set(listed)].toSorted());
  });

  it('refuses every other step from every state, and every step of a transfer that is over', () => {
    const targets: Readonly<Record<StepName, TransferStatus>> = {
      takenUp: 'processing',
      calledOff: 'cancelled',
      expired: 'cancelled',
      arrived: 'processing',
      arrivedOther: 'processing',
      mismatched: 'funds_received',
      deposited: 'funds_received',
      received: 'funds_received',
      exchangeRefused: 'failed',
      converted: 'funds_converted',
      sold: 'funds_converted',
      sent: 'outgoing_payment_sent',
      payoutRefused: 'failed',
      delivered: 'funds_delivered',
      returned: 'funds_not_delivered',
      refunded: 'funds_refunded',
      reversed: 'funds_refunded',
    };
    const allowed = new Map<string, number>();
    for (const [kind, way] of ways) {
      const { transfer } = last(walk(quoteOf(kind, business), way));
      for (const name of stepNames) {
        const move = `${transfer.quote.category}: ${transfer.status} → ${targets[name]} by ${moverOf(name)}`;
        if (transfer.dueAt !== undefined && listed.includes(move)) {
          allowed.set(move, 1 + (allowed.get(move) ?? 0));
        } else {
          expect(() => nextStep(name, transfer), move).toThrow(InvalidState);
        }
      }
    }
    expect([...allowed.keys()].toSorted()).toEqual([...new Set(listed)].toSorted());
  });

  it('refuses to end a transfer by a step that goes on, and to go on by one that ends it', () => {
    const bought = last(walk(quoteOf('buy', business), ['arrived'])).transfer;
    expect(() => nextStep('mismatched', bought)).toThrow(
      new InvalidState(
        `The transfer ${bought.id} is processing and cannot change to funds_received. No money was moved.`,
      ),
    );
    const waiting: Transfer = last(walk(quoteOf('buy', business), [])).transfer;
    expect(() => nextStep('received', waiting)).toThrow(InvalidState);
  });
});
