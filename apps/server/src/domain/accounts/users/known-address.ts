import { digestOf } from '../keys/api-key-credential.ts';

/** A network from which a user signed in is known for so long (G129). */
const KNOWN_FOR_MS = 90 * 24 * 3_600_000;
/** Networks of one user; beyond it the one used longest ago is forgotten. */
export const MOST_KNOWN_ADDRESSES = 20;

/** A network from which a user has signed in. */
export interface KnownAddress {
  readonly userId: string;
  readonly addressHash: Uint8Array;
  readonly expiresAt: Date;
}

/** From where users have signed in. */
export interface KnownAddressStore {
  has(address: Omit<KnownAddress, 'expiresAt'>, now: Date): Promise<boolean>;
  /** Notes an address, anew if it is there. */
  note(address: KnownAddress): Promise<void>;
  /** Forgets all of a user. */
  removeOf(userId: string): Promise<void>;
}

/** @param network the caller's address, of IPv6 its /64. */
export function knownAddress(userId: string, network: string, now: Date): KnownAddress {
  return {
    userId,
    addressHash: digestOf(JSON.stringify([userId, network])),
    expiresAt: new Date(now.getTime() + KNOWN_FOR_MS),
  };
}
