import { createHash } from 'node:crypto';
import type { components } from '@finops/contract';
import type { TokenMint } from '../domain/oauth/token-mint.ts';
import type { Randomness } from '../domain/randomness.ts';
import type { Issuer } from './issuer.ts';

/** Completes an authorization without a browser. */
export function tokenMint(issuer: Issuer, randomness: Randomness): TokenMint {
  return {
    mint: async (client, { businessId, userId, scopes }, act) => {
      const [redirectUri = ''] = client.redirectUris;
      const verifier = Buffer.from(randomness.bytes(32)).toString('base64url');
      const { pendingId } = await issuer.authorize(client, {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      if (pendingId === undefined) throw new Error('The authorization does not await a user.');
      const pending = { id: pendingId, client, scopes, redirectUri, userId };
      const allowed = await issuer.allow(pending, businessId, act);
      if (allowed === undefined) return undefined;
      const answered = await issuer.exchange(client, {
        grant_type: 'authorization_code',
        code: new URL(allowed.location).searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
      if (answered?.status !== 200) throw new Error('The provider refused a code that it had just issued.');
      const tokens: components['schemas']['TokenResponse'] = JSON.parse(answered.text);
      return {
        accessToken: tokens.access_token,
        expiresInSeconds: tokens.expires_in,
        scope: tokens.scope,
        refreshToken: tokens.refresh_token,
        idToken: tokens.id_token,
      };
    },
  };
}
