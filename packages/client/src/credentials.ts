import { operationTable } from '@finops/contract';
import type { Middleware } from 'openapi-fetch';

/**
 * Who the client is: an API key exactly as the dashboard supplies it, an OAuth2 access token (or a function that
 * gives the present one), or a public key. Without any, only public operations answer.
 */
export type Credential =
  | { apiKey: string; accessToken?: never; publicKey?: never }
  | { accessToken: string | (() => string | Promise<string>); apiKey?: never; publicKey?: never }
  | { publicKey: string; apiKey?: never; accessToken?: never };

const anonymousOperations = new Set(
  Object.values(operationTable)
    .filter(({ credentials }) => credentials.length === 0)
    .map(({ method, path }) => `${method} ${path}`),
);

/** Puts the credential and the profile on each request that is about somebody; one that takes no credential gets neither. */
export function credentials(credential: Credential | undefined, profileId: string | undefined): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      if (anonymousOperations.has(`${request.method} ${schemaPath}`)) return;
      if (profileId !== undefined && !request.headers.has('X-BU-PROFILE-ID')) {
        request.headers.set('X-BU-PROFILE-ID', profileId);
      }
      const bearer = await bearerOf(credential);
      if (bearer !== undefined) request.headers.set('Authorization', `Bearer ${bearer}`);
      if (credential?.publicKey !== undefined) request.headers.set('X-BU-PUBLIC-KEY', credential.publicKey);
    },
  };
}

async function bearerOf(credential: Credential | undefined): Promise<string | undefined> {
  const token = credential?.accessToken;
  return typeof token === 'function' ? token() : (token ?? credential?.apiKey);
}
