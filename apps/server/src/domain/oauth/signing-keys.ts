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

/**
 * How long a new key is published before it signs: caches keep the key set for five minutes, and each process
 * rereads it within one.
 */
const LEAD_MS = 10 * 60_000;
/**
 * How long a key is published after it signed its last token: the lifetime of a token, one hour, plus clock skew.
 */
const AFTERLIFE_MS = 65 * 60_000;
/** Maximum age of the cached keys. */
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
  /** 32 bytes, which encrypt the private keys. */
  readonly sealKey: Buffer;
}

/**
 * Keys that sign tokens: a new key is published before it signs, and an old one as long as its tokens are valid
 * (G251).
 */
export class SigningKeys {
  readonly #dependencies: Dependencies;
  #read: { readonly keys: Promise<readonly SigningKeyRecord[]>; readonly at: number } | undefined;
  #signing: SigningKey | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The published key set. */
  async publishedKeys(): Promise<{ keys: PublicSigningKey[] }> {
    const now = this.#dependencies.clock.now().getTime();
    const keys = await this.#keys(now);
    return { keys: published(keys, now).map(({ publicKey }) => publicKey) };
  }

  /** The current signing key; the first key of a deployment is created on demand. */
  async signingKey(): Promise<SigningKey> {
    const now = this.#dependencies.clock.now().getTime();
    const keys = await this.#keys(now);
    const current = keys.findLast(({ signsFrom }) => signsFrom.getTime() <= now);
    if (current === undefined) throw new Error('The issuer has no active signing key yet.');
    const { kid } = current.publicKey;
    if (this.#signing?.kid !== kid) this.#signing = { kid, privateKey: this.#open(current) };
    return this.#signing;
  }

  /**
   * Publishes a new key, which signs after `LEAD_MS`, and deletes keys whose tokens have all expired. Adds nothing
   * while a new key is waiting.
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

  /** Adds the next key, unless another process already has. */
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

  /** Whether a key was encrypted with another SECRET_KEY, so that it cannot sign. */
  #isLost(key: SigningKeyRecord): boolean {
    const { publicKey, sealedPrivateKey } = key;
    return openedBytes(this.#dependencies.sealKey, sealedPrivateKey, placeOf(publicKey.kid)) === undefined;
  }

  #open({ publicKey: { kid }, sealedPrivateKey }: SigningKeyRecord): KeyObject {
    const key = openBytes(this.#dependencies.sealKey, sealedPrivateKey, placeOf(kid));
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  }
}

/** The keys of tokens that are, or will be, valid. */
function published(keys: readonly SigningKeyRecord[], now: number): readonly SigningKeyRecord[] {
  return keys.filter((_, index) => {
    const next = keys[index + 1];
    return next === undefined || now < next.signsFrom.getTime() + AFTERLIFE_MS;
  });
}

function placeOf(kid: string): string {
  return `signing key ${kid}`;
}
