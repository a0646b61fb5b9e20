import type { Profile } from '../domain/accounts/profile.ts';
import type { Balances } from '../domain/balances/balances.ts';
import { Decimal } from '../domain/money/decimal.ts';

/** What the demo business of the sandbox holds at first: amounts by currency, in the order of its list. */
export const openingBalances: Readonly<Record<string, string>> = {
  NGN: '2500000.00',
  USDT: '25000.00',
  BTC: '0.50',
  KES: '350000.00',
  USD: '10000.00',
};

/** What the first customer of the demo business holds at first, likewise. */
export const customerBalances: Readonly<Record<string, string>> = { NGN: '150000.00', USDT: '500.00' };

const REFERENCE = 'demo:opening';

/**
 * Gives a profile of the demo business its opening balances, once: a later call moves nothing, whatever was spent since.
 *
 * @param amounts by currency; those of the business itself unless given.
 */
export async function fundDemo(
  balances: Balances,
  profile: Profile,
  amounts: Readonly<Record<string, string>> = openingBalances,
): Promise<void> {
  for (const [currency, amount] of Object.entries(amounts)) {
    await balances.fund(profile, currency, Decimal.parse(amount), REFERENCE);
  }
}
