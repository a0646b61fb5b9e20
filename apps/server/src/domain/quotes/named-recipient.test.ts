import { describe, expect, it } from 'vitest';
import { deskProfile, deskRecipients } from '../../../test/harness/worlds/quote-desk.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { ResourceNotFound } from '../domain-error.ts';
import type { Recipient, RecipientDetails } from '../recipients/recipient.ts';
import { accountDetails, namedRecipient } from './named-recipient.ts';

const { ngnBank, usdBank, gbpBank, mpesa, till, wallet } = deskRecipients;
const NGN = loadReference().currencies.known('NGN');

const method = { name: 'M-Pesa', currency: NGN, channel: 'mobile_money', processingTime: 'at once' } as const;
const bounds = { min: NGN.mostHeld, max: NGN.mostHeld };

const told = (recipient: Recipient) => accountDetails(recipient, { ...method, ...bounds });

/** The desk's recipient with the given details. */
function known(details: RecipientDetails, country?: string): Recipient {
  const { country: _, ...anywhere } = ngnBank;
  return { ...anywhere, details, ...(country !== undefined && { country }) };
}

const name = { accountName: 'ADA LOVELACE' };
const dollar = { ...name, type: 'usd_bank', entityType: 'individual', bankName: 'Kuda' } as const;
const swift = {
  ...dollar,
  transferType: 'swift',
  swiftCode: 'NWBKGB2L',
  recipientAddress: 'London',
} as const;
const number = { accountNumber: '0123456789' };

describe('of an account a quote tells what is known, and nothing else', () => {
  it.each<[string, Recipient, object]>([
    ['its name alone', known({ ...wallet.details, ...name }), {}],
    ['its number', known({ ...name, ...number, type: 'till' }), { ...number, provider: 'M-Pesa' }],
    [
      'its IBAN',
      known({ ...swift, iban: 'DE02120300000000202051' }),
      { iban: 'DE02120300000000202051', bankName: 'Kuda' },
    ],
    ['its number abroad', known({ ...swift, ...number }), { ...number, bankName: 'Kuda' }],
    [
      'its bank and the code of its bank',
      known({ ...name, ...number, type: 'ngn_bank', bankCode: '058', bankName: 'Kuda' }),
      { ...number, bankCode: '058', bankName: 'Kuda' },
    ],
    [
      'the number of a paybill',
      known({ ...name, ...number, type: 'paybill', bankCode: '600584' }),
      { ...number, bankCode: '600584', provider: 'M-Pesa' },
    ],
    [
      'a routing number',
      known({ ...usdBank.details }),
      { ...number, bankCode: '021000021', bankName: 'Analytical Bank' },
    ],
    [
      'a sort code',
      known({ ...gbpBank.details }),
      { ...number, bankCode: '601613', bankName: 'National Westminster Bank' },
    ],
    [
      'its country',
      known({ ...till.details, ...name }, 'NG'),
      { accountNumber: '5123456', countryCode: 'NG', provider: 'M-Pesa' },
    ],
    [
      'a phone and its operator',
      known({ ...mpesa.details, ...name }),
      { phoneNumber: '+254712345678', provider: 'M-Pesa' },
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
      `${mpesa.id} is a recipient of the category mobile_money; the category must be bank.`,
    ],
    [
      'in another currency',
      ngnBank.id,
      { currency: 'USD' },
      `${ngnBank.id} is an account in NGN; the currency must be USD.`,
    ],
  ])('is %s', async (_, id, changed, reason) => {
    await expect(named(id, changed)).rejects.toMatchObject({ fields: { 'pay_out.recipient_id': [reason] } });
  });
});
