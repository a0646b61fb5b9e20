import type { OAuthAppStatus, OAuthScope } from '@finops/contract/console';

/** An app as the issuer and the API know it: by its `client_id`, whatever business registered it. */
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
  /** Whatever was granted at or before this instant is over (G27). */
  readonly familiesEndedAt: Date | undefined;
}

/** Looks apps up by their `client_id`. */
export interface OAuthClients {
  find(clientId: string): Promise<OAuthClient | undefined>;
  /** Whether the secret is the client's current one, or its previous one within its overlap. Constant time. */
  isSecretOf(clientId: string, secret: string): Promise<boolean>;
}
