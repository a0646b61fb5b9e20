import type { StoredTokens } from './token-store.ts';

/**
 * New tokens were issued, but the store did not save them. `cause` is the error of the store.
 *
 * The previous refresh token is spent, so `tokens` are the only valid ones. The session keeps them in memory and saves them before
 * its next call uses them; if the process may end before that, save `tokens` yourself. They do not appear in logs of the error.
 */
export class TokenSaveError extends Error {
  override readonly name = 'TokenSaveError';
  readonly #tokens: StoredTokens;

  constructor(tokens: StoredTokens, options: ErrorOptions) {
    super('New tokens were issued, but the token store did not save them.', options);
    this.#tokens = tokens;
  }

  /** Secret. */
  get tokens(): StoredTokens {
    return this.#tokens;
  }
}
