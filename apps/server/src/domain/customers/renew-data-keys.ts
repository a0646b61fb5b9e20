import type { DataKeyStore } from './data-key-store.ts';
import type { PersonalDataKeys } from './personal-data-keys.ts';

/** Number of keys read at once. */
const AT_ONCE = 500;

/**
 * Reseals the data keys of customers with the current master key, so that the others can be removed from the
 * configuration. Customers can be read and changed meanwhile.
 *
 * @returns the number of resealed keys.
 */
export async function renewDataKeys(
  keys: Pick<PersonalDataKeys, 'retired' | 'renewed'>,
  store: DataKeyStore,
  atOnce = AT_ONCE,
): Promise<number> {
  if (keys.retired.length === 0) return 0;
  let count = 0;
  for (;;) {
    const found = await store.sealedWith(keys.retired, atOnce);
    if (found.length === 0) return count;
    count += await store.replace(
      found.map((one) => ({ ...one, renewed: keys.renewed(one.wrapped) ?? one.wrapped })),
    );
  }
}
