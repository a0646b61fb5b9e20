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

const REFERENCE = 'demo:opening';

/** Gives the demo business its opening balances, once: a later call moves nothing, whatever was spent since. */
export async function fundDemo(balances: Balances, profile: Profile): Promise<void> {
  for (const [currency, amount] of Object.entries(openingBalances)) {
    await balances.fund(profile, currency, Decimal.parse(amount), REFERENCE);
  }
}
