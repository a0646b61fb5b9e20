import type { DataKeyStore } from './data-key-store.ts';
import type { PersonalDataKeys } from './personal-data-keys.ts';

interface Parts {
  readonly keys: PersonalDataKeys;
  readonly store: DataKeyStore;
  /** Told once that no customer needs these keys of the configuration any more, and again after others have needed them. */
  readonly onUnneeded: (keyIds: readonly string[]) => void;
}

/** Seals the keys of customers anew with the current key of the configuration, so that the others can be taken out of it. */
export class DataKeyRotation {
  readonly #parts: Parts;
  #isTold = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Renews at most so many; returns whether there may be more. */
  async renewSome(limit: number): Promise<boolean> {
    const { keys, store, onUnneeded } = this.#parts;
    const found = await store.sealedWith(keys.retired, limit);
    if (found.length === 0) {
      if (!this.#isTold) onUnneeded(keys.retired);
      this.#isTold = true;
      return false;
    }
    this.#isTold = false;
    const replaced = await store.replace(
      found.map((one) => ({ ...one, renewed: keys.renewed(one.wrapped) ?? one.wrapped })),
    );
    return replaced > 0;
  }
}
