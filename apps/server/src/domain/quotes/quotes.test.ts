import { describe, expect, it } from 'vitest';
import {
  type Asked,
  ask,
  deskSettings,
  mpesaPays,
  refusalOf,
  toBank,
  toTron,
} from '../../../test/harness/seed/asked-quote.ts';
import { fixedVenue } from '../../../test/harness/worlds/fixed-venue.ts';
import {
  deskProfile,
  deskRecipients,
  type QuoteDeskSettings,
  quoteDesk,
} from '../../../test/harness/worlds/quote-desk.ts';
import { NotFound, ResourceNotFound, Unavailable } from '../domain-error.ts';
import { InsufficientBalance } from '../ledger/insufficient-balance.ts';
import { Decimal } from '../money/decimal.ts';
import { PriceUnavailable } from '../pricing/price-unavailable.ts';
import type { QuoteRequest } from './quotes.ts';

const { ngnBank } = deskRecipients;

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
    ['a payout to an account', { pay_out: toBank }, ['Payout fee FIXED 107.5 NGN']],
    ['a payout on its network', { target_currency: 'USDT', pay_out: toTron }, ['Payout fee FIXED 3 USDT']],
    [
      'a payout alone of a sale',
      { pay_in: { type: 'address', network: 'TRX' }, pay_out: toBank },
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

describe('refuses with a field error', () => {
  it.each<[what: string, Asked, field: string, reason: string]>([
    ['a source that there is not', { source_currency: 'XYZ' }, 'source_currency', 'no currency XYZ'],
    ['a target that there is not', { target_currency: 'XYZ' }, 'target_currency', 'no currency XYZ'],
    ['nothing to exchange', { target_currency: 'USDT' }, 'target_currency', 'From balance to balance'],
    ['no pair', { source_currency: 'XRP', target_currency: 'SOL' }, 'target_currency', 'GET /v1/pairs'],
    [
      'a deposit as another currency',
      { target_currency: 'BTC', pay_in: { type: 'address' } },
      'target_currency',
      'in one quote',
    ],
    [
      'a source with too many decimals',
      { source_amount: '1.000000001' },
      'source_amount',
      'too many decimal places; USDT has 8',
    ],
    [
      'a target with too many decimals',
      { target_amount: '1720.001' },
      'target_amount',
      'too many decimal places; NGN has 2',
    ],
    [
      'a worth with too many decimals',
      { quote_amount: '1720.001', quote_currency: 'KES' },
      'quote_amount',
      'too many decimal places; KES has 2',
    ],
    [
      'a worth in a currency that there is not',
      { quote_amount: '1', quote_currency: 'XYZ' },
      'quote_currency',
      'no currency XYZ',
    ],
  ])('%s', async (_, request, field, reason) => {
    expect(await refusalOf(request)).toEqual({ [field]: [expect.stringContaining(reason)] });
  });

  it.each<[what: string, Asked, field: string, minimum: string, fees: string]>([
    [
      'a payout',
      { source_amount: '0.0625', pay_out: toBank },
      'source_amount',
      'A payout by Bank transfer must be at least 0.12305234 USDT; this one is 0.0625 USDT.',
      '0.0625 USDT is worth 107.50 NGN, which does not exceed the fees. Use a larger amount.',
    ],
    [
      'a deposit',
      {
        source_currency: 'NGN',
        quote_amount: '150',
        quote_currency: 'NGN',
        pay_in: { type: 'temporary_bank_account' },
      },
      'quote_amount',
      'A deposit by Bank transfer must be at least 500.00 NGN; this one is 150.00 NGN.',
      '150.00 NGN is worth 150.00 NGN, which does not exceed the fees. Use a larger amount.',
    ],
  ])(
    '%s under both the fee and the minimum names the minimum first',
    async (_, request, field, ...reasons) => {
      expect(await refusalOf(request)).toEqual({ [field]: reasons });
    },
  );
});

it.each(['{}', '{"quote_amount": "5"}', '{"quote_currency": "NGN"}'])(
  'what the schema keeps out, %s, fails',
  async (amounts) => {
    await expect(ask(JSON.parse(amounts))).rejects.toThrow(
      'The body has no amount, though its schema requires one.',
    );
  },
);

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
});

describe('the balance that pays', () => {
  it.each([
    ['holds less', { USDT: '99.99999999' }],
    ['is not open', {}],
  ] as [string, { USDT?: string }][])('is refused at once when it %s', async (_, available) => {
    const failure = ask({ source_amount: '100' }, { available });
    await expect(failure).rejects.toThrow(InsufficientBalance);
    await expect(failure).rejects.toMatchObject({
      shortfall: {
        currency: 'USDT',
        account: 'available',
        has: Decimal.parse(available.USDT ?? '0'),
        needed: Decimal.parse('100'),
      },
      fields: { source_amount: [expect.stringContaining('100.00 USDT is needed')] },
    });
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
      { pay_out: toBank },
      { pay_in: { type: 'address' as const }, target_currency: 'USDT' },
    ]) {
      const failure = ask({ source_amount: '100', ...ends }, { outside: false });
      await expect(failure).rejects.toThrow(Unavailable);
      await expect(failure).rejects.toMatchObject({
        message: expect.stringContaining('Only conversions from balance to balance'),
        retryAfterSeconds: 3600,
      });
    }
    expect((await ask({ source_amount: '100' }, { outside: false })).category).toBe('conversion');
  });
});

describe('a quote', () => {
  const conversion: QuoteRequest = {
    sourceCurrency: 'USDT',
    targetCurrency: 'NGN',
    amount: { side: 'source', amount: Decimal.parse('100') },
    payIn: { type: 'balance' },
    payOut: { type: 'balance' },
    reference: undefined,
    reversalPolicy: undefined,
  };

  it('lives 30 minutes by the clock of the business', async () => {
    const { quotes } = quoteDesk({ ...deskSettings, start: '2026-05-04T09:30:00Z' });
    const ahead = { ...deskProfile, clockAheadMs: 60 * 60_000 };
    const quote = await quotes.create(ahead, conversion);
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

  it('is not kept when its reply cannot be', async () => {
    const { quotes, kept } = quoteDesk(deskSettings);
    const failure = quotes.create(deskProfile, conversion, (made) => {
      throw new Error(`no reply for ${made.reference}`);
    });
    await expect(failure).rejects.toThrow('no reply for QUO_0000000000000001');
    expect(kept.size).toBe(0);
  });

  it('is found by its own profile alone', async () => {
    const { quotes } = quoteDesk(deskSettings);
    const { id } = await quotes.create(deskProfile, conversion);
    expect(await quotes.get(deskProfile, id)).toMatchObject({ id, accepted: false });
    const customer = { ...deskProfile, profileId: 'CUS_5pXw8RkJ2vTq9LmB' };
    await expect(quotes.get(customer, id)).rejects.toThrow(NotFound);
    const unknown = quotes.get(deskProfile, 'QUO_0000000000000000');
    await expect(unknown).rejects.toThrow(new NotFound('quote QUO_0000000000000000'));
  });
});
