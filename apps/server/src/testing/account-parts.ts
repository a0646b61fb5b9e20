import type { AccountParts } from '../domain/accounts/account-parts.ts';
import { type Accounts, accountsOf } from '../domain/accounts/accounts.ts';
import { accountStore } from '../storage/account-store.ts';
import type { Database } from '../storage/database.ts';
import { memoryRateWindows } from '../storage/memory-rate-windows.ts';
import { randomIds, systemRandomness } from '../system.ts';
import { movedClock } from './moved-clock.ts';

/** Accounts without a server around them, in a world of one country and one currency. */
export function testAccounts(database: Database): { parts: AccountParts; accounts: Accounts } {
  const parts = {
    store: accountStore(database),
    clock: movedClock(),
    ids: randomIds,
    randomness: systemRandomness,
    rateWindows: memoryRateWindows(),
  };
  const accounts = accountsOf(parts, {
    countries: [{ id: 'NG', currency: { code: 'NGN', name: 'Naira', symbol: '₦' } }],
    currencies: { get: (code) => (code === 'NGN' ? { code } : undefined) },
  });
  return { parts, accounts };
}
