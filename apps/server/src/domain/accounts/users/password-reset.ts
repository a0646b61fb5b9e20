import { alphanumerics, type Randomness } from '../../randomness.ts';

/** How long a password reset is valid (G127). */
export const RESET_LIFETIME_MS = 3_600_000;

/** Permission to set a new password, stored under the SHA-256 of its token. */
interface PasswordReset {
  readonly tokenHash: Uint8Array;
  readonly userId: string;
  readonly expiresAt: string;
}

/** Password resets that are neither used nor expired. */
export interface PasswordResetStore {
  find(tokenHash: Uint8Array, now: Date): Promise<PasswordReset | undefined>;
  insert(reset: PasswordReset): Promise<void>;
  /** @returns false if it is used or expired. Of two concurrent calls, only one gets true. */
  use(tokenHash: Uint8Array, now: Date): Promise<boolean>;
  /** Deletes all resets of a user. */
  removeOf(userId: string): Promise<void>;
}

const TOKEN = /^rst_[0-9A-Za-z]{40}$/;

/** A new token: `rst_` and 40 alphanumerics, 238 bits. */
export function newResetToken(randomness: Randomness): string {
  return `rst_${alphanumerics(randomness, 40)}`;
}

/** Whether the text has the format of a token; otherwise a lookup is pointless. */
export function isResetToken(text: string): boolean {
  return TOKEN.test(text);
}
