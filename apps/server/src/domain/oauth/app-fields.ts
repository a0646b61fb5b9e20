import type { AuditFacts } from '../accounts/audit-entry.ts';
import { FieldError } from '../domain-error.ts';
import { present } from '../present.ts';
import type { OAuthApp } from './oauth-app.ts';

/** What the members of a business decide about an app. */
type AppFields = Pick<OAuthApp, 'name' | 'homepageUrl' | 'redirectUris' | 'requestedScopes'>;

type GivenFields = { readonly [Name in keyof AppFields]?: AppFields[Name] | undefined };

/** The given fields that are not as the app has them. The order of redirect URIs and scopes does not count. */
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

/** The fields as the audit log has them. */
export function factsOf({ name, homepageUrl, redirectUris, requestedScopes }: GivenFields): AuditFacts {
  return present({ name, homepage_url: homepageUrl, redirect_uris: redirectUris, scopes: requestedScopes });
}

/**
 * Demands addresses that a browser can go to; of those that the contract lets pass, some have no host or no such port.
 *
 * @throws FieldError naming those that cannot be read.
 */
export function demandReadable({ homepageUrl, redirectUris = [] }: GivenFields): void {
  const reasons = {
    homepage_url: unreadable(homepageUrl === undefined ? [] : [homepageUrl]),
    redirect_uris: unreadable(redirectUris),
  };
  const broken = Object.entries(reasons).filter(([, found]) => found.length > 0);
  if (broken.length > 0) throw new FieldError(Object.fromEntries(broken));
}

function unreadable(uris: readonly string[]): string[] {
  return uris.filter((uri) => !URL.canParse(uri)).map((uri) => `${uri} has no valid host or port.`);
}

function haveSame<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
