import type { components } from '@finops/contract';
import { expect, it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { pledgeDesk } from '../../../../test/harness/worlds/pledge-desk.ts';
import { profileOf } from '../../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { pledgeQuoteBody } from './pledge-quote-body.ts';

const shown = shownRecords<components['schemas']['PledgeQuote']>('pledges', /^PLQ_/);
const grant = { clientId: 'service-oauth2-1', userId: 'USR_1', beneficiaryId: 'BNF_1' };

it.each(shown)('the example %s is what the service makes of its request', async (_title, record) => {
  const { id, reference, items, expires_at: expiresAt } = record.body;
  const { pledgeQuotes, currencies } = pledgeDesk(
    { BTC: '0.25', USDT: '1000' },
    { id, start: '2026-05-04T09:45:00Z' },
  );
  const quote = await pledgeQuotes.create(profileOf({ businessId: 'BUS_1' }), grant, {
    reference,
    items: items.map(({ asset, amount }) => ({ asset, amount: Decimal.parse(amount) })),
    expiresAt: new Date(expiresAt),
    meta: undefined,
  });
  expectRecorded(record, pledgeQuoteBody(quote, currencies));
});

it('the examples show a pledge that can be created and one that cannot', () => {
  expect(shown.map(([, { body }]) => body.can_create).toSorted()).toEqual([false, true]);
});
