import type { OAuthScope, Role } from '@finops/contract/console/enumerations';
import type { OAuthClient } from './oauth-client.ts';

/** The scope that requires a beneficiary (G25). */
const PLEDGES: OAuthScope = 'pledges:write';

/** The scopes of a text (RFC 6749, 3.3), without duplicates. */
export function scopesIn(text: string): readonly string[] {
  return [...new Set(text.split(' ').filter((scope) => scope !== ''))];
}

/** The scopes that the app may not request, including unknown ones. */
export function unapprovedScopes<Name extends string>(
  { approvedScopes }: Pick<OAuthClient, 'approvedScopes'>,
  scopes: readonly Name[],
): readonly Name[] {
  const approved: readonly string[] = approvedScopes;
  return scopes.filter((scope) => !approved.includes(scope));
}

/** Whether a member with this role may grant these scopes to an app: viewers can only grant read access (G252). */
export function mayGrant(role: Role, scopes: readonly string[]): boolean {
  return role !== 'viewer' || scopes.every((scope) => !changes(scope));
}

/** The beneficiary of a token with these scopes. */
export function beneficiaryOf(
  { beneficiaryId }: Pick<OAuthClient, 'beneficiaryId'>,
  scopes: readonly string[],
): string | undefined {
  return scopes.includes(PLEDGES) ? beneficiaryId : undefined;
}

function changes(scope: string): boolean {
  return scope.includes(':') && !scope.endsWith(':read');
}
