import type { Profile } from '../../../src/domain/accounts/profile.ts';

/** The holder: by default the business itself. */
interface ProfileKey {
  readonly businessId: string;
  readonly profileId?: string;
}

/** A profile whose clock is the machine's, in a sandbox that was never reset. */
export function profileOf(
  { businessId, profileId = businessId }: ProfileKey,
  facts: Partial<Profile> = {},
): Profile {
  return { businessId, profileId, displayCurrency: 'NGN', clockAheadMs: 0, resets: 0, ...facts };
}
