import type { Caller } from '../domain/accounts/caller.ts';
import type { Profile, Profiles } from '../domain/accounts/profile.ts';
import { ResourceNotFound } from '../domain/domain-error.ts';

/** More than this is no identifier, and not worth a look-up. */
const LONGEST_ID = 64;

/**
 * The profile that a call is made for (G26): the one that `X-BU-PROFILE-ID` names, the business itself without it.
 * A public key acts for its business only.
 *
 * @param header the value as sent; an empty one is absent (G52).
 * @throws ResourceNotFound for what is not of this business, malformed ids included.
 */
export async function selectProfile(
  caller: Caller,
  header: string | readonly string[] | undefined,
  profiles: Profiles,
): Promise<Profile> {
  const given = (typeof header === 'string' ? header : (header ?? []).join(', ')).trim();
  const id = given === '' ? caller.businessId : given;
  const allowed = id === caller.businessId || (caller.kind === 'api_key' && isId(id));
  const profile = allowed ? await profiles.find(caller.businessId, id) : undefined;
  if (profile === undefined) {
    throw new ResourceNotFound('such profile. Check X-BU-PROFILE-ID');
  }
  return profile;
}

function isId(text: string): boolean {
  return text.length <= LONGEST_ID && /^[\x21-\x7e]+$/.test(text);
}
