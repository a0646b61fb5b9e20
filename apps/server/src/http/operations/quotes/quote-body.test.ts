import { readFileSync } from 'node:fs';
import type { components } from '@finops/contract';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { deskProfile, deskRecipients, quoteDesk } from '../../../../test/harness/worlds/quote-desk.ts';
import { quoteBody } from './quote-body.ts';
import { quoteRequest } from './quote-request.ts';

type Request = Parameters<typeof quoteRequest>[0];

const examples = new URL('../../../../../../spec/resources/quotes/examples/', import.meta.url);
const asked = (name: string): Request =>
  parse(readFileSync(new URL(`quote-create-${name}.yaml`, examples), 'utf8')).value;

const expired = {
  request: { source_currency: 'USDT', target_currency: 'NGN', source_amount: '150.00' },
  minutes: 30,
} as const;

/** The request of each example of a quote, and its age unless that is zero. */
const ways: Readonly<Record<string, { request: Request; minutes?: number; taken?: true }>> = {
  'quote-withdrawal-created.yaml': { request: asked('by-source-amount') },
  'quote-by-target-amount-created.yaml': { request: asked('by-target-amount') },
  'quote-conversion-created.yaml': { request: asked('by-quote-amount') },
  'quote-deposit-created.yaml': { request: asked('deposit') },
  'quote-on-ramp-created.yaml': { request: asked('on-ramp') },
  'quote-off-ramp-created.yaml': { request: asked('off-ramp') },
  'quote-off-ramp-to-balance-created.yaml': { request: asked('off-ramp-to-balance') },
  'quote-pending.yaml': { request: asked('by-source-amount'), minutes: 29 },
  'quote-expired.yaml': expired,
  'quotes.yaml QUO_9tRb3MxF6wJk2PsD': { request: asked('by-source-amount'), minutes: 29, taken: true },
  'quotes.yaml QUO_9wLm3XdP5tVb6RkJ': expired,
  'quote-accepted.yaml': { request: asked('by-source-amount'), minutes: 5_000, taken: true },
};

/** The key of an example; in a list it includes the identifier. */
const nameOf = (title: string) => (title.startsWith('quotes.yaml') ? title : (title.split(' ')[0] ?? ''));

const shown = shownRecords<components['schemas']['Quote']>('quotes', /^QUO_/);

it.each(shown)('the example %s is what the service makes of its request', async (title, record) => {
  const way = ways[nameOf(title)];
  if (way === undefined) throw new Error(`Nothing says what was asked for in ${title}.`);
  const { id, profile_id: profileId, created_at: start, updated_at: changed } = record.body;
  const { quotes, clock, currencies } = quoteDesk({
    id,
    start,
    available: { USDT: '1000' },
    recipients: Object.values(deskRecipients),
  });
  const made = await quotes.create({ ...deskProfile, profileId }, quoteRequest(way.request));
  clock.advance((way.minutes ?? 0) * 60_000);
  const quote = way.taken ? { ...made, accepted: true, updatedAt: new Date(changed) } : made;
  expectRecorded(record, quoteBody(quote, clock.now(), currencies));
});

it('the examples show every way', () => {
  expect(shown.map(([title]) => nameOf(title)).toSorted()).toEqual(Object.keys(ways).toSorted());
});
