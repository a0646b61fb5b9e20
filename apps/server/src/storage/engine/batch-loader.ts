import { onNobodysAccount } from '../../domain/acting-business.ts';

/** Most keys in one statement. */
const MOST = 100;
/** Concurrent statements. */
const AT_ONCE = 2;
/** Milliseconds after which a caller no longer waits for running statements, so that a hanging one blocks nobody. */
const LONGEST_WAIT_MS = 50;

interface Waiting<Key, Found> {
  readonly key: Key;
  readonly resolve: (found: Found | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns a look-up of several keys into a look-up of one. Keys requested while statements are running are combined in
 * the next one, so that many concurrent callers cost few statements and a single caller does not wait. Each statement
 * starts after all of its callers have asked.
 *
 * @param load finds the values of the keys, by name of the key.
 * @param nameOf names a key uniquely.
 */
export function batchLoader<Key, Found>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Found>>,
  nameOf: (key: Key) => string,
): (key: Key) => Promise<Found | undefined> {
  const waiting: Waiting<Key, Found>[] = [];
  let underWay = 0;
  let isTiming = false;

  async function ask(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) {
      const asked = waiting.splice(0, MOST);
      try {
        // It serves callers of several businesses, so it counts against none of them.
        const found = await onNobodysAccount(() => load(asked.map(({ key }) => key)));
        for (const { key, resolve } of asked) resolve(found.get(nameOf(key)));
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    underWay -= 1;
  }

  function askAnyway(): void {
    isTiming = false;
    void ask();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (underWay < AT_ONCE) {
        void ask();
      } else if (!isTiming) {
        isTiming = true;
        setTimeout(askAnyway, LONGEST_WAIT_MS);
      }
    });
}
