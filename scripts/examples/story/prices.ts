import { amount, Exact, text } from './facts.ts';
import { ofKind, type Story } from './read-story.ts';

const FIAT = ['NGN', 'KES', 'USD', 'GBP', 'GHS'];

/** How many decimals the amounts of a currency have. */
export const decimalsOf = (currency: string): number => (FIAT.includes(currency) ? 2 : 8);

/** The venue's price of one pair. */
export interface Price {
  base: string;
  counter: string;
  buy: Exact;
  sell: Exact;
  mid: Exact;
}

/** The venue's prices, as the examples of the pairs tell them. */
export function listPrices(story: Story): Price[] {
  return ofKind(story, 'PAIR').map(({ fields }) => {
    const buy = amount(fields, 'buy_price.amount');
    const sell = amount(fields, 'sell_price.amount');
    return {
      base: text(fields, 'base'),
      counter: text(fields, 'counter'),
      buy,
      sell,
      mid: buy.plus(sell).div(2),
    };
  });
}

/** What one unit of a currency is worth in another at mid prices, through a third currency if need be. */
export function midPrice(
  prices: Price[],
  from: string,
  to: string,
  through: string[] = [],
): Exact | undefined {
  if (from === to) return new Exact(1);
  for (const { base, counter, mid } of prices) {
    if (base !== from || through.includes(counter)) continue;
    const rest = midPrice(prices, counter, to, [...through, from]);
    if (rest) return mid.times(rest);
  }
  return undefined;
}
