import { describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { FieldError } from '../domain-error.ts';
import { categoryOf, type Movement } from './category.ts';

const { currencies } = loadReference();
const payIns = ['balance', 'address', 'temporary_bank_account', 'mobile_money'] as const;
const payOuts = ['balance', 'address', 'bank_transfer', 'mobile_money'] as const;

const movement = (
  source: string,
  target: string,
  payIn: Movement['payIn'],
  payOut: Movement['payOut'],
): Movement => ({ source: currencies.known(source), target: currencies.known(target), payIn, payOut });

/** The category, or the refused field. */
function outcomeOf(moved: Movement): string {
  try {
    return categoryOf(moved);
  } catch (error) {
    if (error instanceof FieldError) return Object.keys(error.fields).join(', ');
    throw error;
  }
}

/** The single reason of a refused movement. */
function reasonOf(moved: Movement): string {
  try {
    return `${categoryOf(moved)} is not refused.`;
  } catch (error) {
    if (error instanceof FieldError) return error.message;
    throw error;
  }
}

/** The result for each pair of ends; rows are `pay_in`, columns `pay_out`, in the order above. */
const tables: [source: string, target: string, rows: string[][]][] = [
  [
    'NGN',
    'NGN',
    [
      ['target_currency', 'pay_out.type', 'withdrawal', 'withdrawal'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
      ['deposit', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
      ['deposit', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
    ],
  ],
  [
    'USD',
    'NGN',
    [
      ['conversion', 'pay_out.type', 'withdrawal', 'withdrawal'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
      ['target_currency', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
      ['target_currency', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
    ],
  ],
  [
    'NGN',
    'USDT',
    [
      ['conversion', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
      ['buy', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
      ['buy', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
    ],
  ],
  [
    'USDT',
    'NGN',
    [
      ['conversion', 'pay_out.type', 'withdrawal', 'withdrawal'],
      ['sell', 'pay_out.type', 'sell', 'sell'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
    ],
  ],
  [
    'USDT',
    'USDT',
    [
      ['target_currency', 'withdrawal', 'pay_out.type', 'pay_out.type'],
      ['deposit', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
    ],
  ],
  [
    'USDT',
    'BTC',
    [
      ['conversion', 'withdrawal', 'pay_out.type', 'pay_out.type'],
      ['target_currency', 'pay_out.type', 'pay_out.type', 'pay_out.type'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
      ['pay_in.type', 'pay_in.type', 'pay_in.type', 'pay_in.type'],
    ],
  ],
];

describe.each(tables)('%s to %s', (source, target, rows) => {
  it.each(payIns.map((payIn, row) => [payIn, rows[row]] as const))('from %s', (payIn, want) => {
    expect(payOuts.map((payOut) => outcomeOf(movement(source, target, payIn, payOut)))).toEqual(want);
  });
});

describe('a cryptocurrency without ramps', () => {
  const tether = currencies.known('USDT');
  if (tether.type !== 'crypto') throw new Error('USDT is no cryptocurrency');
  const unramped = { ...tether, isRampBuySupported: false, isRampSellSupported: false };

  it('is not bought from outside', () => {
    const buying = { ...movement('NGN', 'USDT', 'temporary_bank_account', 'balance'), target: unramped };
    expect(outcomeOf(buying)).toBe('target_currency');
    expect(reasonOf(buying)).toBe(
      'USDT cannot be bought with an external payment. Convert it on the balance.',
    );
  });

  it.each(['balance', 'bank_transfer'] as const)('is not sold from outside to a %s', (payOut) => {
    const selling = { ...movement('USDT', 'NGN', 'address', payOut), source: unramped };
    expect(outcomeOf(selling)).toBe('source_currency');
    expect(reasonOf(selling)).toBe(
      'USDT cannot be sold in one quote. Deposit it, then convert it on the balance.',
    );
  });
});

describe('a refusal says the way that is open', () => {
  it.each([
    [
      movement('USD', 'NGN', 'temporary_bank_account', 'balance'),
      'A payment in USD cannot be converted to NGN in one quote. Deposit USD, then convert it on the balance.',
    ],
    [
      movement('USDT', 'BTC', 'address', 'balance'),
      'A payment in USDT cannot be converted to BTC in one quote. Deposit USDT, then convert it on the balance.',
    ],
    [
      movement('NGN', 'USDT', 'temporary_bank_account', 'address'),
      'An external payment in NGN cannot be paid out as USDT (address) in one quote. Use the balance on one side.',
    ],
    [
      movement('USDT', 'USDT', 'address', 'address'),
      'An external payment in USDT cannot be paid out as USDT (address) in one quote. Use the balance on one side.',
    ],
  ])('$source.code to $target.code from $payIn to $payOut', (moved, reason) => {
    expect(reasonOf(moved)).toBe(reason);
  });
});
