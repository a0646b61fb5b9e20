import { describe, expect, it } from 'vitest';
import {
  type Asked,
  ask,
  RIPPLE,
  refusalOf,
  TRON,
  toBank,
  toTron,
} from '../../../test/harness/seed/asked-quote.ts';
import { deskRecipients } from '../../../test/harness/worlds/quote-desk.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Decimal } from '../money/decimal.ts';
import type { Recipient } from '../recipients/recipient.ts';

const { ngnBank, usdBank, gbpBank, mpesa, till, mtnBenin, wallet, anyWallet } = deskRecipients;

/** Requests a payout to a saved recipient of the business. */
const payTo = (recipient: Recipient, type: 'address' | 'bank_transfer', target_currency: string) =>
  ask(
    { source_amount: '1000', target_currency, pay_out: { type, recipient_id: recipient.id } },
    { recipients: [recipient] },
  );

describe('where money goes to', () => {
  it.each<[string, Asked, object, object, string]>([
    [
      'a payout to a till',
      { target_currency: 'KES', pay_out: { type: 'mobile_money', recipient_id: till.id } },
      { type: 'balance' },
      {
        type: 'mobile_money',
        recipientId: till.id,
        account: {
          accountName: 'Babbage Instruments',
          accountNumber: '5123456',
          provider: 'M-Pesa',
          countryCode: 'KE',
          currency: 'KES',
        },
      },
      'withdrawal',
    ],
    [
      'a sale to a phone in Benin',
      {
        target_currency: 'XOF',
        pay_in: { type: 'address', network: 'SOL' },
        pay_out: { type: 'mobile_money', recipient_id: mtnBenin.id },
      },
      { type: 'address', network: 'SOL' },
      {
        type: 'mobile_money',
        recipientId: mtnBenin.id,
        account: {
          accountName: 'SOFIA KOVALEVSKAYA',
          phoneNumber: '+2290197123456',
          provider: 'MTN Mobile Money',
          countryCode: 'BJ',
          currency: 'XOF',
        },
      },
      'sell',
    ],
    [
      'a payout to a dollar account abroad, by its routing number',
      { target_currency: 'USD', pay_out: { type: 'bank_transfer', recipient_id: usdBank.id } },
      { type: 'balance' },
      {
        type: 'bank_transfer',
        recipientId: usdBank.id,
        account: {
          accountName: 'ADA LOVELACE',
          accountNumber: '0123456789',
          bankCode: '021000021',
          bankName: 'Analytical Bank',
          countryCode: 'GB',
          currency: 'USD',
        },
      },
      'withdrawal',
    ],
    [
      'a payout to a pound account, by its sort code',
      { target_currency: 'GBP', pay_out: { type: 'bank_transfer', recipient_id: gbpBank.id } },
      { type: 'balance' },
      {
        type: 'bank_transfer',
        recipientId: gbpBank.id,
        account: expect.objectContaining({ bankCode: '601613' }),
      },
      'withdrawal',
    ],
    [
      'a payout to an address with a memo',
      {
        source_currency: 'USDT',
        target_currency: 'XRP',
        pay_out: { type: 'address', address: RIPPLE, network: 'XRP', memo: '7' },
      },
      { type: 'balance' },
      { type: 'address', address: RIPPLE, network: 'XRP', memo: '7' },
      'withdrawal',
    ],
    [
      'a payout to a saved wallet',
      { target_currency: 'USDT', pay_out: { type: 'address', recipient_id: wallet.id } },
      { type: 'balance' },
      {
        type: 'address',
        recipientId: wallet.id,
        address: TRON,
        network: 'TRX',
        account: { accountName: 'Treasury', currency: 'USDT' },
      },
      'withdrawal',
    ],
    [
      'a payout to an address without a memo',
      { target_currency: 'USDT', pay_out: toTron },
      { type: 'balance' },
      { type: 'address', address: TRON, network: 'TRX' },
      'withdrawal',
    ],
  ])('%s', async (_, request, payIn, payOut, category) => {
    const quote = await ask({ source_amount: '1000', ...request });
    expect([quote.category, quote.payIn, quote.payOut]).toStrictEqual([category, payIn, payOut]);
  });

  it('a payout to a saved wallet with its memo', async () => {
    const details = { ...anyWallet.details, cryptoAddress: RIPPLE, network: 'XRP', memo: '7' };
    const { payOut } = await payTo({ ...anyWallet, details }, 'address', 'XRP');
    expect(payOut).toStrictEqual({
      type: 'address',
      recipientId: anyWallet.id,
      address: RIPPLE,
      network: 'XRP',
      memo: '7',
      account: { accountName: 'Vault', currency: 'XRP' },
    });
  });

  it('a payout to an account in a country that the service is not open in', async () => {
    const { payOut } = await payTo({ ...ngnBank, country: 'GA' }, 'bank_transfer', 'NGN');
    expect(payOut).toMatchObject({
      account: { accountNumber: '0123456789', countryCode: 'GA' },
    });
  });
});

