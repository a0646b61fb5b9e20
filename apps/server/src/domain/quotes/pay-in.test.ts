import { describe, expect, it } from 'vitest';
import { type Asked, ask, mpesaPays, refusalOf } from '../../../test/harness/seed/asked-quote.ts';
import { deskRecipients } from '../../../test/harness/worlds/quote-desk.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { ResourceNotFound } from '../domain-error.ts';

const { ngnBank, mpesa, till, mtnBenin } = deskRecipients;
const { countries, currencies } = loadReference();

describe('where money comes from', () => {
  it.each<[string, Asked, object, object, string]>([
    [
      'a deposit on the default network',
      { source_currency: 'USDT', target_currency: 'USDT', pay_in: { type: 'address' } },
      { type: 'address', network: 'TRX' },
      { type: 'balance' },
      'deposit',
    ],
    [
      'a deposit from a phone that is named',
      {
        source_currency: 'KES',
        target_currency: 'KES',
        pay_in: { ...mpesaPays, phone: '254 712 345 678', network: 'M-PESA' },
      },
      {
        type: 'mobile_money',
        network: 'M-PESA',
        account: {
          phoneNumber: '+254712345678',
          provider: 'M-Pesa',
          countryCode: 'KE',
          currency: 'KES',
        },
      },
      { type: 'balance' },
      'deposit',
    ],
    [
      'a purchase from a phone that is saved',
      {
        source_currency: 'KES',
        target_currency: 'USDT',
        pay_in: { type: 'mobile_money', recipient_id: mpesa.id },
      },
      {
        type: 'mobile_money',
        recipientId: mpesa.id,
        account: {
          accountName: 'SOFIA KOVALEVSKAYA',
          phoneNumber: '+254712345678',
          provider: 'M-Pesa',
          countryCode: 'KE',
          currency: 'KES',
        },
      },
      { type: 'balance' },
      'buy',
    ],
    [
      'a deposit to a bank account that is made for it',
      { source_currency: 'NGN', target_currency: 'NGN', pay_in: { type: 'temporary_bank_account' } },
      { type: 'temporary_bank_account' },
      { type: 'balance' },
      'deposit',
    ],
  ])('%s', async (_, request, payIn, payOut, category) => {
    const quote = await ask({ source_amount: '1000', ...request });
    expect([quote.category, quote.payIn, quote.payOut]).toStrictEqual([category, payIn, payOut]);
  });

  it.each(['M-PESA', 'mpesa', 'M Pesa'])('knows the operator as %s', async (network) => {
    const pay_in = { ...mpesaPays, network };
    const quote = await ask({
      source_currency: 'KES',
      target_currency: 'KES',
      source_amount: '1000',
      pay_in,
    });
    expect(quote.payIn).toMatchObject({ network });
  });
});

