import type { DataKeyStore } from './data-key-store.ts';
import type { PersonalDataKeys } from './personal-data-keys.ts';

/** How many are read at once. */
const AT_ONCE = 500;

/**
 * Seals the keys of customers anew with the current key of the configuration, so that the others can be taken out of it.
 * Customers are read and changed meanwhile.
 *
 * @returns how many it has sealed.
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
