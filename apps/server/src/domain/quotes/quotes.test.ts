import { describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { fixedVenue } from '../../testing/fixed-venue.ts';
import { deskProfile, deskRecipients, type QuoteDeskSettings, quoteDesk } from '../../testing/quote-desk.ts';
import { FieldError, NotFound, ResourceNotFound, Unavailable } from '../domain-error.ts';
import { InsufficientBalance } from '../ledger/insufficient-balance.ts';
import { Decimal } from '../money/decimal.ts';
import { PriceUnavailable } from '../pricing/price-unavailable.ts';
import type { Recipient } from '../recipients/recipient.ts';
import type { QuoteRequest } from './quotes.ts';

const TRON = 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY';
const RIPPLE = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const { ngnBank, usdBank, gbpBank, mpesa, till, mtnBenin, wallet, anyWallet } = deskRecipients;

const venue = fixedVenue({
  'USDT/NGN': { buy: '1730', sell: '1720' },
  'USDT/KES': { buy: '130', sell: '129' },
  'USDT/XOF': { buy: '570', sell: '560' },
  'USDT/USD': { buy: '1.01', sell: '0.99' },
  'USDT/GBP': { buy: '0.76', sell: '0.75' },
  'BTC/USDT': { buy: '100100', sell: '99900' },
  'BTC/NGN': { buy: '173000000', sell: '172000000' },
  'XRP/USDT': { buy: '2.31', sell: '2.29' },
  'USD/NGN': { buy: '1730', sell: '1720' },
});

const settings: QuoteDeskSettings = {
  venue,
  available: { NGN: '100000000', USDT: '10000000', KES: '10000000', USD: '100000', XRP: '100000', BTC: '10' },
  recipients: Object.values(deskRecipients),
};

type Asked = Partial<QuoteRequest>;

const ask = (request: Asked, changed: QuoteDeskSettings = {}) =>
  quoteDesk({ ...settings, ...changed }).quotes.create(deskProfile, {
    source_currency: 'USDT',
    target_currency: 'NGN',
    ...request,
  } as QuoteRequest);

const bank = { type: 'bank_transfer', recipient_id: ngnBank.id } as const;
const mpesaPays = { type: 'mobile_money', phone: '+254712345678' } as const;
const toTron = { type: 'address', address: TRON, network: 'TRX' } as const;

describe('where money comes from and goes to', () => {
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
        recipient_details: {
          phone_number: '+254712345678',
          provider: 'M-Pesa',
          country_code: 'KE',
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
        recipient_id: mpesa.id,
        recipient_details: {
          account_name: 'SOFIA KOVALEVSKAYA',
          phone_number: '+254712345678',
          provider: 'M-Pesa',
          country_code: 'KE',
          currency: 'KES',
        },
      },
      { type: 'balance' },
      'buy',
    ],
    [
      'a payout to a till',
      { target_currency: 'KES', pay_out: { type: 'mobile_money', recipient_id: till.id } },
      { type: 'balance' },
      {
        type: 'mobile_money',
        recipient_id: till.id,
        recipient_details: {
          account_name: 'Babbage Instruments',
          account_number: '5123456',
          provider: 'M-Pesa',
          country_code: 'KE',
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
        recipient_id: mtnBenin.id,
        recipient_details: {
          account_name: 'SOFIA KOVALEVSKAYA',
          phone_number: '+2290197123456',
          provider: 'MTN Mobile Money',
          country_code: 'BJ',
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
        recipient_id: usdBank.id,
        recipient_details: {
          account_name: 'ADA LOVELACE',
          account_number: '0123456789',
          bank_code: '021000021',
          bank_name: 'Analytical Bank',
          country_code: 'GB',
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
        recipient_id: gbpBank.id,
        recipient_details: expect.objectContaining({ bank_code: '601613' }),
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
        recipient_id: wallet.id,
        address: TRON,
        network: 'TRX',
        recipient_details: { account_name: 'Treasury', currency: 'USDT' },
      },
      'withdrawal',
    ],
  ])('%s', async (_, request, payIn, payOut, category) => {
    const quote = await ask({ source_amount: '1000', ...request });
    expect([quote.category, quote.payIn, quote.payOut]).toEqual([category, payIn, payOut]);
  });
});

describe('fees', () => {
  const feesOf = async (request: Asked) =>
    (await ask({ source_amount: '1000', ...request })).fees.map(
      ({ name, type, amount }) => `${name} ${type} ${amount.amount} ${amount.currency}`,
    );

  it.each<[string, Asked, string[]]>([
    ['none from balance to balance', {}, []],
    ['none for a deposit of cryptocurrency', { target_currency: 'USDT', pay_in: { type: 'address' } }, []],
    [
      'a share of a deposit',
      { source_currency: 'KES', target_currency: 'KES', pay_in: mpesaPays },
      ['Deposit fee PERCENTAGE 10 KES'],
    ],
    ['a payout to an account', { pay_out: bank }, ['Payout fee FIXED 107.5 NGN']],
    ['a payout on its network', { target_currency: 'USDT', pay_out: toTron }, ['Payout fee FIXED 3 USDT']],
    [
      'a payout alone of a sale',
      { pay_in: { type: 'address', network: 'TRX' }, pay_out: bank },
      ['Payout fee FIXED 107.5 NGN'],
    ],
  ])('%s', async (_, request, want) => {
    expect(await feesOf(request)).toEqual(want);
  });
});

describe('the amount', () => {
  const amountsOf = async (request: Asked) => {
    const { sourceAmount, targetAmount, rounding } = await ask(request);
    return [sourceAmount, targetAmount, rounding].map(String);
  };

  it.each<[string, Asked, string[]]>([
    ['of the source', { source_amount: '200.00' }, ['200', '344000', '0']],
    ['of the target', { target_amount: '344000.01' }, ['200.00000582', '344000.01', '0']],
    ['in the source currency', { quote_amount: '200', quote_currency: 'USDT' }, ['200', '344000', '0']],
    ['in the target currency', { quote_amount: '344000', quote_currency: 'NGN' }, ['200', '344000', '0']],
    [
      'in a third currency, worth it at the mid price, rounded up',
      { quote_amount: '200', quote_currency: 'KES' },
      ['1.54440155', '2656.37', '0'],
    ],
  ])('%s', async (_, request, want) => {
    expect(await amountsOf(request)).toEqual(want);
  });

  it('in the currency of both sides is the source amount', async () => {
    const quoted = await amountsOf({
      source_currency: 'NGN',
      quote_amount: '20000',
      quote_currency: 'NGN',
      pay_in: { type: 'temporary_bank_account' },
    });
    expect(quoted).toEqual(['20000', '19850', '0']);
  });

  it('may have zeros at its end', async () => {
    expect(await amountsOf({ source_amount: '200.000000000000000000' })).toEqual(['200', '344000', '0']);
  });
});

/** What is asked for, and the field that is refused with a part of the reason. */
const refusals: [string, Asked, string, string][] = [
  ['a source that there is not', { source_currency: 'XYZ' }, 'source_currency', 'no currency XYZ'],
  ['a target that there is not', { target_currency: 'XYZ' }, 'target_currency', 'no currency XYZ'],
  ['nothing to exchange', { target_currency: 'USDT' }, 'target_currency', 'From balance to balance'],
  ['no pair', { source_currency: 'XRP', target_currency: 'SOL' }, 'target_currency', 'GET /v1/pairs'],
  [
    'a deposit as another currency',
    { target_currency: 'BTC', pay_in: { type: 'address' } },
    'target_currency',
    'on its way',
  ],
  [
    'fiat money to an address',
    { source_currency: 'NGN', target_currency: 'USDT', pay_out: toTron },
    'pay_out.type',
    'A balance of NGN',
  ],
  [
    'cryptocurrency to a bank',
    { target_currency: 'BTC', pay_out: bank },
    'pay_out.type',
    'not by bank_transfer',
  ],
  ['fiat money out to an address', { pay_out: toTron }, 'pay_out.type', 'no address takes it'],
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
    'no address takes it',
  ],
  [
    'a channel that the currency has not',
    { source_currency: 'NGN', target_currency: 'USDT', pay_in: mpesaPays },
    'pay_in.type',
    'take temporary_bank_account',
  ],
  [
    'a currency that is not paid in at all',
    { source_currency: 'GBP', target_currency: 'GBP', pay_in: { type: 'temporary_bank_account' } },
    'pay_in.type',
    'GBP is not paid in outside the balance',
  ],
  [
    'a payout channel that the currency has not',
    { pay_out: { type: 'mobile_money', recipient_id: mpesa.id } },
    'pay_out.type',
    'take bank_transfer',
  ],
  [
    'a currency that is not paid out at all',
    { target_currency: 'EUR', pay_out: { type: 'bank_transfer', recipient_id: ngnBank.id } },
    'pay_out.type',
    'EUR is not paid out outside the balance',
  ],
  [
    'a network that does not carry the source',
    { target_currency: 'USDT', pay_in: { type: 'address', network: 'BTC' } },
    'pay_in.network',
    'use one of BSC, ETH, TRX, XPL, SOL',
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
    'leave it out',
  ],
  [
    'a phone beside an address',
    { target_currency: 'USDT', pay_in: { type: 'address', phone: '1' } },
    'pay_in.phone',
    'leave it out',
  ],
  [
    'a recipient beside a temporary account',
    {
      source_currency: 'NGN',
      target_currency: 'USDT',
      pay_in: { type: 'temporary_bank_account', recipient_id: ngnBank.id },
    },
    'pay_in.recipient_id',
    'leave it out',
  ],
  [
    'a recipient beside the balance',
    { pay_out: { type: 'balance', recipient_id: ngnBank.id } },
    'pay_out.recipient_id',
    'leave it out',
  ],
  ['an address beside a bank', { pay_out: { ...bank, address: TRON } }, 'pay_out.address', 'leave it out'],
  ['a network beside a bank', { pay_out: { ...bank, network: 'TRX' } }, 'pay_out.network', 'leave it out'],
  [
    'a memo beside mobile money',
    { target_currency: 'KES', pay_out: { type: 'mobile_money', recipient_id: till.id, memo: '1' } },
    'pay_out.memo',
    'leave it out',
  ],
  ['no recipient', { pay_out: { type: 'bank_transfer' } }, 'pay_out.recipient_id', 'name one'],
  [
    'a phone as a bank account',
    { target_currency: 'KES', pay_out: { type: 'bank_transfer', recipient_id: mpesa.id } },
    'pay_out.recipient_id',
    'category mobile_money',
  ],
  [
    'an account in another currency',
    { pay_out: { ...bank, recipient_id: usdBank.id } },
    'pay_out.recipient_id',
    'in USD',
  ],
  ['no address', { target_currency: 'USDT', pay_out: { type: 'address' } }, 'pay_out.address', 'Give either'],
  [
    'no network',
    { target_currency: 'USDT', pay_out: { type: 'address', address: TRON } },
    'pay_out.network',
    'one of BSC',
  ],
  [
    'a network that does not carry the target',
    { target_currency: 'USDT', pay_out: { ...toTron, network: 'XRP' } },
    'pay_out.network',
    'XRP takes no withdrawals of USDT',
  ],
  [
    'an address with a mistyped character',
    { target_currency: 'USDT', pay_out: { ...toTron, address: `${TRON.slice(0, -1)}z` } },
    'pay_out.address',
    'no address of Tron',
  ],
  [
    'a memo where there is none',
    { target_currency: 'USDT', pay_out: { ...toTron, memo: '1' } },
    'pay_out.memo',
    'carry no memo',
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
    'TRX takes no withdrawals of XRP',
  ],
  [
    'a source with too many decimals',
    { source_amount: '1.000000001' },
    'source_amount',
    'more than the 8 decimals of USDT',
  ],
  [
    'a target with too many decimals',
    { target_amount: '1720.001' },
    'target_amount',
    'more than the 2 decimals of NGN',
  ],
  [
    'a worth with too many decimals',
    { quote_amount: '1720.001', quote_currency: 'KES' },
    'quote_amount',
    'more than the 2 decimals of KES',
  ],
  [
    'a worth in a currency that there is not',
    { quote_amount: '1', quote_currency: 'XYZ' },
    'quote_currency',
    'no currency XYZ',
  ],
  [
    'a source that the fees eat',
    { source_amount: '0.0625', pay_out: bank },
    'source_amount',
    '0.0625 USDT comes to 107.50 NGN, of which the fees leave nothing',
  ],
  [
    'a worth that the fees eat',
    {
      source_currency: 'NGN',
      quote_amount: '150',
      quote_currency: 'NGN',
      pay_in: { type: 'temporary_bank_account' },
    },
    'quote_amount',
    'leave nothing',
  ],
  ['less than the pair sells', { source_amount: '0.99' }, 'source_amount', 'at least 1.00 USDT'],
  ['more than the pair sells', { source_amount: '100000.01' }, 'source_amount', 'at most 100000.00 USDT'],
  [
    'less than the pair buys',
    { source_currency: 'NGN', target_currency: 'USDT', target_amount: '0.99' },
    'target_amount',
    'at least 1.00 USDT',
  ],
  [
    'more than the pair buys',
    { source_currency: 'NGN', target_currency: 'USDT', target_amount: '100000.01' },
    'target_amount',
    'at most 100000.00 USDT',
  ],
  [
    'a worth beyond the pair',
    { quote_amount: '1720000172', quote_currency: 'NGN' },
    'quote_amount',
    'at most 100000.00 USDT',
  ],
  [
    'less than a bank takes in',
    {
      source_currency: 'NGN',
      target_currency: 'NGN',
      source_amount: '499.99',
      pay_in: { type: 'temporary_bank_account' },
    },
    'source_amount',
    'A deposit by Bank transfer takes at least 500.00 NGN, and this comes to 499.99 NGN',
  ],
  [
    'more than a bank takes in',
    {
      source_currency: 'NGN',
      target_currency: 'NGN',
      target_amount: '9999850.01',
      pay_in: { type: 'temporary_bank_account' },
    },
    'target_amount',
    'at most 10000000.00 NGN, and this comes to 10000000.01 NGN',
  ],
  [
    'less than a bank pays out',
    { target_amount: '499.99', pay_out: bank },
    'target_amount',
    'A payout by Bank transfer takes at least 500.00 NGN',
  ],
  [
    'more than a bank pays out',
    { target_amount: '10000000.01', pay_out: bank },
    'target_amount',
    'at most 10000000.00 NGN',
  ],
  [
    'less than a network takes in',
    { target_currency: 'USDT', source_amount: '0.99', pay_in: { type: 'address' } },
    'source_amount',
    'A deposit on TRX takes at least 1.00 USDT',
  ],
  [
    'less than a network pays out',
    { target_currency: 'USDT', target_amount: '4.99', pay_out: toTron },
    'target_amount',
    'A payout on TRX takes at least 5.00 USDT',
  ],
  [
    'more than a network pays out',
    { target_currency: 'USDT', target_amount: '100000.01', pay_out: toTron },
    'target_amount',
    'at most 100000.00 USDT',
  ],
  [
    'more than a balance holds',
    { target_currency: 'USDT', source_amount: '99999999999999999999', pay_in: { type: 'address' } },
    'source_amount',
    'A balance in USDT takes at most 10000000000000.00 USDT',
  ],
  [
    'as much as can be written, with the finest fraction of the coarsest rate',
    { source_currency: 'NGN', target_currency: 'BTC', target_amount: '99999999999999999999.99999999' },
    'target_amount',
    'takes at most',
  ],
];

