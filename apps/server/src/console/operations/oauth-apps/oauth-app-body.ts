import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import { approvedScopes, type OAuthApp } from '../../../domain/oauth/oauth-app.ts';
import type { CreatedOAuthApp } from '../../../domain/oauth/oauth-apps.ts';
import { present } from '../../../domain/present.ts';

type Schemas = components['schemas'];

/** An OAuth app as the contract's `OAuthApp`. */
export function oauthAppBody(app: OAuthApp): Schemas['OAuthApp'] {
  const { beneficiary, previousSecretExpiresAt, proposedChange } = app;
  return {
    id: app.id,
    business_id: app.businessId,
    name: app.name,
    homepage_url: app.homepageUrl,
    redirect_uris: [...app.redirectUris],
    requested_scopes: [...app.requestedScopes],
    approved_scopes: [...approvedScopes(app)],
    status: app.status,
    client_id: app.clientId,
    created_by: app.createdBy,
    created_at: timestampOf(app.createdAt),
    updated_at: timestampOf(app.updatedAt),
    ...present({
      review_reason: app.reviewReason,
      proposed_change: proposedChange && {
        status: proposedChange.status,
        ...present({
          name: proposedChange.name,
          homepage_url: proposedChange.homepageUrl,
          review_reason: proposedChange.reason,
        }),
      },
      previous_secret_expires_at: previousSecretExpiresAt && timestampOf(previousSecretExpiresAt),
      beneficiary: beneficiary && {
        id: beneficiary.id,
        name: beneficiary.name,
        created_at: timestampOf(beneficiary.createdAt),
      },
    }),
  };
}

/** An OAuth app with its secret as the contract's `CreatedOAuthApp`. */
export function createdOauthAppBody(app: CreatedOAuthApp): Schemas['CreatedOAuthApp'] {
  return { ...oauthAppBody(app), client_secret: app.clientSecret };
}
