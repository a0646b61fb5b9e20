import type { Act } from '../accounts/audit-entry.ts';
import type { Consent } from './consents.ts';
import type { OAuthClient } from './oauth-client.ts';

/** The response of the token endpoint. */
export interface IssuedTokens {
  readonly accessToken: string;
  /** Lifetime of the access token. */
  readonly expiresInSeconds: number;
  readonly scope: string;
  /** Absent without `offline_access`. */
  readonly refreshToken: string | undefined;
  /** Absent without `openid`. */
  readonly idToken: string | undefined;
}

/** Issues tokens for a consent without a browser. */
export interface TokenMint {
  /** @returns undefined if the user may not give the app access to this business. */
  mint(client: OAuthClient, consent: Consent, act: Act): Promise<IssuedTokens | undefined>;
}
