import type { Holders } from '../domain/accounts/profile.ts';
import { FieldError, Forbidden } from '../domain/domain-error.ts';
import { callerOf, profileOf, type RequestContext } from './handler.ts';
import { namedProfile } from './select-profile.ts';

/**
 * The holders whose records a list contains: the selected profile or, with `profile_id=all`, the whole business (G312).
 *
 * @throws Forbidden for all profiles, unless the caller uses an API key.
 * @throws FieldError when a profile is selected as well.
 */
export function listedHolders(
  context: RequestContext,
  profileId: 'all' | undefined,
  header: string | readonly string[] | undefined,
): Holders {
  const profile = profileOf(context);
  if (profileId === undefined) return profile;
  if (callerOf(context).kind !== 'api_key') {
    throw new Forbidden(
      'Only an API key can list all profiles. Leave `profile_id` out, and select one with X-BU-PROFILE-ID.',
    );
  }
  if (namedProfile(header) !== undefined) {
    throw new FieldError({
      profile_id: [
        'X-BU-PROFILE-ID selects one profile. Leave it out to list all, or leave `profile_id` out.',
      ],
    });
  }
  return { businessId: profile.businessId };
}
