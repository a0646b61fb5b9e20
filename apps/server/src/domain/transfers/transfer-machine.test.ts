import { stateMachines, type TransferStatus } from '@finops/contract/enumerations';
import { describe, expect, it } from 'vitest';
import { sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { type QuoteKind, quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { at, business } from '../../../test/harness/worlds/test-ledger.ts';
import { InvalidState } from '../domain-error.ts';
import type { Transfer } from './transfer.ts';
import { type Move, refuseUnlisted, statesToCome } from './transfer-machine.ts';

const kinds = ['deposit', 'conversion', 'withdrawal', 'buy', 'sell'] as const;
const movers = ['caller', 'clock', 'rail', 'service', 'venue'] as const;

/** A transfer of the category in the status, with a due step. */
function standing(kind: QuoteKind, status: TransferStatus, facts: Partial<Transfer> = {}): Transfer {
  return sampleTransfer(quoteOf(kind, business), { status, dueAt: at, ...facts });
}

function isRefused(transfer: Transfer, move: Move): boolean {
  try {
    refuseUnlisted(transfer, move);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidState);
    return true;
  }
}

/** Whether the contract lists the transition, read independently of the code under test. */
function isListed(category: string, from: string, { to, by, final }: Move): boolean {
  const ends = ['funds_delivered', 'cancelled', 'funds_refunded'];
  return stateMachines.transfer.moves.some(
    (move) =>
      `${move.from} ${move.to} ${move.by}` === `${from} ${to} ${by}` &&
      (!('categories' in move) || move.categories.some((one) => one === category)) &&
      ('final' in move || ends.includes(to)) === final,
  );
}

const states = Object.keys(stateMachines.transfer.states) as (keyof typeof stateMachines.transfer.states)[];

describe('a move', () => {
  it.each(kinds)('of a %s passes when the state file lists it, and is refused otherwise', (kind) => {
    const wrong: string[] = [];
    for (const from of states) {
      for (const to of states) {
        for (const by of movers) {
          for (const final of [true, false]) {
            const move = { to, by, final };
            const expected = !isListed(kind, from, move);
            if (isRefused(standing(kind, from), move) !== expected) wrong.push(`${from} → ${to} by ${by}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused when the transfer is over, whatever its state', () => {
    const { dueAt: _, ...over } = standing('withdrawal', 'failed', { error: 'conversion_refused' });
    const move: Move = { to: 'funds_refunded', by: 'service', final: true };
    expect(isRefused(over, move)).toBe(true);
    expect(isRefused(standing('withdrawal', 'failed'), move)).toBe(false);
  });

  it('is refused in a sentence that says where the transfer stands', () => {
    const transfer = standing('deposit', 'processing');
    expect(() => refuseUnlisted(transfer, { to: 'cancelled', by: 'caller', final: true })).toThrow(
      `The transfer ${transfer.id} is processing and cannot be cancelled. No money was moved.`,
    );
  });
});

describe('the usual path', () => {
  it.each([...kinds, 'sell_to_balance'] as const)('of a %s is listed from end to end', (name) => {
    const path: readonly TransferStatus[] = stateMachines.transfer.paths[name];
    const kind = name === 'sell_to_balance' ? 'sell' : name;
    expect([path[0], path.length > 2]).toEqual(['pending', true]);
    for (const [index, from] of path.slice(0, -1).entries()) {
      const to = path[index + 1];
      if (to === undefined) throw new Error('The path ends too early.');
      const isLast = index === path.length - 2;
      expect(movers.some((by) => isListed(kind, from, { to, by, final: isLast }))).toBe(true);
    }
  });
});

describe('the states to come', () => {
  it.each([
    ['withdrawal', 'pending', undefined, ['processing', 'outgoing_payment_sent', 'funds_delivered']],
    ['sell', 'funds_converted', undefined, ['outgoing_payment_sent', 'funds_delivered']],
    ['buy', 'funds_converted', undefined, []],
    ['sellToBalance', 'pending', undefined, ['processing', 'funds_received', 'funds_converted']],
    ['sellToBalance', 'funds_converted', undefined, []],
    ['deposit', 'cancelled', undefined, []],
    ['buy', 'funds_received', 'amount_mismatch', []],
    ['buy', 'funds_received', 'late', []],
    ['conversion', 'failed', 'conversion_refused', []],
    ['withdrawal', 'failed', 'payout_refused', ['funds_refunded']],
    ['sell', 'funds_not_delivered', 'payout_returned', ['funds_refunded']],
    ['sell', 'funds_refunded', 'payout_returned', []],
  ] as const)('of a %s that is %s, with the error %s', (kind, status, error, expected) => {
    expect(statesToCome(standing(kind, status, error && { error }))).toEqual(expected);
  });
});
