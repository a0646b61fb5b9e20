import { onNobodysAccount } from '../../domain/acting-business.ts';

/** Most keys of one statement. */
const MOST = 100;
/** Statements at the same time. */
const AT_ONCE = 2;
/** Longer than this, in milliseconds, nobody waits for the statements of others: one that hangs holds up no one. */
const LONGEST_WAIT_MS = 50;

interface Waiting<Key, Found> {
  readonly key: Key;
  readonly resolve: (found: Found | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes a look-up by key out of one by several keys. What is asked for while statements are under way goes together in the
 * next one, so that many callers at once cost few statements, and a single one waits for nobody. Each statement begins after
 * those who wait for it have asked.
 *
 * @param load finds what there is under the keys, by the name of the key.
 * @param nameOf tells keys apart.
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
        // Callers of several businesses wait for it.
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
