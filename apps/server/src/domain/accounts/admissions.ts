import type { KybStatus } from '@finops/contract/console/enumerations';
import type { RateLimits, RateVerdict } from '../rate-windows.ts';
import type { AccessToken, AccessTokens } from './access-token.ts';
import type { Caller } from './caller.ts';
import { credentialIn, digestOf } from './keys/api-key-credential.ts';
import { isPublicKey } from './keys/public-key.ts';
import type { Profile } from './profile.ts';

/** The credential that a request presents. */
export interface Presented {
  readonly scheme: 'api_key' | 'access_token' | 'public_key';
  /**
   * The value after `Bearer ` in `Authorization`: base64 of `<api key>:<secret key>` (G24), a JWT or a public key.
   */
  readonly value: string;
}

/** What is looked up for a request together with its credential. */
export interface AskedCall {
  /** The requested profile, any text; the business itself by default. */
  readonly profileId?: string | undefined;
  /** The counter to increment; absent where rate windows are kept elsewhere. */
  readonly count?: CountedCall | undefined;
}

interface CountedCall {
  readonly resource: string;
  /** The caller's IP address (for IPv6 the /64), which tells payers apart. */
  readonly network: string;
  readonly limits: RateLimits;
  readonly now: Date;
}

/** The result for a request with a valid credential. */
export interface Admission {
  readonly caller: Caller;
  readonly businessStatus: KybStatus | undefined;
  /** When the last fault in the sandbox of the business ends at the latest; absent if there never was one. */
  readonly faultsUntil?: Date;
  /** Undefined if the business has no such profile. */
  readonly profile: Profile | undefined;
  /** Undefined if the request was not counted. */
  readonly verdict: RateVerdict | undefined;
}

/** Looks up a credential, and everything else that the request needs, in one statement. */
export interface AdmissionStore {
  /** @param secretHash SHA-256 of the secret; if it differs, the key is not found and nothing is counted. */
  byApiKey(keyHash: Uint8Array, secretHash: Uint8Array, asked: AskedCall): Promise<Admission | undefined>;
  /** @returns undefined when no such client is registered. */
  byAccessToken(token: AccessToken, asked: AskedCall): Promise<Admission | undefined>;
  byPublicKey(publicKey: string, asked: AskedCall): Promise<Admission | undefined>;
}

/** Records each use of a key. */
export interface ApiKeyUses {
  note(businessId: string, apiKeyId: string): Promise<void>;
}

/** Authenticates requests and resolves the profile and the state of the rate limit. */
export interface Admissions {
  /**
   * The admission, or undefined if the credential is malformed, unknown, expired, revoked or rotated. Nothing is
   * cached, so a revocation takes effect with the next request; an access token is valid until it expires.
   */
  admit(presented: Presented, asked?: AskedCall): Promise<Admission | undefined>;
}

/** Creates the admissions of working credentials. */
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
