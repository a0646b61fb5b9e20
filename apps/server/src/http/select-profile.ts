import type { Admission } from '../domain/accounts/admissions.ts';
import { statusRefused } from '../domain/accounts/paying-statuses.ts';
import type { Profile } from '../domain/accounts/profile.ts';
import { ResourceNotFound } from '../domain/domain-error.ts';

/** The profile that `X-BU-PROFILE-ID` names (G26); undefined when it is absent or empty (G52). */
export function namedProfile(header: string | readonly string[] | undefined): string | undefined {
  const given = (typeof header === 'string' ? header : (header ?? []).join(', ')).trim();
  return given === '' ? undefined : given;
}

/**
 * The profile that a call acts for. A public key acts only for its business; that of a payment link, for the profile of
 * the link.
 *
 * @throws ResourceNotFound for a profile that is not of this business, including malformed identifiers.
 * @throws Forbidden when the business is suspended (G98).
 */
export function selectProfile({ caller, profile, businessStatus }: Admission): Profile {
  const isAllowed =
    caller.kind !== 'public_key' || profile?.profileId === (caller.link?.profileId ?? caller.businessId);
  if (profile === undefined || !isAllowed) throw new ResourceNotFound('such profile. Check X-BU-PROFILE-ID');
  if (businessStatus === 'suspended') throw statusRefused(businessStatus);
  return profile;
}
