import type { Balance } from '../../../src/domain/balances/balance.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Venue } from '../../../src/domain/pricing/venue.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import { Quotes } from '../../../src/domain/quotes/quotes.ts';
import type { Recipient } from '../../../src/domain/recipients/recipient.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { examplePrices, fixedVenue } from './fixed-venue.ts';
import { movedClock } from './moved-clock.ts';
import { profileOf } from './test-profile.ts';

/** Options of quotes created without a database. */
export interface QuoteDeskSettings {
  readonly venue?: Venue;
  /** The available balances of the profile, by currency. */
  readonly available?: Readonly<Record<string, string>>;
  readonly recipients?: readonly Recipient[];
  readonly outside?: boolean;
  /** The identifier of every created quote. */
  readonly id?: string;
  readonly start?: string;
  /** Changes to the reference data. */
  readonly reference?: Partial<ReturnType<typeof loadReference>>;
}

/** The business of all quotes of a desk, as a profile. */
export const deskProfile = profileOf({ businessId: 'BUS_8Kd2mQx7VtLp4ZrN' });

const published = loadReference();

/** Quotes at fixed prices, kept in memory. */
export function quoteDesk(settings: QuoteDeskSettings = {}) {
  const kept = new Map<string, Quote>();
  const clock = movedClock(settings.start);
  const reference = { ...published, ...settings.reference };
  const quotes = new Quotes({
    ...reference,
    store: {
      insert: async (quote) => void kept.set(quote.id, quote),
      find: async ({ profileId }, id) => {
        const quote = kept.get(id);
        return quote?.profileId === profileId ? quote : undefined;
      },
      page: () => Promise.reject(new Error('A quote desk does not list quotes.')),
    },
    balances: {
      find: async (holder, key) =>
        'currency' in key
          ? balanceOf(holder.profileId, key.currency, settings.available?.[key.currency])
          : undefined,
    },
    recipients: {
      find: async (businessId, id) =>
        settings.recipients?.find((one) => one.businessId === businessId && one.id === id && one.active),
    },
    venue: settings.venue ?? fixedVenue(examplePrices),
    clock,
    ids: { next: (prefix) => settings.id ?? `${prefix}0000000000000001` },
    outside: settings.outside ?? true,
  });
  return { quotes, kept, clock, currencies: reference.currencies };
}

function balanceOf(profileId: string, currency: string, available: string | undefined): Balance | undefined {
  if (available === undefined) return undefined;
  const nothing = Decimal.zero;
  return {
    id: `BAL_${currency}`,
    businessId: deskProfile.businessId,
    profileId,
    userId: 'USR_1',
    currency,
    showZero: true,
    available: Decimal.parse(available),
    held: nothing,
    savings: nothing,
    investments: nothing,
  };
}

const ACCOUNT = { accountName: 'ADA LOVELACE', accountNumber: '0123456789' };
const PHONE_HOLDER = 'SOFIA KOVALEVSKAYA';
const WALLET = {
  type: 'crypto',
  cryptoAddress: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
  network: 'TRX',
} as const;

/** One recipient of each channel, of the business of the desk. */
export const deskRecipients = {
  ngnBank: recipient('REC_1yHk6SvP9dCm4XtQ', 'NGN', 'NG', {
    ...ACCOUNT,
    type: 'ngn_bank',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
  }),
  usdBank: recipient('REC_usdBank000000000', 'USD', 'GB', {
    ...ACCOUNT,
    type: 'usd_bank',
    entityType: 'individual',
    transferType: 'ach',
    bankName: 'Analytical Bank',
    routingNumber: '021000021',
  }),
  gbpBank: recipient('REC_gbpBank000000000', 'GBP', 'GB', {
    ...ACCOUNT,
    type: 'gbp_bank',
    entityType: 'individual',
    bankName: 'National Westminster Bank',
    sortCode: '601613',
  }),
  mpesa: recipient('REC_mpesa00000000000', 'KES', 'KE', {
    type: 'mpesa_mobile_money',
    accountName: PHONE_HOLDER,
    phoneNumber: '+254712345678',
  }),
  till: recipient('REC_till000000000000', 'KES', 'KE', {
    type: 'till',
    accountName: 'Babbage Instruments',
    accountNumber: '5123456',
  }),
  mtnBenin: recipient('REC_mtnBenin00000000', 'XOF', 'BJ', {
    type: 'mtn_mobile_money',
    accountName: PHONE_HOLDER,
    phoneNumber: '+2290197123456',
  }),
  wallet: recipient('REC_3mXv6KtB9wQz2LsN', 'USDT', undefined, { ...WALLET, accountName: 'Treasury' }),
  anyWallet: recipient('REC_anyWallet0000000', undefined, undefined, { ...WALLET, accountName: 'Vault' }),
} as const;

function recipient<Details extends Recipient['details']>(
  id: string,
  currency: string | undefined,
  country: string | undefined,
  details: Details,
): Recipient & { readonly details: Details } {
  const at = new Date('2026-05-04T09:10:00Z');
  return {
    id,
    businessId: deskProfile.businessId,
    active: true,
    ownedByCustomer: false,
    ...(currency !== undefined && { currency }),
    ...(country !== undefined && { country }),
    details,
    createdAt: at,
    updatedAt: at,
  };
}
