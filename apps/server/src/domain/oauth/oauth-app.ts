import type { OAuthAppStatus, OAuthScope, ProposedChangeStatus } from '@finops/contract/console/enumerations';

/** Who receives the pledges that users make through an app. */
interface Beneficiary {
  /** `BNF_…` */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** A proposed change of the name or homepage of an approved app, not in effect yet (G145). */
export interface ProposedChange {
  readonly name?: string;
  readonly homepageUrl?: string;
  readonly status: ProposedChangeStatus;
  /** Why it was rejected; undefined otherwise. */
  readonly reason: string | undefined;
}

/** An OAuth2 client as its business sees it, without its secret. */
export interface OAuthApp {
  /** `OAP_…` */
  readonly id: string;
  readonly businessId: string;
  /** `service-oauth2-<uuid>-<live or test>` */
  readonly clientId: string;
  readonly name: string;
  readonly homepageUrl: string;
  /** At least one, without duplicates; compared byte for byte. */
  readonly redirectUris: readonly string[];
  /** At least one, without duplicates. */
  readonly requestedScopes: readonly OAuthScope[];
  readonly status: OAuthAppStatus;
  /** Why the app is rejected or suspended; undefined otherwise. */
  readonly reviewReason: string | undefined;
  /** A change that is not in effect; only an approved or suspended app has one. */
  readonly proposedChange: ProposedChange | undefined;
  /** Until when the previous secret is also accepted. */
  readonly previousSecretExpiresAt: Date | undefined;
  readonly beneficiary: Beneficiary | undefined;
  /** Grants made at or before this instant are revoked (G27). */
  readonly familiesEndedAt: Date | undefined;
  /** The member who registered it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The scopes that users can grant to the app: the requested ones while it is approved. */
export function approvedScopes({
  status,
  requestedScopes,
}: Pick<OAuthApp, 'status' | 'requestedScopes'>): readonly OAuthScope[] {
  return status === 'approved' ? requestedScopes : [];
}

/** The app as of an instant: omits a previous secret that is no longer accepted. */
export function appAt(app: OAuthApp, at: Date): OAuthApp {
  const { previousSecretExpiresAt: end } = app;
  return end === undefined || end > at ? app : { ...app, previousSecretExpiresAt: undefined };
}
