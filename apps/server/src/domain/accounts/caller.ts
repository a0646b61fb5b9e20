import type { Scope } from '@finops/contract/enumerations';
import type { AccessToken } from './access-token.ts';

/** A server of a business, authenticated by the API key and secret in its bearer value (G24). */
export interface ApiKeyCaller {
  readonly kind: 'api_key';
  readonly businessId: string;
  readonly apiKeyId: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Requests per minute and resource of this key; undefined: the default of the deployment (G11). */
  readonly rateLimit: number | undefined;
}

/** An app that acts for a user, in the business that the user chose at consent (G29). */
interface AccessTokenCaller extends AccessToken {
  readonly kind: 'access_token';
  /** `OAP_…` of the app that the token was issued to. */
  readonly appId: string;
}

/** A browser or mobile app of a business, identified by the public key that it sends (G24). */
interface PublicKeyCaller {
  readonly kind: 'public_key';
  readonly businessId: string;
  /** For the key of a payment link, that of the link. */
  readonly publicKeyId: string;
  /** For the key of a payment link: the link, and the profile that its payments go to. */
  readonly link?: { readonly id: string; readonly profileId: string };
}

/** A user who is signed in to the console. */
export interface SessionCaller {
  readonly kind: 'session';
  readonly userId: string;
  /** Undefined for a user without a membership. */
  readonly businessId: string | undefined;
}

/** The authenticated caller of a request. */
export type Caller = ApiKeyCaller | AccessTokenCaller | PublicKeyCaller;
