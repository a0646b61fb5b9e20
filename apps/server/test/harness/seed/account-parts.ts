import { randomBytes } from 'node:crypto';
import type { AccountParts } from '../../../src/domain/accounts/account-parts.ts';
import { type Accounts, accountsOf } from '../../../src/domain/accounts/accounts.ts';
import { sealsOf } from '../../../src/domain/accounts/seals.ts';
import type { Mails } from '../../../src/domain/accounts/users/mails.ts';
import { accountStore } from '../../../src/storage/accounts/postgres-account-store.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { memoryRateWindows } from '../../../src/storage/requests/memory-rate-windows.ts';
import { randomIds, systemRandomness } from '../../../src/system.ts';
import { movedClock } from '../worlds/moved-clock.ts';

/** Accounts without a server around them, in a world of one country and one currency. */
export function testAccounts(database: Database): { parts: AccountParts; accounts: Accounts } {
  const parts = {
    store: accountStore(database),
    clock: movedClock(),
    ids: randomIds,
    randomness: systemRandomness,
    rateWindows: memoryRateWindows(),
    accessTokens: { read: async () => undefined },
    mailing: { way: 'outbox', seals: sealsOf(randomBytes(32), systemRandomness) },
  } satisfies AccountParts;
  const accounts = accountsOf(parts, {
    countries: [{ id: 'NG', currency: { code: 'NGN', name: 'Naira', symbol: '₦' } }],
    currencies: { get: (code) => (code === 'NGN' ? { code } : undefined) },
  });
  return { parts, accounts };
}

/** The token in the newest mail of the outbox to an e-mail address; throws when there is none. */
export async function mailedTo(mails: Mails, email: string): Promise<string> {
  const { entries } = await mails.outbox(
    { email, ownerOf: undefined, isAdministrator: false },
    { sort: 'desc', limit: 100, from: undefined },
  );
  const [token] = entries.flatMap(({ text }) => /^(inv|rst)_\w+$/m.exec(text)?.[0] ?? []);
  if (token === undefined) throw new Error(`There is no mail to ${email}.`);
  return token;
}
