import { describe, expect, it } from 'vitest';
import { fixedVenue } from '../../../../test/harness/worlds/fixed-venue.ts';
import { deskProfile, quoteDesk } from '../../../../test/harness/worlds/quote-desk.ts';
import { FieldError } from '../../../domain/domain-error.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import type { Pair } from '../../../domain/pricing/pair.ts';
import { SimulatedVenue } from '../../../rails/venue/simulated-venue.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { quoteRequest } from '../quotes/quote-request.ts';
import { pairBody } from './pair-body.ts';

const { pairs, venue: settings } = loadReference();
const at = new Date('2026-03-04T10:15:00Z');
const venue = new SimulatedVenue(settings, 'limits');

const sides = pairs
  .all()
  .flatMap((pair) => (['buy', 'sell'] as const).map((side) => ({ pair, side })))
  .filter(({ pair, side }) => pair[side].supported);

/** The refusal of a conversion of an amount of the counter currency, at a percentage of the shown price. */
async function refusal({ base, counter }: Pair, side: 'buy' | 'sell', amount: string, percent: string) {
  const shown = await venue.price(base.code, counter.code, at);
  if (shown === undefined) throw new Error('The pair has no price.');
  const moved = shown[side].times(Decimal.parse(percent)).times(Decimal.parse('0.01')).toString();
  const { quotes } = quoteDesk({
    venue: fixedVenue({ [`${base.code}/${counter.code}`]: { buy: moved, sell: moved } }),
    available: { [base.code]: '99999999999999999999', [counter.code]: '99999999999999999999' },
  });
  const asked =
    side === 'buy'
      ? { source_currency: counter.code, target_currency: base.code, source_amount: amount }
      : { source_currency: base.code, target_currency: counter.code, target_amount: amount };
  try {
    await quotes.create(deskProfile, quoteRequest(asked));
    return undefined;
  } catch (error) {
    if (error instanceof FieldError) return Object.values(error.fields).flat().join(' ');
    throw error;
  }
}

describe.each(sides)('$pair.id, to $side', ({ pair, side }) => {
  async function shown(bound: 'min' | 'max') {
    const price = await venue.price(pair.base.code, pair.counter.code, at);
    if (price === undefined) throw new Error('The pair has no price.');
    return pairBody({ pair, price })[`${bound}_${side}_amount`].counter.amount;
  }

  it.each([
    ['min', '100'],
    ['min', '101.9'],
    ['max', '100'],
    ['max', '98.1'],
  ] as const)(
    'accepts what it shows as the %s while the price goes to %s per cent',
    async (bound, percent) => {
      expect(await refusal(pair, side, await shown(bound), percent)).toBeUndefined();
    },
  );

  it('refuses less by naming an amount of the same currency that is accepted', async () => {
    const half = Decimal.parse(await shown('min'))
      .times(Decimal.parse('0.5'))
      .rounded(pair.counter.decimals, 'down')
      .toString();
    const reason = await refusal(pair, side, half, '100');
    const [, told = '', code] = / must be at least (\S+) ([A-Z]+);/.exec(reason ?? '') ?? [];
    expect(code).toBe(pair.counter.code);
    expect(await refusal(pair, side, told, '101.9')).toBeUndefined();
  });
});
