import type { Database } from '../../../src/storage/engine/database.ts';

/** A holder of balances: the business itself (`BUS_…`) or a customer of it (`CUS_…`). */
interface SeededProfile {
  readonly businessId: string;
  readonly profileId: string;
  readonly displayCurrency: string;
}

/**
 * Writes profiles, and their businesses if missing, without keys or users: enough to hold balances. Customers are
 * active.
 */
export async function seedProfiles(
  { kysely }: Pick<Database, 'kysely'>,
  profiles: readonly SeededProfile[],
  at: Date,
): Promise<void> {
  for (const { businessId, profileId, displayCurrency } of profiles) {
    await kysely
      .insertInto('business')
      .values({
        business_id: businessId,
        user_id: businessId.replace('BUS_', 'USR_'),
        name: `Business ${businessId}`,
        country_id: 'NG',
        kyb_status: 'verified',
        display_currency: displayCurrency,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await kysely
      .insertInto('profile')
      .values({
        business_id: businessId,
        profile_id: profileId,
        kind: profileId.startsWith('BUS_') ? 'business' : 'customer',
        display_currency: displayCurrency,
        created_at: at,
      })
      .execute();
    if (profileId.startsWith('BUS_')) continue;
    await kysely
      .insertInto('customer')
      .values({
        business_id: businessId,
        customer_id: profileId,
        type: 'individual',
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        country_id: 'NG',
        status: 'active',
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
}
