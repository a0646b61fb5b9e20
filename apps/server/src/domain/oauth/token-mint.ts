import type { Act } from '../accounts/audit-entry.ts';
import type { Consent } from './consents.ts';
import type { OAuthClient } from './oauth-client.ts';

/** Tokens as the token endpoint returns them. */
export interface IssuedTokens {
  readonly accessToken: string;
  /** Of the access token. */
  readonly expiresInSeconds: number;
  readonly scope: string;
  /** Absent without `offline_access`. */
  readonly refreshToken: string | undefined;
  /** Absent without `openid`. */
  readonly idToken: string | undefined;
}

/** Makes tokens for a consent that nobody gave in a browser. */
export interface TokenMint {
  /** @returns undefined when the user may not open this business to the app. */
  mint(client: OAuthClient, consent: Consent, act: Act): Promise<IssuedTokens | undefined>;
}