describe('refuses with a field error', () => {
  it.each(refusals)('%s', async (_, request, field, reason) => {
    const isGiven = ['source_amount', 'target_amount', 'quote_amount'].some((name) => name in request);
    const failure = ask({ ...(!isGiven && { source_amount: '1000' }), ...request });
    await expect(failure).rejects.toThrow(FieldError);
    await expect(failure).rejects.toMatchObject({ fields: { [field]: [expect.stringContaining(reason)] } });
    await failure.catch(({ fields }: FieldError) => expect(Object.keys(fields)).toEqual([field]));
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
    const failure = ask({ source_amount: '10', pay_out: { ...bank, network: 'TRX', memo: '1' } });
    await expect(failure).rejects.toMatchObject({
      fields: { 'pay_out.network': expect.anything(), 'pay_out.memo': expect.anything() },
    });
  });

  it.each(['deposit', 'withdrawal'] as const)('a network that is closed for the %s', async (direction) => {
    const { currencies } = loadReference();
    const tether = currencies.known('USDT');
    if (tether.type !== 'crypto') throw new Error('USDT is no cryptocurrency');
    const closed = {
      ...tether,
      networks: tether.networks.map((one) =>
        one.network.code === 'TRX' ? { ...one, [direction]: false } : one,
      ),
    };
    const desk = quoteDesk(settings);
    const get = (code: string) => (code === 'USDT' ? closed : currencies.get(code));
    const { quotes } = quoteDesk({
      ...settings,
      reference: { currencies: Object.assign(Object.create(desk.currencies), { get }) },
    });
    const ends = direction === 'deposit' ? { pay_in: { type: 'address' as const } } : { pay_out: toTron };
    const side = direction === 'deposit' ? 'pay_in' : 'pay_out';
    const failure = quotes.create(deskProfile, {
      source_currency: 'USDT',
      target_currency: 'USDT',
      source_amount: '100',
      ...ends,
    });
    await expect(failure).rejects.toMatchObject({
      fields: { [`${side}.network`]: [expect.stringContaining('use one of BSC, ETH, XPL, SOL')] },
    });
  });
});

