import { scopesIn, unapprovedScopes } from '../../../domain/oauth/granted-scopes.ts';
import type { OAuthClient } from '../../../domain/oauth/oauth-client.ts';
import { present } from '../../../domain/present.ts';
import { isWayBack, type OAuthError, redirectWith } from '../../authorization-errors.ts';
import { type CookieSettings, consentCookie } from '../../consent-cookie.ts';
import { type IssuerHandler, wayBackOf } from '../../handler.ts';
import type { Issuer } from '../../issuer.ts';

/** Redirects the browser to the consent page, or back to the app with the error in its request. */
export const authorizeApp =
  (issuer: Issuer, cookie: CookieSettings): IssuerHandler<'authorizeApp'> =>
  async ({ query }, context) => {
    const found = wayBackOf(context);
    if (!isWayBack(found)) return { status: 400, body: found };
    const { client } = found;
    const error = scopeError(client, query.scope);
    if (error !== undefined) return redirectWith(error, found, issuer.url);
    const { location, pendingId } = await issuer.authorize(client, present(query));
    return {
      status: 303,
      headers: {
        Location: location,
        ...(pendingId !== undefined && { 'Set-Cookie': consentCookie(pendingId, cookie) }),
      },
    };
  };

function scopeError(client: OAuthClient, text: string): OAuthError | undefined {
  const scopes = scopesIn(text);
  const [refused] = unapprovedScopes(client, scopes);
  if (refused === undefined && scopes.length > 0) return undefined;
  const shown = (refused ?? '').slice(0, 60).replace(/[^\x21\x23-\x5b\x5d-\x7e]/g, '?');
  return {
    error: 'invalid_scope',
    error_description:
      refused === undefined
        ? 'The scope is empty. Request at least one.'
        : `The scope ${shown} is unknown, or not approved for the app. Request approved scopes only.`,
  };
}
