import type { OAuthAppStatus, OAuthScope, ProposedChangeStatus } from '@finops/contract/console/enumerations';

/** Who receives the pledges that users make through an app. */
interface Beneficiary {
  /** `BNF_…` */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** A change of what users see of an approved app, which is not in force (G145). */
export interface ProposedChange {
  readonly name?: string;
  readonly homepageUrl?: string;
  readonly status: ProposedChangeStatus;
  /** Why it was rejected; undefined otherwise. */
  readonly reason: string | undefined;
}

/** An OAuth2 client, as its business sees it. Its secret is not among the fields. */
export interface OAuthApp {
  /** `OAP_…` */
  readonly id: string;
  readonly businessId: string;
  /** `service-oauth2-<uuid>-<live or test>` */
  readonly clientId: string;
  readonly name: string;
  readonly homepageUrl: string;
  /** At least one, none twice; compared byte for byte. */
  readonly redirectUris: readonly string[];
  /** At least one, none twice. */
  readonly requestedScopes: readonly OAuthScope[];
  readonly status: OAuthAppStatus;
  /** Why the app is rejected or suspended; undefined otherwise. */
  readonly reviewReason: string | undefined;
  /** A change that is not in force; only an approved or suspended app has one. */
  readonly proposedChange: ProposedChange | undefined;
  /** Until when the secret before the present one is accepted too. */
  readonly previousSecretExpiresAt: Date | undefined;
  readonly beneficiary: Beneficiary | undefined;
  /** Whatever was granted at or before this instant is over (G27). */
  readonly familiesEndedAt: Date | undefined;
  /** The member who registered it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The scopes that users can grant the app: the requested ones while it is approved. */
export function approvedScopes({
  status,
  requestedScopes,
}: Pick<OAuthApp, 'status' | 'requestedScopes'>): readonly OAuthScope[] {
  return status === 'approved' ? requestedScopes : [];
}

/** The app as it is at an instant: a previous secret that is no longer accepted is not shown. */
export function appAt(app: OAuthApp, at: Date): OAuthApp {
  const { previousSecretExpiresAt: end } = app;
  return end === undefined || end > at ? app : { ...app, previousSecretExpiresAt: undefined };
}