describe('takes what is just within the limits', () => {
  it.each<[Asked]>([
    [{ source_amount: '1' }],
    [{ source_amount: '100000' }],
    [{ target_amount: '500', source_currency: 'NGN', pay_out: bank }],
    [{ target_amount: '10000000', pay_out: bank }],
    [{ target_amount: '5', target_currency: 'USDT', pay_out: toTron }],
    [{ target_amount: '100000', target_currency: 'USDT', pay_out: toTron }],
    [{ source_amount: '1', target_currency: 'USDT', pay_in: { type: 'address' } }],
    [{ source_amount: '10000000', source_currency: 'NGN', pay_in: { type: 'temporary_bank_account' } }],
  ])('%j', async (request) => {
    const quote = await ask(request);
    expect(quote.targetAmount.isPositive()).toBe(true);
  });
});

describe('recipients', () => {
  const paying = (recipients: QuoteDeskSettings['recipients'], id: string = ngnBank.id) =>
    ask(
      { source_amount: '100', pay_out: { type: 'bank_transfer', recipient_id: id } },
      { recipients: recipients ?? [] },
    );

  it.each([
    ['is not there', [], ngnBank.id],
    ['belongs to another business', [{ ...ngnBank, businessId: 'BUS_other' }], ngnBank.id],
    ['was deleted', [{ ...ngnBank, active: false }], ngnBank.id],
    ['is nonsense', [ngnBank], 'nonsense'],
  ])('one that %s is not found', async (_, recipients, id) => {
    await expect(paying(recipients, id)).rejects.toThrow(ResourceNotFound);
  });

  it('one that pays and is not there is not found', async () => {
    const pay_in = { type: 'mobile_money', recipient_id: 'REC_0000000000000000' } as const;
    const failure = ask({ source_currency: 'KES', target_currency: 'KES', source_amount: '1000', pay_in });
    await expect(failure).rejects.toThrow(ResourceNotFound);
  });
});

