import { expect, it } from 'vitest';
import { QuoteExpired } from './quote-expired.ts';

it('names the quote that expired, and says what to do', () => {
  expect(new QuoteExpired('QUO_9tRb3WxK7mPf2CzD')).toMatchObject({
    name: 'quote_expired',
    quoteId: 'QUO_9tRb3WxK7mPf2CzD',
    message: 'The quote QUO_9tRb3WxK7mPf2CzD has expired. Create a new one. No money was moved.',
  });
});
