import type { GrantableScope } from '@finops/contract/console/enumerations';
import { scopes } from '@finops/contract/enumerations';

/** Scopes that need a user's consent and that no API key can have: sign-in, refresh and pledges (G21, G25). */
const CONSENT_ONLY: ReadonlySet<string> = new Set(['openid', 'offline_access', 'pledges:write']);

function isGrantable(name: string): name is GrantableScope {
  return !CONSENT_ONLY.has(name);
}

/** Scopes that an API key can have, in the order of the catalogue (G22, G96). */
export const grantableScopes: readonly GrantableScope[] = Object.keys(scopes).filter(isGrantable);
