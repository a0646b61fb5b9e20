import type { components } from '@finops/contract';
import { it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { examplePrices, fixedVenue } from '../../../../test/harness/worlds/fixed-venue.ts';
import { valueBalance } from '../../../domain/balances/balances.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { midPrice } from '../../../domain/pricing/mid-price.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { balanceBody } from './balance-body.ts';

type Body = components['schemas']['Balance'];

const { currencies } = loadReference();
const display = 'NGN';
const venue = fixedVenue(examplePrices);
const now = new Date('2026-05-04T10:00:00Z');

function currency(code: string) {
  const found = currencies.get(code);
  if (found?.type === undefined) throw new Error(`There is no currency ${code}.`);
  return found;
}

/** The value of one unit at the prices of the examples; only USDT has prices in the display currency. */
async function worthOf(code: string): Promise<Decimal> {
  const direct = await venue.mid(code, display, now);
  if (code === display || direct !== undefined) return midPrice(code, display, venue, now);
  const [dollars, worth] = await Promise.all([venue.mid(code, 'USDT', now), worthOf('USDT')]);
  return dollars?.times(worth) ?? Decimal.zero;
}

it.each(shownRecords<Body>('balances', /^BAL_/))(
  'the example %s adds up and has its worth',
  async (_, record) => {
    const { body } = record;
    const part = (name: 'pending' | 'available' | 'savings' | 'investments') =>
      Decimal.parse(body[name].amount);
    const balance = {
      id: body.id,
      businessId: body.profile_id,
      profileId: body.profile_id,
      userId: body.user_id,
      currency: body.currency,
      showZero: body.show_zero,
      held: part('pending'),
      available: part('available'),
      savings: part('savings'),
      investments: part('investments'),
    };
    const worth = await worthOf(body.currency);
    expectRecorded(
      record,
      balanceBody(valueBalance(worth, balance, currency(body.currency), currency(display))),
    );
  },
);
