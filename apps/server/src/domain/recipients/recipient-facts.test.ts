import { describe, expect, it } from 'vitest';
import { factsOf as factsIn, type RecipientInput } from '../../../test/harness/seed/asked-recipient.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { FieldError } from '../domain-error.ts';
import { mobileMoneyOperators } from './mobile-money-operators.ts';
import { recipientCategory } from './recipient.ts';

const world = loadReference();
const factsOf = (input: RecipientInput) => factsIn(input, world);

/** The fields for which a request is refused. */
function refusedFields(input: RecipientInput): readonly string[] {
  try {
    factsOf(input);
    return [];
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    for (const reason of Object.values(error.fields).flat()) expect(reason).toMatch(/^\S.*\.$/);
    return Object.keys(error.fields);
  }
}

const naira = {
  type: 'ngn_bank',
  account_name: 'ADA LOVELACE',
  account_number: '0123456789',
  bank_code: '058',
} as const;
const shilling = {
  type: 'kes_bank',
  account_name: 'CHARLES BABBAGE',
  account_number: '1100456789',
  bank_code: '01',
} as const;
const dollar = {
  type: 'usd_bank',
  entity_type: 'individual',
  account_name: 'Grace Hopper',
  bank_name: 'JPMorgan Chase Bank',
} as const;
const ach = {
  ...dollar,
  transfer_type: 'ach',
  routing_number: '021000021',
  account_number: '000123456789',
} as const;
const swift = {
  ...dollar,
  transfer_type: 'swift',
  swift_code: 'NWBKGB2L',
  recipient_address: '21 Albemarle Street, London',
  iban: 'GB29NWBK60161331926819',
} as const;
const pound = {
  type: 'gbp_bank',
  entity_type: 'business',
  account_name: 'Analytical Engines Ltd',
  bank_name: 'National Westminster Bank',
  sort_code: '60-16-13',
  account_number: '31926819',
} as const;
const mpesa = {
  type: 'mpesa_mobile_money',
  account_name: 'Charles Babbage',
  phone_number: '254 712345678',
} as const;
const mtn = {
  type: 'mtn_mobile_money',
  account_name: 'Sofia Kovalevskaya',
  phone_number: '+233241234567',
} as const;
const paybill = {
  type: 'paybill',
  account_name: 'Analytical Engines Ltd',
  bank_code: '600584',
  account_number: '0042',
} as const;
const till = { type: 'till', account_name: 'Babbage Instruments', account_number: '5123456' } as const;
const tron = {
  type: 'crypto',
  account_name: 'Treasury',
  network: 'TRX',
  crypto_address: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
} as const;
const stellar = {
  type: 'crypto',
  account_name: 'Exchange',
  network: 'XLM',
  address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
} as const;
const fiat = [naira, shilling, ach, pound, mpesa, mtn, paybill, till] as const;

