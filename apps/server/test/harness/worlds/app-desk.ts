import type { Business } from '../../../src/domain/accounts/business.ts';
import type { ReviewAction } from '../../../src/domain/oauth/app-states.ts';
import type { OAuthApp } from '../../../src/domain/oauth/oauth-app.ts';
import { type ConsoleServer, SYSTEM } from './console-server.ts';

/** An app as a request registers it: one that pledges, and a callback on the developer's machine. */
export const APP = {
  name: 'Lending Desk',
  homepage_url: 'https://lender.example.com',
  redirect_uris: ['https://lender.example.com/oauth/callback', 'http://localhost:8080/callback'],
  scopes: ['openid', 'offline_access', 'balances:read', 'pledges:write'],
};

/** A business that can register apps. */
export async function verifiedBusiness({ accounts, business }: ConsoleServer): Promise<Business> {
  const { id } = await business();
  await accounts.businesses.verify(SYSTEM, id, 'business.submitted');
  return accounts.businesses.verify(SYSTEM, id, 'business.approved');
}

/** The calls that take a registered app to each state. */
const WAYS: Readonly<Record<OAuthApp['status'], readonly ReviewAction[]>> = {
  pending: [],
  approved: ['oauth_app.approved'],
  rejected: ['oauth_app.rejected'],
  suspended: ['oauth_app.approved', 'oauth_app.suspended'],
};

/** An app of the business in a state, without pledges, with its secret. */
export async function appIn(
  { services: { oauthApps, appReviews } }: Pick<ConsoleServer, 'services'>,
  businessId: string,
  status: OAuthApp['status'] = 'pending',
): Promise<OAuthApp & { readonly clientSecret: string }> {
  const act = { ...SYSTEM, actor: { kind: 'user', id: 'USR_000000000000test' } } as const;
  const { clientSecret, id } = await oauthApps.create(act, businessId, {
    name: APP.name,
    homepageUrl: APP.homepage_url,
    redirectUris: APP.redirect_uris,
    scopes: ['openid', 'balances:read'],
  });
  for (const action of WAYS[status]) {
    if (action === 'oauth_app.submitted') await oauthApps.submit(act, businessId, id);
    else {
      const reason = action === 'oauth_app.approved' ? undefined : 'It does not say who runs it.';
      await appReviews.decide(SYSTEM, id, action, reason);
    }
  }
  return { ...(await oauthApps.get(businessId, id)), clientSecret };
}
