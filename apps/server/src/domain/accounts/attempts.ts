import { TooManyAttempts } from './account-errors.ts';
import type { AccountParts } from './account-parts.ts';
import { digestOf } from './api-key-credential.ts';
import { emailKey } from './user.ts';

/** Tries at the password of one e-mail address within a rolling minute (G92). */
const FOR_ONE_PERSON = 5;
/** Tries from one address within a rolling minute; many people may share one (G92). */
const FROM_ONE_ADDRESS = 20;

/** Counts tries at passwords and invitation tokens, so that neither can be guessed. */
export class Attempts {
  readonly #parts: Pick<AccountParts, 'rateWindows' | 'clock'>;

  constructor(parts: Pick<AccountParts, 'rateWindows' | 'clock'>) {
    this.#parts = parts;
  }

  /** @throws TooManyAttempts when so many tries came from the caller's address. */
  async from(address: string): Promise<void> {
    await this.#count(`attempts:address:${address}`, FROM_ONE_ADDRESS);
  }

  /** @throws TooManyAttempts when there were so many tries at the password of this person. */
  async at(email: string): Promise<void> {
    await this.#count(`attempts:email:${hashed(emailKey(email))}`, FOR_ONE_PERSON);
  }

  async #count(key: string, limit: number): Promise<void> {
    const { rateWindows, clock } = this.#parts;
    const { allowed, resetSeconds } = await rateWindows.hit(key, limit, clock.now());
    if (!allowed) throw new TooManyAttempts(resetSeconds);
  }
}

/** Keeps addresses of people out of the store of the counters. */
function hashed(email: string): string {
  return Buffer.from(digestOf(email)).toString('base64url');
}
