import type { AdapterPayload } from 'oidc-provider';
import type { OAuthClient } from '../domain/oauth/oauth-client.ts';

/** An app as the provider knows it, without credentials: they are checked before the provider is called (G88). */
export function clientMetadata({ clientId, name, redirectUris }: OAuthClient): AdapterPayload {
  return {
    client_id: clientId,
    client_name: name,
    redirect_uris: [...redirectUris],
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
  };
}
