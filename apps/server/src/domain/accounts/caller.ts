import type { Scope } from '@finops/contract/enumerations';
import type { AccessToken } from './access-token.ts';

/** A server of a business, known by the key and the secret in its bearer value (G24). */
export interface ApiKeyCaller {
  readonly kind: 'api_key';
  readonly businessId: string;
  readonly apiKeyId: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Requests per minute and resource that the key itself allows; undefined: the default of the deployment (G11). */
  readonly rateLimit: number | undefined;
}

/** An app that acts for a user in the business that the user chose at consent (G29). */
interface AccessTokenCaller extends AccessToken {
  readonly kind: 'access_token';
  /** `OAP_…` of the app that it was issued to. */
  readonly appId: string;
}

/** A page or an app of a business, known by the public key that it sends openly (G24). */
interface PublicKeyCaller {
  readonly kind: 'public_key';
  readonly businessId: string;
  /** That of the link for its own key. */
  readonly publicKeyId: string;
  /** The payment link whose own key it is, and the profile that is paid through it. */
  readonly link?: { readonly id: string; readonly profileId: string };
}

/** Someone who is signed in to the console. */
export interface SessionCaller {
  readonly kind: 'session';
  readonly userId: string;
  /** Undefined for a user without a membership. */
  readonly businessId: string | undefined;
}

/** Which program a request comes from. */
export type Caller = ApiKeyCaller | AccessTokenCaller | PublicKeyCaller;