describe('refuses with a field error', () => {
  it.each<[what: string, Asked, field: string, reason: string]>([
    [
      'fiat money to an address',
      { source_currency: 'NGN', target_currency: 'USDT', pay_out: toTron },
      'pay_out.type',
      'A balance in NGN',
    ],
    [
      'cryptocurrency to a bank',
      { target_currency: 'BTC', pay_out: toBank },
      'pay_out.type',
      'not by bank_transfer',
    ],
    ['fiat money out to an address', { pay_out: toTron }, 'pay_out.type', 'has no addresses'],
    [
      'a payout channel that the currency has not',
      { pay_out: { type: 'mobile_money', recipient_id: mpesa.id } },
      'pay_out.type',
      'Use bank_transfer',
    ],
    [
      'a currency that is not paid out at all',
      { target_currency: 'EUR', pay_out: { type: 'bank_transfer', recipient_id: ngnBank.id } },
      'pay_out.type',
      'EUR is not paid out outside the balance',
    ],
    [
      'a recipient beside the balance',
      { pay_out: { type: 'balance', recipient_id: ngnBank.id } },
      'pay_out.recipient_id',
      'Leave it out',
    ],
    [
      'an address beside a bank',
      { pay_out: { ...toBank, address: TRON } },
      'pay_out.address',
      'Leave it out',
    ],
    [
      'a network beside a bank',
      { pay_out: { ...toBank, network: 'TRX' } },
      'pay_out.network',
      'Leave it out',
    ],
    [
      'a memo beside mobile money',
      { target_currency: 'KES', pay_out: { type: 'mobile_money', recipient_id: till.id, memo: '1' } },
      'pay_out.memo',
      'Leave it out',
    ],
    [
      'no recipient',
      { pay_out: { type: 'bank_transfer' } },
      'pay_out.recipient_id',
      'requires a saved recipient',
    ],
    [
      'a phone as a bank account',
      { target_currency: 'KES', pay_out: { type: 'bank_transfer', recipient_id: mpesa.id } },
      'pay_out.recipient_id',
      'category mobile_money',
    ],
    [
      'an account in another currency',
      { pay_out: { ...toBank, recipient_id: usdBank.id } },
      'pay_out.recipient_id',
      'in USD',
    ],
    [
      'no address',
      { target_currency: 'USDT', pay_out: { type: 'address' } },
      'pay_out.address',
      'Give either',
    ],
    [
      'no network',
      { target_currency: 'USDT', pay_out: { type: 'address', address: TRON } },
      'pay_out.network',
      'Use one of: BSC',
    ],
    [
      'a network that does not carry the target',
      { target_currency: 'USDT', pay_out: { ...toTron, network: 'XRP' } },
      'pay_out.network',
      'XRP does not support withdrawals of USDT',
    ],
    [
      'an address with a mistyped character',
      { target_currency: 'USDT', pay_out: { ...toTron, address: `${TRON.slice(0, -1)}z` } },
      'pay_out.address',
      'not a valid Tron address',
    ],
    [
      'a memo where there is none',
      { target_currency: 'USDT', pay_out: { ...toTron, memo: '1' } },
      'pay_out.memo',
      'do not support a memo',
    ],
    [
      'a memo of another form',
      { target_currency: 'XRP', pay_out: { type: 'address', address: RIPPLE, network: 'XRP', memo: 'x' } },
      'pay_out.memo',
      'a destination tag',
    ],
    [
      'an address beside a wallet',
      { target_currency: 'USDT', pay_out: { type: 'address', recipient_id: wallet.id, address: TRON } },
      'pay_out.address',
      'leave out either',
    ],
    [
      'a network beside a wallet',
      { target_currency: 'USDT', pay_out: { type: 'address', recipient_id: wallet.id, network: 'TRX' } },
      'pay_out.network',
      'leave out either',
    ],
    [
      'a memo beside a wallet',
      { target_currency: 'USDT', pay_out: { type: 'address', recipient_id: wallet.id, memo: '1' } },
      'pay_out.memo',
      'leave out either',
    ],
    [
      'a bank account as a wallet',
      { target_currency: 'USDT', pay_out: { type: 'address', recipient_id: ngnBank.id } },
      'pay_out.recipient_id',
      'category bank',
    ],
    [
      'a wallet of another currency',
      { target_currency: 'XRP', pay_out: { type: 'address', recipient_id: wallet.id } },
      'pay_out.recipient_id',
      'in USDT',
    ],
    [
      'a wallet whose network does not carry the target',
      { target_currency: 'XRP', pay_out: { type: 'address', recipient_id: anyWallet.id } },
      'pay_out.recipient_id',
      'TRX does not support withdrawals of XRP',
    ],
  ])('%s', async (_, request, field, reason) => {
    expect(await refusalOf(request)).toEqual({ [field]: [expect.stringContaining(reason)] });
  });

  it('less than is paid out in the country of the account, whatever another country of its currency takes', async () => {
    const [least, most] = [Decimal.parse('600000'), Decimal.parse('900000')];
    const countries = loadReference().countries.map((country) => ({
      ...country,
      payoutMethods: country.payoutMethods.map((method) =>
        country.id === 'CI' ? { ...method, min: least, max: most } : method,
      ),
    }));
    const payout = (recipient: Recipient) =>
      ask(
        {
          target_currency: 'XOF',
          target_amount: '1000',
          pay_out: { type: 'mobile_money', recipient_id: recipient.id },
        },
        { recipients: [recipient], reference: { countries } },
      );
    const ivorian = { ...mtnBenin, country: 'CI' };
    await expect(payout(ivorian)).rejects.toMatchObject({
      fields: { target_amount: [expect.stringContaining('at least 600000 XOF')] },
    });
    expect(String((await payout(mtnBenin)).targetAmount)).toBe('1000');
  });

  it('every field that does not belong to the type, at once', async () => {
    const refused = await refusalOf({
      source_amount: '10',
      pay_out: { ...toBank, network: 'TRX', memo: '1' },
    });
    expect(refused).toEqual({ 'pay_out.network': expect.anything(), 'pay_out.memo': expect.anything() });
  });

  it('an address without its network, with those that it may be on', async () => {
    const refused = await refusalOf({ target_currency: 'USDT', pay_out: { type: 'address', address: TRON } });
    expect(refused).toEqual({
      'pay_out.network': ['An address requires a network. Use one of: BSC, ETH, TRX, XPL, SOL.'],
    });
  });
});
