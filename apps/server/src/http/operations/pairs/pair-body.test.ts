import type { components } from '@finops/contract';
import { expect, it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { examplePrices, fixedVenue } from '../../../../test/harness/worlds/fixed-venue.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { pairBody } from './pair-body.ts';

const { pairs } = loadReference();
const shown = shownRecords<components['schemas']['Pair']>('pairs', /^[A-Z]+$/);

it.each(shown)('the example %s is the pair at the prices of the examples', async (_, record) => {
  const { base, counter, percentage_change: change } = record.body;
  const pair = pairs.get(base, counter);
  const price = await fixedVenue(examplePrices).price(base, counter, new Date());
  if (pair === undefined || price === undefined) throw new Error(`${base}/${counter} is not traded.`);
  expectRecorded(
    record,
    pairBody({ pair, price: { ...price, ...(change && { percentageChange: Decimal.parse(change) }) } }),
  );
});

it('the examples show every price that they are made at', () => {
  expect(shown.map(([, { body }]) => `${body.base}/${body.counter}`).toSorted()).toEqual(
    Object.keys(examplePrices).toSorted(),
  );
});
