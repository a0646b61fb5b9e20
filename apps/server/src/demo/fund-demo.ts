import type { Profile } from '../domain/accounts/profile.ts';
import type { Balances } from '../domain/balances/balances.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { OPENING_REFERENCE, openingBalances } from '../domain/sandbox/opening-balances.ts';

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
    await balances.fund(profile, currency, Decimal.parse(amount), OPENING_REFERENCE);
  }
}