describe('the balance that pays', () => {
  it.each([
    ['holds less', { USDT: '99.99999999' }],
    ['is not open', {}],
  ])('is refused at once when it %s', async (_, available) => {
    await expect(ask({ source_amount: '100' }, { available })).rejects.toThrow(InsufficientBalance);
  });

  it('may hold just enough', async () => {
    expect(String((await ask({ source_amount: '100' }, { available: { USDT: '100' } })).sourceAmount)).toBe(
      '100',
    );
  });

  it('is not asked when the money comes from outside', async () => {
    const request = { source_amount: '100', target_currency: 'USDT', pay_in: { type: 'address' } } as const;
    expect((await ask(request, { available: {} })).category).toBe('deposit');
  });
});

describe('without', () => {
  it('a price of the pair: unavailable', async () => {
    await expect(ask({ source_amount: '100' }, { venue: fixedVenue({}) })).rejects.toThrow(PriceUnavailable);
  });

  it('a price of the worth: unavailable', async () => {
    const request = { quote_amount: '100', quote_currency: 'KES' };
    const failure = ask(request, { venue: fixedVenue({ 'USDT/NGN': { buy: '1730', sell: '1720' } }) });
    await expect(failure).rejects.toThrow(PriceUnavailable);
  });

  it('rails: unavailable at every end outside, and open from balance to balance', async () => {
    for (const ends of [
      { pay_out: bank },
      { pay_in: { type: 'address' as const }, target_currency: 'USDT' },
    ]) {
      const failure = ask({ source_amount: '100', ...ends }, { outside: false });
      await expect(failure).rejects.toThrow(Unavailable);
    }
    expect((await ask({ source_amount: '100' }, { outside: false })).category).toBe('conversion');
  });
});

