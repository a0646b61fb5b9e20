import type { Currency, CurrencyNetwork } from '../../../src/domain/reference/currency.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';

/** A currency on one of its networks, and the currencies to which a payment of it can be converted. */
export interface PaidChain {
  readonly id: string;
  readonly source: Currency;
  readonly carried: CurrencyNetwork;
  /** Decimals of an amount that can be sent. */
  readonly decimals: number;
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
  return source.networks.map((carried) => {
    const decimals = Math.min(source.decimals, carried.decimals);
    return { id: carried.id, source, carried, decimals, targets };
  });
});
