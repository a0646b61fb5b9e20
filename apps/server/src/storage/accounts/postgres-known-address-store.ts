import type { Kysely } from 'kysely';
import { type KnownAddressStore, MOST_KNOWN_ADDRESSES } from '../../domain/accounts/users/known-address.ts';
import type { Tables } from '../schema/tables.ts';

/** Addresses from which users have signed in, in the database. */
export function knownAddressStore(kysely: Kysely<Tables>): KnownAddressStore {
  return {
    has: async ({ userId, addressHash }, now) => {
      const row = await kysely
        .selectFrom('known_address')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('address_hash', '=', addressHash)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
    note: async ({ userId, addressHash, expiresAt }) => {
      await kysely
        .insertInto('known_address')
        .values({ user_id: userId, address_hash: addressHash, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'address_hash']).doUpdateSet({ expires_at: expiresAt }),
        )
        .execute();
      await kysely
        .deleteFrom('known_address')
        .where('user_id', '=', userId)
        .where('address_hash', 'in', (older) =>
          older
            .selectFrom('known_address')
            .select('address_hash')
            .where('user_id', '=', userId)
            .orderBy('expires_at', 'desc')
            .orderBy('address_hash')
            .offset(MOST_KNOWN_ADDRESSES),
        )
        .execute();
    },
    removeOf: async (userId) => {
      await kysely.deleteFrom('known_address').where('user_id', '=', userId).execute();
    },
  };
}
