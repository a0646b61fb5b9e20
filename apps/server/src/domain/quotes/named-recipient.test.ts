import { describe, expect, it } from 'vitest';
import { deskProfile, deskRecipients } from '../../../test/harness/quote-desk.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { Recipient } from '../recipients/recipient.ts';
import { accountDetails, namedRecipient } from './named-recipient.ts';

const { ngnBank, mpesa } = deskRecipients;
const NGN = loadReference().currencies.known('NGN');

const method = { name: 'M-Pesa', currency: NGN, channel: 'mobile_money', processingTime: 'at once' } as const;
const bounds = { min: NGN.mostHeld, max: NGN.mostHeld };

const told = (recipient: Recipient) => accountDetails(recipient, { ...method, ...bounds });

/** A recipient of which nothing is known but what a row gives. */
function known(category: Recipient['category'], details: Recipient['details'], country?: string): Recipient {
  const { country: _, ...anywhere } = ngnBank;
  return { ...anywhere, category, details, ...(country !== undefined && { country }) };
}

const name = { account_name: 'ADA LOVELACE' };

describe('of an account a quote tells what is known, and nothing else', () => {
  it.each<[string, Recipient, object]>([
    ['its name alone', known('bank', name), {}],
    [
      'its number',
      known('bank', { ...name, account_number: '0123456789' }),
      { account_number: '0123456789' },
    ],
    [
      'its IBAN',
      known('bank', { ...name, iban: 'DE02120300000000202051' }),
      { iban: 'DE02120300000000202051' },
    ],
    ['its bank', known('bank', { ...name, bank_name: 'Kuda' }), { bank_name: 'Kuda' }],
    ['the code of its bank', known('bank', { ...name, bank_code: '058' }), { bank_code: '058' }],
    ['a routing number', known('bank', { ...name, routing_number: '021000021' }), { bank_code: '021000021' }],
    ['a sort code', known('bank', { ...name, sort_code: '601613' }), { bank_code: '601613' }],
    ['its country', known('bank', name, 'NG'), { country_code: 'NG' }],
    [
      'a phone and its operator',
      known('mobile_money', { ...name, phone_number: '+254712345678' }),
      { phone_number: '+254712345678', provider: 'M-Pesa' },
    ],
  ])('%s', (_, recipient, details) => {
    expect(told(recipient)).toStrictEqual({ ...name, ...details, currency: 'NGN' });
  });
});

describe('a recipient that is named', () => {
  const find = async (businessId: string, id: string) =>
    [ngnBank, mpesa].find((one) => one.businessId === businessId && one.id === id);
  const { businessId } = deskProfile;
  const fitting = { field: 'pay_out.recipient_id', category: 'bank', currency: 'NGN' } as const;
  const named = (id: string, changed: object = {}) =>
    namedRecipient(id, { ...fitting, ...changed }, { businessId, recipients: { find } });

  it('is found', async () => {
    expect(await named(ngnBank.id)).toBe(ngnBank);
  });

  it('is not there', async () => {
    const failure = named('REC_0000000000000000');
    await expect(failure).rejects.toThrow(new ResourceNotFound('recipient REC_0000000000000000'));
    await expect(failure).rejects.toMatchObject({ what: 'recipient REC_0000000000000000' });
  });

  it.each([
    [
      'of another category',
      mpesa.id,
      {},
      `${mpesa.id} is a recipient of the category mobile_money, and this takes bank.`,
    ],
    [
      'in another currency',
      ngnBank.id,
      { currency: 'USD' },
      `${ngnBank.id} is an account in NGN, and this takes one in USD.`,
    ],
  ])('is %s', async (_, id, changed, reason) => {
    await expect(named(id, changed)).rejects.toMatchObject({ fields: { 'pay_out.recipient_id': [reason] } });
  });
});