describe('a quote', () => {
  it('lives 30 minutes by the clock of the business', async () => {
    const { quotes } = quoteDesk({ ...settings, start: '2026-05-04T09:30:00Z' });
    const ahead = { ...deskProfile, clockAheadMs: 60 * 60_000 };
    const quote = await quotes.create(ahead, {
      source_currency: 'USDT',
      target_currency: 'NGN',
      source_amount: '100',
    });
    expect(quote.createdAt).toEqual(new Date('2026-05-04T10:30:00Z'));
    expect(quote.expiresAt).toEqual(new Date('2026-05-04T11:00:00Z'));
  });

  it('keeps the reference and the policy of the caller, and has its own identifier as the reference otherwise', async () => {
    const given = await ask({ source_amount: '100', reference: 'INV-1', reversal_policy: 'conversion_only' });
    expect([given.reference, given.reversalPolicy]).toEqual(['INV-1', 'conversion_only']);
    const plain = await ask({ source_amount: '100' });
    expect(plain.reference).toBe(plain.id);
    expect(plain).not.toHaveProperty('reversalPolicy');
  });

  it('is not kept when the last step of its transaction fails', async () => {
    const { quotes, kept } = quoteDesk(settings);
    const request = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '100' };
    const failure = quotes.create(deskProfile, request, async (_, made) => {
      throw new Error(`no reply for ${made.reference}`);
    });
    await expect(failure).rejects.toThrow('no reply for QUO_0000000000000001');
    expect(kept.size).toBe(0);
  });

  it('is found by its own profile alone', async () => {
    const { quotes } = quoteDesk(settings);
    const request = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '100' };
    const { id } = await quotes.create(deskProfile, request);
    expect((await quotes.get(deskProfile, id)).id).toBe(id);
    const customer = { ...deskProfile, profileId: 'CUS_5pXw8RkJ2vTq9LmB' };
    await expect(quotes.get(customer, id)).rejects.toThrow(NotFound);
    await expect(quotes.get(deskProfile, 'QUO_0000000000000000')).rejects.toThrow(NotFound);
  });
});
