import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deskProfile, deskRecipients, quoteDesk } from '../../../../test/harness/quote-desk.ts';
import type { Profile } from '../../../domain/accounts/profile.ts';
import { quoteBody } from './quote-body.ts';
import { quoteRequest } from './quote-request.ts';

const directory = new URL('../../../../../../spec/resources/quotes/examples/', import.meta.url);
const example = (name: string) => parse(readFileSync(new URL(`${name}.yaml`, directory), 'utf8')).value;

/** Makes the quote of an example at its time, and shows it so many minutes later. */
async function shown(request: Parameters<typeof quoteRequest>[0], answer: string, minutes = 0) {
  const { data } = example(answer);
  const { quotes, clock, currencies } = quoteDesk({
    id: data.id,
    start: data.created_at,
    available: { USDT: '1000' },
    recipients: Object.values(deskRecipients),
  });
  const profile: Profile = { ...deskProfile, profileId: data.profile_id };
  await quotes.create(profile, quoteRequest(request));
  clock.advance(minutes * 60_000);
  const body = quoteBody(await quotes.get(profile, data.id), clock.now(), currencies);
  return { body: JSON.parse(JSON.stringify(body).replaceAll('.000000Z', 'Z')), data };
}

describe('the body is that of the example', () => {
  it.each([
    ['quote-create-by-source-amount', 'quote-withdrawal-created'],
    ['quote-create-by-target-amount', 'quote-by-target-amount-created'],
    ['quote-create-by-quote-amount', 'quote-conversion-created'],
    ['quote-create-deposit', 'quote-deposit-created'],
    ['quote-create-on-ramp', 'quote-on-ramp-created'],
    ['quote-create-off-ramp', 'quote-off-ramp-created'],
  ])('%s: %s', async (request, answer) => {
    const { body, data } = await shown(example(request), answer);
    expect(body).toEqual(data);
  });

  it('of one that is pending in its last minute', async () => {
    const { body, data } = await shown(example('quote-create-by-source-amount'), 'quote-pending', 29);
    expect(body).toEqual(data);
  });

  it('of one that expired after 30 minutes, which it changed by', async () => {
    const request = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '150.00' };
    const { body, data } = await shown(request, 'quote-expired', 30);
    expect(body).toEqual(data);
  });

  it('of one that was taken', async () => {
    const { data } = example('quote-accepted');
    const { quotes, currencies } = quoteDesk({
      id: data.id,
      start: data.created_at,
      available: { USDT: '1000' },
      recipients: Object.values(deskRecipients),
    });
    const made = await quotes.create(deskProfile, quoteRequest(example('quote-create-by-source-amount')));
    const taken = { ...made, accepted: true, updatedAt: new Date(data.updated_at) };
    const body = quoteBody(taken, new Date('2027-01-01T00:00:00Z'), currencies);
    expect(JSON.parse(JSON.stringify(body).replaceAll('.000000Z', 'Z'))).toEqual(data);
  });
});
