import { digestOf } from '../keys/api-key-credential.ts';

/** How long a network from which a user signed in stays known (G129). */
const KNOWN_FOR_MS = 90 * 24 * 3_600_000;
/** Known networks per user; beyond it the least recently used is dropped. */
export const MOST_KNOWN_ADDRESSES = 20;

/** A network from which a user has signed in. */
export interface KnownAddress {
  readonly userId: string;
  readonly addressHash: Uint8Array;
  readonly expiresAt: Date;
}

/** Networks from which users have signed in. */
export interface KnownAddressStore {
  has(address: Omit<KnownAddress, 'expiresAt'>, now: Date): Promise<boolean>;
  /** Adds or refreshes an address. */
  note(address: KnownAddress): Promise<void>;
  /** Deletes all addresses of a user. */
  removeOf(userId: string): Promise<void>;
}

/** @param network IP address of the caller, for IPv6 its /64. */
export function knownAddress(userId: string, network: string, now: Date): KnownAddress {
  return {
    userId,
    addressHash: digestOf(JSON.stringify([userId, network])),
    expiresAt: new Date(now.getTime() + KNOWN_FOR_MS),
  };
}