describe('what follows from the type', () => {
  it.each([
    [naira, 'bank', 'NGN', 'NG'],
    [shilling, 'bank', 'KES', 'KE'],
    [ach, 'bank', 'USD', 'US'],
    [pound, 'bank', 'GBP', 'GB'],
    [mpesa, 'mobile_money', 'KES', 'KE'],
    [mtn, 'mobile_money', 'GHS', 'GH'],
    [paybill, 'mobile_money', 'KES', 'KE'],
    [till, 'mobile_money', 'KES', 'KE'],
  ] as const)('%o', (input, category, currency, country) => {
    expect(factsOf(input)).toMatchObject({ currency, country, details: { type: input.type } });
    expect(recipientCategory(input)).toBe(category);
    const given = { ...input, currency, country_code: country };
    expect(factsOf(given)).toEqual(factsOf(input));
    expect(factsOf({ ...input, currency_id: currency, country_id: country })).toEqual(factsOf(input));
  });

  it.each([...fiat, swift, tron, stellar])('nothing is kept but the fields of the type: $type', (input) => {
    const more = { id: 'REC_1', active: false, owned_by_customer: true, category: 'bank', provider: 'x' };
    expect(factsOf({ ...input, ...more })).toEqual(factsOf(input));
  });

  it('a wallet has no country, and no currency but one that is given', () => {
    expect(factsOf(tron)).toEqual({
      details: {
        type: 'crypto',
        accountName: 'Treasury',
        network: 'TRX',
        cryptoAddress: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
      },
    });
    expect(recipientCategory(tron)).toBe('crypto');
    expect(factsOf({ ...tron, currency: 'USDT' }).currency).toBe('USDT');
    expect(factsOf({ ...tron, currency_id: 'USDT' }).currency).toBe('USDT');
    expect(factsOf({ ...stellar, memo: '1749203846' }).details).toEqual({
      type: 'crypto',
      accountName: 'Exchange',
      network: 'XLM',
      cryptoAddress: stellar.address,
      memo: '1749203846',
    });
  });

  it('the name of the bank follows from its code, whatever the request says', () => {
    expect(factsOf({ ...naira, bank_name: 'Bank of Anything' }).details).toEqual({
      type: 'ngn_bank',
      accountName: 'ADA LOVELACE',
      accountNumber: '0123456789',
      bankCode: '058',
      bankName: 'Guaranty Trust Bank',
    });
    expect(factsOf(shilling).details).toMatchObject({ bankName: 'KCB Bank Kenya' });
  });

  it('phone numbers are kept as plus sign and digits, sort codes as digits', () => {
    expect(factsOf(mpesa).details).toEqual({
      type: 'mpesa_mobile_money',
      accountName: 'Charles Babbage',
      phoneNumber: '+254712345678',
    });
    const spaced = { ...mtn, phone_number: '233 24 123 4567' };
    expect(factsOf(spaced).details).toMatchObject({ phoneNumber: '+233241234567' });
    expect(factsOf(pound).details).toMatchObject({ sortCode: '601613' });
  });

  it('a dollar account may be in another country', () => {
    expect(factsOf({ ...swift, country_id: 'GB', intermediary_bank_name: 'Bank of England' })).toEqual({
      currency: 'USD',
      country: 'GB',
      details: {
        type: 'usd_bank',
        entityType: 'individual',
        transferType: 'swift',
        accountName: 'Grace Hopper',
        bankName: 'JPMorgan Chase Bank',
        swiftCode: 'NWBKGB2L',
        iban: 'GB29NWBK60161331926819',
        recipientAddress: '21 Albemarle Street, London',
        intermediaryBankName: 'Bank of England',
      },
    });
  });

  it.each([
    [{ country_id: 'RW' }, '+250781234567', 'RWF', 'RW'],
    [{ currency: 'UGX' }, '+256771234567', 'UGX', 'UG'],
    [{ currency: 'XAF', country_code: 'CM' }, '+237671234567', 'XAF', 'CM'],
    [{ currency_id: 'XOF' }, '+2290197123456', 'XOF', 'BJ'],
    [{ currency_id: 'XOF' }, '+2250501234567', 'XOF', 'CI'],
    [{ currency_id: 'ZMW' }, '+260961234567', 'ZMW', 'ZM'],
  ])('an MTN account with %o and %s is in %s, %s', (given, phone_number, currency, country) => {
    expect(factsOf({ ...mtn, ...given, phone_number })).toMatchObject({ currency, country });
  });

  it('there is an operator exactly where mobile money is paid out, in a currency of the service', () => {
    const paidOut = world.countries.filter(({ payoutMethods }) =>
      payoutMethods.some(({ channel }) => channel === 'mobile_money'),
    );
    const served = mobileMoneyOperators.flatMap(({ countries }) => countries);
    expect(served.toSorted()).toEqual(paidOut.map(({ id }) => id).toSorted());
    for (const { currency } of paidOut) expect(world.currencies.get(currency.code)?.type).toBe('fiat');
  });
});

