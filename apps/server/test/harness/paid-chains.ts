import type { Currency, CurrencyNetwork } from '../../src/domain/reference/currency.ts';
import { loadReference } from '../../src/reference/load-reference.ts';

/** A currency on one of its networks, and what a payment of it can be converted to. */
export interface PaidChain {
  readonly id: string;
  readonly source: Currency;
  readonly carried: CurrencyNetwork;
  readonly targets: readonly Currency[];
}

const { currencies, pairs } = loadReference();

/** Every currency on each of its networks. */
export const paidChains: readonly PaidChain[] = currencies.all().flatMap((source) => {
  if (source.type !== 'crypto') return [];
  const targets = currencies
    .all()
    .filter(
      ({ code }) =>
        code === source.code ||
        pairs.get(source.code, code)?.sell.supported ||
        pairs.get(code, source.code)?.buy.supported,
    );
  return source.networks.map((carried) => ({ id: carried.id, source, carried, targets }));
});
