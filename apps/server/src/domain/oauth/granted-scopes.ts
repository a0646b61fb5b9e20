import type { OAuthScope, Role } from '@finops/contract/console/enumerations';
import type { OAuthClient } from './oauth-client.ts';

/** The scope that a beneficiary is named for (G25). */
const PLEDGES: OAuthScope = 'pledges:write';

/** The scopes of a text (RFC 6749, 3.3), each once. */
export function scopesIn(text: string): readonly string[] {
  return [...new Set(text.split(' ').filter((scope) => scope !== ''))];
}

/** Those of the scopes that the app may not ask for, unknown ones among them. */
export function unapprovedScopes<Name extends string>(
  { approvedScopes }: Pick<OAuthClient, 'approvedScopes'>,
  scopes: readonly Name[],
): readonly Name[] {
  const approved: readonly string[] = approvedScopes;
  return scopes.filter((scope) => !approved.includes(scope));
}

/** Whether someone of this role in a business may give an app these scopes: who can only read gives no more than that (G252). */
export function mayGrant(role: Role, scopes: readonly string[]): boolean {
  return role !== 'viewer' || scopes.every((scope) => !changes(scope));
}

/** The beneficiary that a token with these scopes names. */
export function beneficiaryOf(
  { beneficiaryId }: Pick<OAuthClient, 'beneficiaryId'>,
  scopes: readonly string[],
): string | undefined {
  return scopes.includes(PLEDGES) ? beneficiaryId : undefined;
}

function changes(scope: string): boolean {
  return scope.includes(':') && !scope.endsWith(':read');
}
