import type { Profile } from '../domain/accounts/profile.ts';
import type { Balances } from '../domain/balances/balances.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { OPENING_REFERENCE, openingBalances } from '../domain/sandbox/opening-balances.ts';

/**
 * Credits the opening balances of a profile of the demo business once; a later call moves nothing, whatever was spent
 * since.
 *
 * @param amounts by currency; by default those of the business itself.
 */
export async function fundDemo(
  balances: Balances,
  profile: Profile,
  amounts: Readonly<Record<string, string>> = openingBalances,
): Promise<void> {
  for (const [currency, amount] of Object.entries(amounts)) {
    await balances.fund(profile, currency, Decimal.parse(amount), OPENING_REFERENCE);
  }
}
