import type { Randomness } from '../randomness.ts';
import { openBytes, SEAL_KEY_BYTES, sealBytes } from '../sealed-bytes.ts';

/** A key of the configuration. */
export interface MasterKey {
  /** Names it in what it seals; without a colon. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** The key of one customer. */
export interface DataKey {
  /** What seals personal data. */
  readonly key: Buffer;
  /** The same key as it is stored: sealed with a key of the configuration. */
  readonly wrapped: Buffer;
}

/** A data key was sealed with a key that the configuration does not have. */
export class MasterKeyMissing extends Error {
  override readonly name = 'MasterKeyMissing';

  constructor(keyId: string) {
    super(`The key '${keyId}' is not among PERSONAL_DATA_KEYS, so that what it sealed cannot be read.`);
  }
}

const BETWEEN = ':';
const PLACE = 'data key';

/**
 * Makes and opens the keys of customers. Each is random and stored sealed with the first key of the configuration; the others
 * open what was sealed before the keys were changed.
 */
export class PersonalDataKeys {
  readonly #current: MasterKey;
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #randomness: Randomness;
  /** The identifier of the key that seals. */
  readonly current: string;
  /** Those of the keys that only open. */
  readonly retired: readonly string[];

  /** @param keys at least one. */
  constructor(keys: readonly MasterKey[], randomness: Randomness) {
    const [current, ...retired] = keys;
    if (current === undefined) throw new Error('There is no key to seal personal data with.');
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

  /** @throws MasterKeyMissing when the configuration lacks the key that sealed it. */
  open(wrapped: Buffer): DataKey {
    const id = keyIdOf(wrapped);
    const master = this.#keys.get(id);
    if (master === undefined) throw new MasterKeyMissing(id);
    const sealed = wrapped.subarray(Buffer.byteLength(id) + BETWEEN.length);
    return { key: openBytes(master, sealed, `${PLACE} ${id}`), wrapped };
  }

  /** The key sealed with the current key of the configuration; undefined when it is already. */
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
