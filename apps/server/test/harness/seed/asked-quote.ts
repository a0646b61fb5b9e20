import { FieldError, type FieldReasons } from '../../../src/domain/domain-error.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import { quoteRequest } from '../../../src/http/operations/quotes/quote-request.ts';
import { type FixedPrices, fixedVenue } from '../worlds/fixed-venue.ts';
import { deskProfile, deskRecipients, type QuoteDeskSettings, quoteDesk } from '../worlds/quote-desk.ts';

/** A request of a test; by default an exchange of USDT for NGN. */
export type Asked = Partial<Parameters<typeof quoteRequest>[0]>;

/** The prices of all exchanges in the tests. */
export const deskPrices: FixedPrices = {
  'USDT/NGN': { buy: '1730', sell: '1720' },
  'USDT/KES': { buy: '130', sell: '129' },
  'USDT/XOF': { buy: '570', sell: '560' },
  'USDT/USD': { buy: '1.01', sell: '0.99' },
  'USDT/GBP': { buy: '0.76', sell: '0.75' },
  'USDT/EUR': { buy: '0.87', sell: '0.86' },
  'BTC/USDT': { buy: '100100', sell: '99900' },
  'BTC/NGN': { buy: '173000000', sell: '172000000' },
  'XRP/USDT': { buy: '2.31', sell: '2.29' },
  'USD/NGN': { buy: '1730', sell: '1720' },
};

/** A desk that prices them, with a sufficient balance in every source currency. */
export const deskSettings: QuoteDeskSettings = {
  venue: fixedVenue(deskPrices),
  available: { NGN: '100000000', USDT: '10000000', KES: '10000000', USD: '100000', XRP: '100000', BTC: '10' },
  recipients: Object.values(deskRecipients),
};

/** Payment legs. */
export const TRON = 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY';
export const RIPPLE = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
export const toBank = { type: 'bank_transfer', recipient_id: deskRecipients.ngnBank.id } as const;
export const toTron = { type: 'address', address: TRON, network: 'TRX' } as const;
export const mpesaPays = { type: 'mobile_money', phone: '+254712345678' } as const;

/** Requests a quote from a desk, as given. */
export async function ask(request: Asked, changed: QuoteDeskSettings = {}): Promise<Quote> {
  const asked = quoteRequest({ source_currency: 'USDT', target_currency: 'NGN', ...request });
  return quoteDesk({ ...deskSettings, ...changed }).quotes.create(deskProfile, asked);
}

/** The refused fields of a request, with the reasons; the source amount is 1000 by default. */
export async function refusalOf(request: Asked, changed: QuoteDeskSettings = {}): Promise<FieldReasons> {
  const isGiven = ['source_amount', 'target_amount', 'quote_amount'].some((name) => name in request);
  try {
    await ask({ ...(!isGiven && { source_amount: '1000' }), ...request }, changed);
  } catch (error) {
    if (error instanceof FieldError) return error.fields;
    throw error;
  }
  throw new Error('The quote was not refused.');
}
