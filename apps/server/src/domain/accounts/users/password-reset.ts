import { alphanumerics, type Randomness } from '../../randomness.ts';

/** How long a password reset can be used (G127). */
export const RESET_LIFETIME_MS = 3_600_000;

/** That a user may set a new password, found by the SHA-256 of its token. */
interface PasswordReset {
  readonly tokenHash: Uint8Array;
  readonly userId: string;
  readonly expiresAt: string;
}

/** Password resets that are neither used nor expired. */
export interface PasswordResetStore {
  find(tokenHash: Uint8Array, now: Date): Promise<PasswordReset | undefined>;
  insert(reset: PasswordReset): Promise<void>;
  /** @returns false when it is used or expired: of two at once, one gets true. */
  use(tokenHash: Uint8Array, now: Date): Promise<boolean>;
  /** Ends all of a user. */
  removeOf(userId: string): Promise<void>;
}

const TOKEN = /^rst_[0-9A-Za-z]{40}$/;

/** A new token: `rst_` and 40 alphanumerics, 238 bits. */
export function newResetToken(randomness: Randomness): string {
  return `rst_${alphanumerics(randomness, 40)}`;
}

/** Whether the text has the form of a token; anything else need not be looked up. */
export function isResetToken(text: string): boolean {
  return TOKEN.test(text);
}
