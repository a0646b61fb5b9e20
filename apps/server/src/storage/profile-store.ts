import type { Kysely } from 'kysely';
import type { Profiles } from '../domain/accounts/profile.ts';
import type { Tables } from './tables.ts';

/** Anything else is no identifier of a profile and need not be looked up. */
const PROFILE_ID = /^(BUS|CUS)_[0-9A-Za-z_-]{1,64}$/;

/** Profiles of businesses in the database. */
export function profileStore(kysely: Kysely<Tables>): Profiles {
  return {
    find: async (businessId, profileId) => {
      if (!PROFILE_ID.test(profileId)) return undefined;
      const row = await kysely
        .selectFrom('profile')
        .select('display_currency')
        .where('business_id', '=', businessId)
        .where('profile_id', '=', profileId)
        .executeTakeFirst();
      return row && { businessId, profileId, displayCurrency: row.display_currency };
    },
  };
}
