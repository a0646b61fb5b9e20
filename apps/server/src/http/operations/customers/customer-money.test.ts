import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../../test/harness/processes/databases.ts';
import { completePerson } from '../../../../test/harness/worlds/customer-requests.ts';
import { type Onboarding, startOnboarding } from '../../../../test/harness/worlds/onboarding.ts';

const quote = {
  source_currency: 'USDT',
  target_currency: 'NGN',
  source_amount: '10.00',
  pay_in: { type: 'balance' },
  pay_out: { type: 'balance' },
};

describe('the money of a customer', () => {
  let onboarding: Onboarding;

  beforeAll(async () => {
    onboarding = await startOnboarding(postgres);
  });
  afterAll(() => onboarding.stop());

  const callFor = (id: string, method: string, path: string, body?: object) =>
    onboarding.call(method, path, body, { headers: { 'X-BU-PROFILE-ID': id } });

  it('moves when it is active and has accepted the terms, and 422 says why it does not', async () => {
    const id = await onboarding.create(completePerson);
    for (const refused of [
      await callFor(id, 'POST', '/v1/quotes', quote),
      await callFor(id, 'GET', '/v1/addresses/USDT'),
      await callFor(id, 'POST', '/v1/addresses/regenerate', { currency: 'USDT', network: 'TRX' }),
    ]) {
      expect([refused.status, refused.json.error.name]).toEqual([422, 'invalid_state']);
      expect(refused.json.message).toContain(`${id} is inactive`);
    }
    await onboarding.verify(id);
    await onboarding.settle(id, 'approved');
    expect((await callFor(id, 'GET', '/v1/addresses/USDT')).status).toBe(200);
    await onboarding.update(id, { has_accepted_terms: false });
    const { json } = await callFor(id, 'POST', '/v1/quotes', quote);
    expect(json.message).toContain('has not accepted the terms');
  });

  it('that a reversal stops goes on when the customer is active again', async () => {
    const id = await onboarding.create(completePerson);
    await onboarding.verify(id);
    await onboarding.settle(id, 'approved');
    await onboarding.control('balances', { profile_id: id, currency: 'USDT', amount: '100.00' });
    const recipient = await onboarding.call('POST', '/v1/recipients', {
      type: 'ngn_bank',
      account_name: 'ADA LOVELACE',
      account_number: '0123456789',
      bank_code: '058',
    });
    const pay_out = { type: 'bank_transfer', recipient_id: recipient.json.data.id };
    const quoted = await callFor(id, 'POST', '/v1/quotes', { ...quote, pay_out });
    expect(quoted.json).toMatchObject({ status: 'success' });
    const transfer = await callFor(id, 'POST', '/v1/transfers', { quote_id: quoted.json.data.id });
    expect(transfer.status).toBe(201);
    const statusOf = async () =>
      (await callFor(id, 'GET', `/v1/transfers/${transfer.json.data.id}`)).json.data.status;
    await onboarding.settle(id, 'reverted');
    await onboarding.pass(600);
    expect(await statusOf()).not.toBe('funds_delivered');
    await onboarding.verify(id);
    await onboarding.settle(id, 'approved');
    await onboarding.pass(600);
    expect(await statusOf()).toBe('funds_delivered');
  });
});
