import type { AuditFacts } from '../accounts/audit-entry.ts';
import { FieldError } from '../domain-error.ts';
import { nameReasons } from '../plain-name.ts';
import { present } from '../present.ts';
import type { OAuthApp } from './oauth-app.ts';

/** The fields of an app that members of its business set. */
type AppFields = Pick<OAuthApp, 'name' | 'homepageUrl' | 'redirectUris' | 'requestedScopes'>;

type GivenFields = { readonly [Name in keyof AppFields]?: AppFields[Name] | undefined };

/** The given fields that differ from the app. The order of redirect URIs and scopes does not count. */
export function changedFields(app: AppFields, given: GivenFields): Partial<AppFields> {
  const { name, homepageUrl, redirectUris, requestedScopes } = given;
  return present({
    name: name === app.name ? undefined : name,
    homepageUrl: homepageUrl === app.homepageUrl ? undefined : homepageUrl,
    redirectUris: redirectUris && haveSame(redirectUris, app.redirectUris) ? undefined : redirectUris,
    requestedScopes:
      requestedScopes && haveSame(requestedScopes, app.requestedScopes) ? undefined : requestedScopes,
  });
}

/** The fields in the form of the audit log. */
export function factsOf({ name, homepageUrl, redirectUris, requestedScopes }: GivenFields): AuditFacts {
  return present({ name, homepage_url: homepageUrl, redirect_uris: redirectUris, scopes: requestedScopes });
}

/**
 * Requires usable, unambiguous addresses and a name that does not mislead, because users rely on them for consent
 * (G270).
 *
 * @throws FieldError naming those that do not qualify.
 */
export function demandHonest({ name, homepageUrl, redirectUris = [] }: GivenFields): void {
  const reasons = {
    name: name === undefined ? [] : nameReasons(name),
    homepage_url: misleading(homepageUrl === undefined ? [] : [homepageUrl]),
    redirect_uris: misleading(redirectUris),
  };
  const broken = Object.entries(reasons).filter(([, found]) => found.length > 0);
  if (broken.length > 0) throw new FieldError(Object.fromEntries(broken));
}

function misleading(uris: readonly string[]): string[] {
  return uris.flatMap((uri) => {
    if (!URL.canParse(uri)) return [`${uri} has no valid host or port.`];
    const { username, password } = new URL(uri);
    // Browsers read a backslash as a slash; other clients do not.
    if (username === '' && password === '' && !uri.includes('\\')) return [];
    return [`${uri} contains a user before the host, or a backslash.`];
  });
}

function haveSame<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
