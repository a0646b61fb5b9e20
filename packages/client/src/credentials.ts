import type { Middleware } from 'openapi-fetch';

/**
 * Who the client is: an API key exactly as the dashboard supplies it, an OAuth2 access token (or a function that
 * gives the present one), or a public key. Without any, only public operations answer.
 */
export type Credential =
  | { apiKey: string }
  | { accessToken: string | (() => string | Promise<string>) }
  | { publicKey: string };

/** Puts the credential and the profile on each request. */
export function credentials(credential: Credential | undefined, profileId: string | undefined): Middleware {
  return {
    async onRequest({ request }) {
      if (profileId !== undefined && !request.headers.has('X-BU-PROFILE-ID')) {
        request.headers.set('X-BU-PROFILE-ID', profileId);
      }
      if (credential === undefined) return;
      if ('publicKey' in credential) request.headers.set('X-BU-PUBLIC-KEY', credential.publicKey);
      else request.headers.set('Authorization', `Bearer ${await bearer(credential)}`);
    },
  };
}

async function bearer(credential: Exclude<Credential, { publicKey: string }>): Promise<string> {
  if ('apiKey' in credential) return credential.apiKey;
  return typeof credential.accessToken === 'string' ? credential.accessToken : credential.accessToken();
}
