import { type Kysely, sql } from 'kysely';
import type { PersonalDataKeys } from '../../domain/customers/personal-data-keys.ts';
import type { Randomness } from '../../domain/randomness.ts';
import { openBytes, sealBytes } from '../../domain/sealed-bytes.ts';
import type { Tables } from '../schema/tables.ts';

/** Keys of customers as stored; undefined for an erased customer, absent for anything that is not a customer. */
type StoredKeys = ReadonlyMap<string, Buffer | undefined>;

/** The place to which a sealed text is bound; it cannot be opened anywhere else. */
export const sealedAt = {
  event: (id: string): string => `event ${id}`,
  /** @param scopeHash in hexadecimal. */
  reply: (scopeHash: string): string => `reply ${scopeHash}`,
  answer: (deliveryId: string, attempt: number): string => `answer ${deliveryId} ${attempt}`,
  payer: (requestId: string): string => `payer ${requestId}`,
};

/**
 * Seals and opens personal data in other records with the key of the customer. Once the key is deleted with the
 * customer, no copy can be opened (G344).
 */
export class CustomerSeals {
  readonly #keys: PersonalDataKeys;
  readonly #randomness: Randomness;

  constructor(keys: PersonalDataKeys, randomness: Randomness) {
    this.#keys = keys;
    this.#randomness = randomness;
  }

  /**
   * @param key as stored.
   * @param place one of `sealedAt`.
   */
  seal(key: Buffer, text: string, place: string): Buffer {
    return sealBytes(this.#keys.open(key).key, Buffer.from(text), place, this.#randomness);
  }

  /** The opened text; undefined when nothing was sealed or the key is deleted. */
  open(key: Buffer | null, sealed: Buffer | null, place: string): string | undefined {
    if (key === null || sealed === null) return undefined;
    return openBytes(this.#keys.open(key).key, sealed, place).toString();
  }

  /** The keys of customers of a business; creates one for a customer of an earlier version without one. */
  async keysOf(kysely: Kysely<Tables>, businessId: string, ids: readonly string[]): Promise<StoredKeys> {
    const rows = await kysely
      .selectFrom('customer')
      .select(['customer_id', 'data_key', 'erased_at'])
      .where('business_id', '=', businessId)
      .where('customer_id', 'in', ids)
      .execute();
    const keys = new Map<string, Buffer | undefined>();
    for (const { customer_id: id, data_key: key, erased_at: erasedAt } of rows) {
      const isKeyless = key === null && erasedAt === null;
      keys.set(id, isKeyless ? await this.#give(kysely, businessId, id) : (key ?? undefined));
    }
    return keys;
  }

  /** Increments the version, so that a concurrent change of the customer does not seal with a different key. */
  async #give(kysely: Kysely<Tables>, businessId: string, id: string): Promise<Buffer | undefined> {
    const { wrapped } = this.#keys.create();
    const row = await kysely
      .updateTable('customer')
      .set({
        data_key: sql<Buffer>`coalesce(data_key, ${wrapped}::bytea)`,
        version: sql<number>`version + 1`,
      })
      .where('business_id', '=', businessId)
      .where('customer_id', '=', id)
      .where('erased_at', 'is', null)
      .returning('data_key')
      .executeTakeFirst();
    return row?.data_key ?? undefined;
  }
}
