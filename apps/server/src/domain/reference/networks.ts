import type { AmountCurrency } from '../money/amount.ts';
import type { Currencies } from './currencies.ts';
import type { CurrencyNetwork } from './currency.ts';
import type { Network } from './network.ts';

/** The networks of the currencies, by code. */
export function networksOf(currencies: Pick<Currencies, 'all'>): ReadonlyMap<string, Network> {
  return new Map(
    currencies
      .all()
      .flatMap((currency) => (currency.type === 'crypto' ? currency.networks : []))
      .map(({ network }) => [network.code, network]),
  );
}

/**
 * The currency on the network of a record.
 *
 * @throws Error when the service does not support it there.
 */
export function knownNetwork(
  currencies: Pick<Currencies, 'known'>,
  record: { readonly currency: string; readonly network: string },
): CurrencyNetwork {
  const currency = currencies.known(record.currency);
  const networks = currency.type === 'crypto' ? currency.networks : [];
  const found = networks.find(({ network }) => network.code === record.network);
  if (found === undefined)
    throw new Error(`The reference data lack ${record.currency} on ${record.network}.`);
  return found;
}

/** The currency with the decimals of payments on the network: the fewer of the two (G324). */
export function sentOn(
  { code, decimals }: AmountCurrency,
  { decimals: most, network }: Pick<CurrencyNetwork, 'decimals' | 'network'>,
): AmountCurrency {
  return most < decimals ? { code, decimals: most, network: network.code } : { code, decimals };
}
