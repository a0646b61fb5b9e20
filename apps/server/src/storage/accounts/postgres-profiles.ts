import type { Kysely } from 'kysely';
import { statusRefused } from '../../domain/accounts/paying-statuses.ts';
import type { Profiles } from '../../domain/accounts/profile.ts';
import type { Holder } from '../../domain/balances/balance-store.ts';
import { batchLoader } from '../engine/batch-loader.ts';
import type { Tables } from '../schema/tables.ts';

/** Anything else is not an identifier of a profile and is not looked up. */
const PROFILE_ID = /^(BUS|CUS)_[0-9A-Za-z_-]{1,64}$/;

/** Profiles of businesses in the database. */
export function profileStore(kysely: Kysely<Tables>): Profiles {
  const nameOf = ({ businessId, profileId }: Holder) => `${businessId} ${profileId}`;
  const find = batchLoader(async (holders: readonly Holder[]) => {
    const rows = await kysely
      .selectFrom('profile')
      .innerJoin('business', 'business.business_id', 'profile.business_id')
      .leftJoin('customer', (join) =>
        join
          .onRef('customer.business_id', '=', 'profile.business_id')
          .onRef('customer.customer_id', '=', 'profile.profile_id'),
      )
      .where('profile.erased_at', 'is', null)
      .select([
        'profile.kind',
        'customer.status',
        'customer.has_accepted_terms',
        'profile.business_id',
        'profile.profile_id',
        'profile.display_currency',
        'business.kyb_status',
        'business.clock_ahead_ms',
        'business.resets',
      ])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('profile.business_id', 'profile.profile_id'),
          'in',
          holders.map(({ businessId, profileId }) => tuple(businessId, profileId)),
        ),
      )
      .execute();
    return new Map(
      rows.map((row) => [nameOf({ businessId: row.business_id, profileId: row.profile_id }), row]),
    );
  }, nameOf);
  return {
    find: async (businessId, profileId) => {
      if (!PROFILE_ID.test(profileId)) return undefined;
      const row = await find({ businessId, profileId });
      if (row?.kyb_status === 'suspended') throw statusRefused(row.kyb_status);
      return (
        row && {
          businessId,
          profileId,
          displayCurrency: row.display_currency,
          ...(row.kind === 'customer' && {
            customer: { status: row.status ?? 'inactive', hasAcceptedTerms: row.has_accepted_terms ?? false },
          }),
          clockAheadMs: Number(row.clock_ahead_ms),
          resets: row.resets,
        }
      );
    },
  };
}