describe('what is refused', () => {
  it.each(fiat)('both spellings of currency or country: $type', (input) => {
    const { currency = '', country = '' } = factsOf(input);
    expect(refusedFields({ ...input, currency_id: currency, currency })).toEqual(['currency']);
    expect(refusedFields({ ...input, country_id: country, country_code: country })).toEqual(['country_code']);
  });

  it.each([...fiat, swift])('another currency than that of the type, as it is spelled: $type', (input) => {
    expect(refusedFields({ ...input, currency_id: 'EUR' })).toEqual(['currency_id']);
    expect(refusedFields({ ...input, currency: 'EUR' })).toEqual(['currency']);
  });

  it.each([naira, shilling, pound, mpesa, mtn, paybill, till])(
    'another country than that of the type, as it is spelled: $type',
    (input) => {
      expect(refusedFields({ ...input, country_id: 'FR' })).toEqual(['country_id']);
      expect(refusedFields({ ...input, country_code: 'FR' })).toEqual(['country_code']);
    },
  );

  it.each([
    ['a bank that does not exist', { ...naira, bank_code: '999' }, 'bank_code'],
    ['a bank of another country', { ...naira, bank_code: '021000021' }, 'bank_code'],
    ['a Kenyan bank that does not exist', { ...shilling, bank_code: '058' }, 'bank_code'],
    ['a routing number with a wrong digit', { ...ach, routing_number: '021000022' }, 'routing_number'],
    ['an IBAN with a wrong digit', { ...swift, iban: 'GB29NWBK60161331926818' }, 'iban'],
    ['an IBAN with two characters exchanged', { ...swift, iban: 'GB29NWBK60161331926891' }, 'iban'],
    ['an IBAN for a transfer by ACH', { ...ach, iban: 'GB29NWBK60161331926819' }, 'iban'],
    ['a country where the service is not', { ...swift, country_id: 'ZZ' }, 'country_id'],
    ['such a country in the other spelling', { ...swift, country_code: 'ZZ' }, 'country_code'],
    ['a phone number without its country code', { ...mpesa, phone_number: '712345678' }, 'phone_number'],
    [
      'a phone number with a prefix for calls abroad',
      { ...mpesa, phone_number: '00254712345678' },
      'phone_number',
    ],
    ['a plus sign before a local number', { ...mpesa, phone_number: '+0712345678' }, 'phone_number'],
    ['a phone number of another country', { ...mpesa, phone_number: '+233241234567' }, 'phone_number'],
    ['a phone number that is too long', { ...mpesa, phone_number: '+2547123456789012' }, 'phone_number'],
    ['a phone number that is too short', { ...mpesa, phone_number: '+254 7 1 2' }, 'phone_number'],
    ['a phone number outside the default country', { ...mtn, phone_number: '+256771234567' }, 'phone_number'],
    ['a currency that MTN keeps elsewhere', { ...mtn, country_id: 'GH', currency: 'UGX' }, 'currency'],
    ['a network that does not exist', { ...tron, network: 'TON' }, 'network'],
    [
      'an address with a wrong character',
      { ...tron, crypto_address: `${tron.crypto_address.slice(0, -1)}Z` },
      'crypto_address',
    ],
    ['an address of another network', { ...stellar, address: tron.crypto_address }, 'address'],
    ['a memo where there are none', { ...tron, memo: '7' }, 'memo'],
    ['a memo that is too long', { ...stellar, memo: 'x'.repeat(29) }, 'memo'],
    ['a currency that the network does not carry', { ...tron, currency: 'BTC' }, 'currency'],
    ['fiat money on a network', { ...tron, currency_id: 'NGN' }, 'currency_id'],
    ['a currency that does not exist', { ...tron, currency_id: 'NONE' }, 'currency_id'],
    [
      'both spellings of the currency of a wallet',
      { ...tron, currency_id: 'USDT', currency: 'USDT' },
      'currency',
    ],
  ] as const)('%s', (_, input, field) => {
    expect(refusedFields(input)).toEqual([field]);
  });

  it('both spellings of an address', () => {
    // @ts-expect-error: the types of the contract refuse it too.
    expect(refusedFields({ ...tron, address: tron.crypto_address })).toEqual(['address']);
  });
});
