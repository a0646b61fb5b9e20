import type { StoredTokens } from './token-store.ts';

/**
 * New tokens were issued, but the store did not save them. `storeError` is what it threw.
 *
 * The previous refresh token is spent, so `tokens` are the only valid ones. The session keeps them in memory and saves
 * them before its next call uses them; if the process may end before that, save `tokens` yourself. Neither property
 * appears when this error is logged, since a database error may repeat the values to be saved.
 */
export class TokenSaveError extends Error {
  override readonly name = 'TokenSaveError';
  readonly #tokens: StoredTokens;
  readonly #storeError: unknown;

  constructor(tokens: StoredTokens, storeError: unknown) {
    super('New tokens were issued, but the token store did not save them.');
    this.#tokens = tokens;
    this.#storeError = storeError;
  }

  /** Secret. */
  get tokens(): StoredTokens {
    return this.#tokens;
  }

  get storeError(): unknown {
    return this.#storeError;
  }
}
