import type { Randomness } from '../randomness.ts';
import { openBytes, SEAL_KEY_BYTES, sealBytes } from '../sealed-bytes.ts';

/** A master key of the configuration. */
export interface MasterKey {
  /** Identifies the key in what it seals; contains no colon. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** The key of one customer. */
export interface DataKey {
  /** Encrypts personal data. */
  readonly key: Buffer;
  /** The same key as stored: sealed with a master key. */
  readonly wrapped: Buffer;
}

/** The configuration lacks the master key that sealed a data key. */
export class MasterKeyMissing extends Error {
  override readonly name = 'MasterKeyMissing';

  constructor(keyId: string) {
    super(`PERSONAL_DATA_KEYS lacks the key '${keyId}'; data sealed with it cannot be read.`);
  }
}

const BETWEEN = ':';
const PLACE = 'data key';

/**
 * Creates and opens the data keys of customers. Each is random and stored sealed with the first master key; the
 * other master keys only open what was sealed before a key rotation.
 */
export class PersonalDataKeys {
  readonly #current: MasterKey;
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #randomness: Randomness;
  /** The id of the master key that seals. */
  readonly current: string;
  /** The ids of the master keys that only open. */
  readonly retired: readonly string[];

  /** @param keys at least one. */
  constructor(keys: readonly MasterKey[], randomness: Randomness) {
    const [current, ...retired] = keys;
    if (current === undefined) throw new Error('At least one key for personal data is required.');
    this.#current = current;
    this.#keys = new Map(keys.map(({ id, key }) => [id, key]));
    this.#randomness = randomness;
    this.current = current.id;
    this.retired = retired.map(({ id }) => id);
  }

  create(): DataKey {
    const key = Buffer.from(this.#randomness.bytes(SEAL_KEY_BYTES));
    return { key, wrapped: this.#wrap(key) };
  }

  /** @throws MasterKeyMissing when the configuration lacks the master key that sealed it. */
  open(wrapped: Buffer): DataKey {
    const id = keyIdOf(wrapped);
    const master = this.#keys.get(id);
    if (master === undefined) throw new MasterKeyMissing(id);
    const sealed = wrapped.subarray(Buffer.byteLength(id) + BETWEEN.length);
    return { key: openBytes(master, sealed, `${PLACE} ${id}`), wrapped };
  }

  /** The data key sealed with the current master key; undefined if it already is. */
  renewed(wrapped: Buffer): Buffer | undefined {
    if (keyIdOf(wrapped) === this.#current.id) return undefined;
    return this.#wrap(this.open(wrapped).key);
  }

  #wrap(key: Buffer): Buffer {
    const { id, key: master } = this.#current;
    return Buffer.concat([
      Buffer.from(id + BETWEEN),
      sealBytes(master, key, `${PLACE} ${id}`, this.#randomness),
    ]);
  }
}

function keyIdOf(wrapped: Buffer): string {
  return wrapped.subarray(0, wrapped.indexOf(BETWEEN)).toString();
}
