import type { OAuthAppStatus, OAuthScope } from '@finops/contract/console/enumerations';

/** An app as the issuer and the API know it: by its `client_id`, of any business. */
export interface OAuthClient {
  readonly clientId: string;
  readonly appId: string;
  readonly businessId: string;
  readonly name: string;
  readonly homepageUrl: string;
  readonly redirectUris: readonly string[];
  readonly approvedScopes: readonly OAuthScope[];
  readonly status: OAuthAppStatus;
  readonly beneficiaryId: string | undefined;
  /** Grants made at or before this instant are revoked (G27). */
  readonly familiesEndedAt: Date | undefined;
}

/** Looks apps up by their `client_id`. */
export interface OAuthClients {
  find(clientId: string): Promise<OAuthClient | undefined>;
  /** The app with this secret, current or previous within the overlap. Compares in constant time. */
  authenticate(clientId: string, secret: string): Promise<OAuthClient | undefined>;
}
