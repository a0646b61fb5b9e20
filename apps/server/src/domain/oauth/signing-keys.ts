import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';
import { openBytes, openedBytes, sealBytes } from '../sealed-bytes.ts';
import {
  newKeyPair,
  type PublicSigningKey,
  type SigningKeyRecord,
  type SigningKeyStore,
} from './signing-key.ts';

/** How long a new key is published before it signs: caches keep the key set five minutes, and each process reads it anew within one. */
const LEAD_MS = 10 * 60_000;
/** How long a key is published after it has signed its last token: the hour that the token lives, and the skew of clocks. */
const AFTERLIFE_MS = 65 * 60_000;
/** How old the keys may be that a process uses. */
const READ_ANEW_MS = 30_000;

/** The key that signs now. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

interface Dependencies {
  readonly store: SigningKeyStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** 32 bytes: seals the private keys. */
  readonly sealKey: Buffer;
}

/** The keys that sign tokens: a new one is published before it signs, and an old one as long as its tokens live (G251). */
export class SigningKeys {
  readonly #dependencies: Dependencies;
  #read: { readonly keys: Promise<readonly SigningKeyRecord[]>; readonly at: number } | undefined;
  #signing: SigningKey | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The key set as it is published. */
  async publishedKeys(): Promise<{ keys: PublicSigningKey[] }> {
    const now = this.#dependencies.clock.now().getTime();
    const keys = await this.#keys(now);
    return { keys: published(keys, now).map(({ publicKey }) => publicKey) };
  }

  /** The key that signs now; the first of a deployment is made when it is needed. */
  async signingKey(): Promise<SigningKey> {
    const now = this.#dependencies.clock.now().getTime();
    const keys = await this.#keys(now);
    const current = keys.findLast(({ signsFrom }) => signsFrom.getTime() <= now);
    if (current === undefined) throw new Error('No key of the issuer signs yet.');
    const { kid } = current.publicKey;
    if (this.#signing?.kid !== kid) this.#signing = { kid, privateKey: this.#open(current) };
    return this.#signing;
  }

  /**
   * Publishes a new key, which signs after `LEAD_MS`, and deletes those whose tokens have all expired. While a new key waits, nothing
   * is added.
   *
   * @returns the newest key.
   */
  async rotate(): Promise<SigningKeyRecord> {
    const { store, clock } = this.#dependencies;
    const now = clock.now().getTime();
    const keys = await store.list();
    const shown = published(keys, now);
    await store.remove(keys.filter((key) => !shown.includes(key)).map(({ number }) => number));
    const newest = keys.at(-1);
    if (newest !== undefined && newest.signsFrom.getTime() > now) return newest;
    await this.#add(keys, newest === undefined || this.#isLost(newest) ? now : now + LEAD_MS);
    return (await store.list()).at(-1) ?? this.rotate();
  }

  #keys(now: number): Promise<readonly SigningKeyRecord[]> {
    if (this.#read !== undefined && Math.abs(now - this.#read.at) < READ_ANEW_MS) return this.#read.keys;
    const keys = this.#list(now);
    this.#read = { keys, at: now };
    keys.catch(() => {
      this.#read = undefined;
    });
    return keys;
  }

  async #list(now: number): Promise<readonly SigningKeyRecord[]> {
    const { store } = this.#dependencies;
    const keys = await store.list();
    const newest = keys.at(-1);
    if (newest !== undefined && !this.#isLost(newest)) return keys;
    await this.#add(keys, now);
    return store.list();
  }

  /** Adds the next key, unless another process has. */
  async #add(keys: readonly SigningKeyRecord[], signsFrom: number): Promise<void> {
    const { store, randomness, sealKey } = this.#dependencies;
    const { publicKey, privateKey } = await newKeyPair();
    const bytes = privateKey.export({ type: 'pkcs8', format: 'der' });
    await store.insert({
      number: (keys.at(-1)?.number ?? 0) + 1,
      publicKey,
      sealedPrivateKey: sealBytes(sealKey, bytes, placeOf(publicKey.kid), randomness),
      signsFrom: new Date(signsFrom),
    });
  }

  /** Whether a key was sealed with another SECRET_KEY, so that it cannot sign any more. */
  #isLost(key: SigningKeyRecord): boolean {
    const { publicKey, sealedPrivateKey } = key;
    return openedBytes(this.#dependencies.sealKey, sealedPrivateKey, placeOf(publicKey.kid)) === undefined;
  }

  #open({ publicKey: { kid }, sealedPrivateKey }: SigningKeyRecord): KeyObject {
    const key = openBytes(this.#dependencies.sealKey, sealedPrivateKey, placeOf(kid));
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  }
}

/** The keys that tokens may be signed with that are valid still, or will be. */
function published(keys: readonly SigningKeyRecord[], now: number): readonly SigningKeyRecord[] {
  return keys.filter((_, index) => {
    const next = keys[index + 1];
    return next === undefined || now < next.signsFrom.getTime() + AFTERLIFE_MS;
  });
}

function placeOf(kid: string): string {
  return `signing key ${kid}`;
}