describe('refuses with a field error', () => {
  it.each<[what: string, Asked, field: string, reason: string]>([
    [
      'cryptocurrency from a bank',
      { pay_in: { type: 'temporary_bank_account' } },
      'pay_in.type',
      'not by temporary_bank_account',
    ],
    [
      'fiat money in to an address',
      { source_currency: 'NGN', target_currency: 'USDT', pay_in: { type: 'address' } },
      'pay_in.type',
      'has no addresses',
    ],
    [
      'a channel that the currency has not',
      { source_currency: 'NGN', target_currency: 'USDT', pay_in: mpesaPays },
      'pay_in.type',
      'Use temporary_bank_account',
    ],
    [
      'a currency that is not paid in at all',
      { source_currency: 'GBP', target_currency: 'GBP', pay_in: { type: 'temporary_bank_account' } },
      'pay_in.type',
      'GBP is not paid in outside the balance',
    ],
    [
      'a network that does not carry the source',
      { target_currency: 'USDT', pay_in: { type: 'address', network: 'BTC' } },
      'pay_in.network',
      'Use one of: BSC, ETH, TRX, XPL, SOL',
    ],
    [
      'an operator that the currency has not',
      { source_currency: 'KES', target_currency: 'KES', pay_in: { ...mpesaPays, network: 'MTN' } },
      'pay_in.network',
      'by M-Pesa',
    ],
    [
      'no phone that pays',
      { source_currency: 'KES', target_currency: 'KES', pay_in: { type: 'mobile_money' } },
      'pay_in.phone',
      'Give either',
    ],
    [
      'two that pay',
      { source_currency: 'KES', target_currency: 'KES', pay_in: { ...mpesaPays, recipient_id: mpesa.id } },
      'pay_in.phone',
      'Give either',
    ],
    [
      'a phone of another country',
      { source_currency: 'KES', target_currency: 'KES', pay_in: { ...mpesaPays, phone: '+4412345678' } },
      'pay_in.phone',
      '+254 for Kenya',
    ],
    [
      'a bank account as the phone that pays',
      {
        source_currency: 'KES',
        target_currency: 'KES',
        pay_in: { type: 'mobile_money', recipient_id: ngnBank.id },
      },
      'pay_in.recipient_id',
      'category bank',
    ],
    [
      'a till as the phone that pays',
      {
        source_currency: 'KES',
        target_currency: 'KES',
        pay_in: { type: 'mobile_money', recipient_id: till.id },
      },
      'pay_in.recipient_id',
      'no phone',
    ],
    [
      'a phone with another currency',
      {
        source_currency: 'KES',
        target_currency: 'KES',
        pay_in: { type: 'mobile_money', recipient_id: mtnBenin.id },
      },
      'pay_in.recipient_id',
      'in XOF',
    ],
    [
      'a network beside a balance that pays',
      { pay_in: { type: 'balance', network: 'TRX' } },
      'pay_in.network',
      'Leave it out',
    ],
    [
      'a phone beside an address',
      { target_currency: 'USDT', pay_in: { type: 'address', phone: '1' } },
      'pay_in.phone',
      'Leave it out',
    ],
    [
      'a recipient beside a temporary account',
      {
        source_currency: 'NGN',
        target_currency: 'USDT',
        pay_in: { type: 'temporary_bank_account', recipient_id: ngnBank.id },
      },
      'pay_in.recipient_id',
      'Leave it out',
    ],
  ])('%s', async (_, request, field, reason) => {
    expect(await refusalOf(request)).toEqual({ [field]: [expect.stringContaining(reason)] });
  });

  it('a phone of a country whose phones do not pay by the method', async () => {
    const [paid] = countries.flatMap(({ paymentMethods }) =>
      paymentMethods.filter(({ name }) => name === 'M-Pesa'),
    );
    if (paid === undefined) throw new Error('Nobody pays by M-Pesa.');
    const banked = { ...paid, channel: 'temporary_bank_account' } as const;
    const changed = countries.map((country) => {
      if (country.id === 'KE') return { ...country, paymentMethods: [banked, paid] };
      if (country.id === 'TZ') return { ...country, paymentMethods: [banked] };
      if (country.id !== 'UG') return country;
      return { ...country, paymentMethods: [{ ...paid, currency: currencies.known('UGX') }] };
    });
    const paying = (phone: string) =>
      refusalOf(
        { source_currency: 'KES', target_currency: 'KES', pay_in: { type: 'mobile_money', phone } },
        { reference: { countries: changed } },
      );
    for (const phone of ['+255712345678', '+256771234567']) {
      expect(await paying(phone)).toEqual({
        'pay_in.phone': [`${phone} is not a supported phone number. It must begin with +254 for Kenya.`],
      });
    }
  });
});

it('does not find a recipient that pays and is not there', async () => {
  const pay_in = { type: 'mobile_money', recipient_id: 'REC_0000000000000000' } as const;
  const failure = ask({ source_currency: 'KES', target_currency: 'KES', source_amount: '1000', pay_in });
  await expect(failure).rejects.toThrow(ResourceNotFound);
});
