import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SharedIdentity } from '../domain/customers/identity-provider.ts';
import { IdentityTokenInvalid } from '../domain/customers/token-refusals.ts';

/** An identity provider's issuer and keys, and the audience it uses for this service. */
export interface PublishedProvider {
  readonly issuer: string;
  readonly audience: string;
  /** Finds the key by the token's header. */
  readonly keys: JWTVerifyGetKey;
}

/** Symmetric and unsigned tokens are refused: others could have made them. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;

/**
 * What a token of an identity provider says (G191; JWT, RFC 7519).
 *
 * @throws IdentityTokenInvalid when it is not signed by a key of the provider, or its claims are not as they have to be.
 */
export async function readIdentityToken(
  token: string,
  { issuer, audience, keys }: PublishedProvider,
  now: Date,
): Promise<SharedIdentity> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience,
    requiredClaims: ['exp'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: now,
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? refusalOf(error) : error;
  });
  const outcome = textOf(payload, 'verification');
  if (outcome !== 'approved' && outcome !== 'rejected') throw wrongClaim('verification');
  return {
    tokenId: JSON.stringify([issuer, textOf(payload, 'jti')]),
    businessId: textOf(payload, 'client_id'),
    firstName: textOf(payload, 'given_name'),
    lastName: textOf(payload, 'family_name'),
    outcome,
  };
}

function textOf(payload: JWTPayload, claim: string): string {
  const text = payload[claim];
  if (typeof text !== 'string' || text === '') throw wrongClaim(claim);
  return text;
}

function refusalOf(error: errors.JOSEError): IdentityTokenInvalid {
  if (error instanceof errors.JWTExpired) {
    const expiry = new Date(Number(error.payload.exp) * 1000).toISOString().replace(/\.\d+/, '');
    return new IdentityTokenInvalid(`expired at ${expiry}`);
  }
  if (error instanceof errors.JWTClaimValidationFailed) return wrongClaim(error.claim);
  return new IdentityTokenInvalid('is not signed by the identity provider');
}

function wrongClaim(claim: string): IdentityTokenInvalid {
  return new IdentityTokenInvalid(`has a missing or wrong claim: ${claim}`);
}
