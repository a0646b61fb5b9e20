import type { KybStatus } from '@finops/contract/console';
import type { RateLimits, RateVerdict } from '../rate-windows.ts';
import type { AccessToken, AccessTokens } from './access-token.ts';
import type { Caller } from './caller.ts';
import { credentialIn, digestOf } from './keys/api-key-credential.ts';
import { isPublicKey } from './keys/public-key.ts';
import type { Profile } from './profile.ts';

/** What a request presents to be let in. */
export interface Presented {
  readonly scheme: 'api_key' | 'access_token' | 'public_key';
  /** What follows `Bearer ` in `Authorization`, base64 of `<api key>:<secret key>` (G24) or a JWT; or a public key. */
  readonly value: string;
}

/** What is asked of a call together with its credential. */
export interface AskedCall {
  /** The profile that the call is for, as text of any form; the business itself by default. */
  readonly profileId?: string | undefined;
  /** What the call is counted by; absent where the rate windows are kept elsewhere. */
  readonly count?: CountedCall | undefined;
}

interface CountedCall {
  readonly resource: string;
  /** The caller's address, of IPv6 its /64, by which payers are told apart. */
  readonly network: string;
  readonly limits: RateLimits;
  readonly now: Date;
}

/** What is known of a call whose credential is valid. */
export interface Admission {
  readonly caller: Caller;
  readonly businessStatus: KybStatus | undefined;
  /** When the last fault in the sandbox of the business ends at the latest; absent when there never was one. */
  readonly faultsUntil?: Date;
  /** Undefined when the business has no such profile. */
  readonly profile: Profile | undefined;
  /** Undefined when the call was not counted. */
  readonly verdict: RateVerdict | undefined;
}

/** Looks credentials up, each with everything else that the call needs, in one statement. */
export interface AdmissionStore {
  /** @param secretHash a key whose secret has another SHA-256 is not found, and nothing is counted. */
  byApiKey(keyHash: Uint8Array, secretHash: Uint8Array, asked: AskedCall): Promise<Admission | undefined>;
  /** @returns undefined when no such client is registered. */
  byAccessToken(token: AccessToken, asked: AskedCall): Promise<Admission | undefined>;
  byPublicKey(publicKey: string, asked: AskedCall): Promise<Admission | undefined>;
}

/** Told of each use of a key. */
export interface ApiKeyUses {
  note(businessId: string, apiKeyId: string): Promise<void>;
}

/** Tells who calls, for which profile, and how that caller stands against its limits. */
export interface Admissions {
  /**
   * The admission, or undefined when the credential is malformed, unknown, expired, revoked or rotated away. Nothing is remembered,
   * so that a revocation holds from the next request on; an access token is valid until it expires.
   */
  admit(presented: Presented, asked?: AskedCall): Promise<Admission | undefined>;
}

/** Admits by the credentials that work now. */
export function admissionsBy(
  store: AdmissionStore,
  uses: ApiKeyUses,
  accessTokens: AccessTokens,
): Admissions {
  return {
    admit: async ({ scheme, value }, asked = {}) => {
      if (scheme === 'public_key') return isPublicKey(value) ? store.byPublicKey(value, asked) : undefined;
      if (scheme === 'access_token') {
        const token = await accessTokens.read(value);
        return token && store.byAccessToken(token, asked);
      }
      const credential = credentialIn(value);
      if (credential === undefined) return undefined;
      const admission = await store.byApiKey(digestOf(credential.key), digestOf(credential.secret), asked);
      if (admission?.caller.kind === 'api_key') {
        await uses.note(admission.caller.businessId, admission.caller.apiKeyId);
      }
      return admission;
    },
  };
}
