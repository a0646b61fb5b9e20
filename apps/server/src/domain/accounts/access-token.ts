/** The claims of a valid access token (G158). */
export interface AccessToken {
  /** `jti` */
  readonly id: string;
  /** The app that it was issued to. */
  readonly clientId: string;
  /** The user who gave consent (G29). */
  readonly userId: string;
  /** The business that the user chose at consent (G29). */
  readonly businessId: string;
  readonly scopes: ReadonlySet<string>;
  /** The beneficiary that the app may take pledges for; present with `pledges:write` (G25). */
  readonly beneficiaryId: string | undefined;
}

/** Validates access tokens by the published keys of the issuer. */
export interface AccessTokens {
  /** The claims of the token, or undefined if it is invalid. */
  read(token: string): Promise<AccessToken | undefined>;
}
