import { errors, type JWTPayload, jwtVerify } from 'jose';
import { InsufficientScope, InvalidAccessToken, type InvalidTokenReason } from './access-token-errors.ts';
import type { AccessTokenClaims, Scope } from './index.ts';
import { keyFinder } from './key-finder.ts';
import { fetchKeys, type PublishedKeys } from './published-keys.ts';

export { InsufficientScope, InvalidAccessToken, type InvalidTokenReason } from './access-token-errors.ts';
export { type PublishedKeys, SigningKeysUnavailable } from './published-keys.ts';

/** Requirements that access tokens must meet. */
export interface AccessTokenSettings {
  /** The issuer, exactly as `issuer` in its discovery document. */
  readonly issuer: string;
  /**
   * Your `client_id`. A resource server of several clients passes a function that returns whether a `client_id` is one
   * of them.
   */
  readonly client: string | ((clientId: string) => boolean);
  /** Reads the public keys of the issuer; fetched from `<issuer>/.well-known/jwks.json` by default. */
  readonly keys?: () => Promise<PublishedKeys>;
  /** The current time; the machine's clock by default. */
  readonly now?: () => Date;
}

/** Validates access tokens. */
export interface AccessTokens {
  /**
   * Validates a token with all of these scopes and returns its claims.
   *
   * @throws InvalidAccessToken with the reason if the token is not valid: answer 401.
   * @throws InsufficientScope naming the missing scopes: answer 403.
   * @throws SigningKeysUnavailable if the keys cannot be fetched, so that the token cannot be validated: answer 503.
   */
  verify(token: string, ...demanded: readonly Scope[]): Promise<AccessTokenClaims>;
}

const SKEW_SECONDS = 30;
const TYPE = 'at+jwt';

/**
 * Creates a validator of access tokens. It verifies the RS256 signature with the issuer's public keys, which are cached for five minutes,
 * then `iss`, `exp` with 30 seconds of tolerance, `aud` and `client_id`, then the scopes. It runs on Node, in browsers and in workers.
 *
 * @example
 * const accessTokens = validateAccessTokens({ issuer: 'https://auth.finops.example', client: process.env.CLIENT_ID });
 * const { sub, business_id } = await accessTokens.verify(token, 'balances:read');
 */
export function validateAccessTokens({
  issuer,
  client,
  keys = () => fetchKeys(issuer),
  now = () => new Date(),
}: AccessTokenSettings): AccessTokens {
  const isRegistered = typeof client === 'string' ? (id: string) => id === client : client;
  const findKey = keyFinder(keys, now);

  async function verifiedPayload(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['RS256'],
        typ: TYPE,
        issuer,
        clockTolerance: SKEW_SECONDS,
        currentDate: now(),
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new InvalidAccessToken(reasonOf(error), { cause: error });
    }
  }

  return {
    async verify(token, ...demanded) {
      const claims = await verifiedPayload(token);
      if (!isAccessTokenClaims(claims)) throw new InvalidAccessToken('claims');
      const { aud, client_id: clientId } = claims;
      if (aud !== undefined && ![aud].flat().includes(clientId)) throw new InvalidAccessToken('audience');
      if (!isRegistered(clientId)) throw new InvalidAccessToken('client');
      const granted = grantedScopes(claims);
      const missing = demanded.filter((scope) => !granted.includes(scope));
      if (missing.length > 0) throw new InsufficientScope(missing);
      return claims;
    },
  };
}

/** The scopes of a token: a space-separated string or a list. */
export function grantedScopes({ scp }: Pick<AccessTokenClaims, 'scp'>): readonly string[] {
  return typeof scp === 'string' ? scp.split(' ').filter((scope) => scope !== '') : scp;
}

const REASONS: Readonly<Record<string, InvalidTokenReason>> = {
  ERR_JOSE_ALG_NOT_ALLOWED: 'algorithm',
  ERR_JWKS_NO_MATCHING_KEY: 'key',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'signature',
  ERR_JWT_EXPIRED: 'expired',
};

function reasonOf(error: errors.JOSEError): InvalidTokenReason {
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'typ') return 'type';
    return error.claim === 'iss' ? 'issuer' : 'claims';
  }
  return REASONS[error.code] ?? 'malformed';
}

const TEXTS = ['iss', 'sub', 'jti', 'client_id', 'business_id'] as const;
const INSTANTS = ['exp', 'iat'] as const;

function isAccessTokenClaims(claims: object): claims is AccessTokenClaims {
  const { aud, scp, beneficiary_id: beneficiary, ...rest }: Readonly<Record<string, unknown>> = { ...claims };
  return (
    TEXTS.every((name) => typeof rest[name] === 'string' && rest[name] !== '') &&
    INSTANTS.every((name) => typeof rest[name] === 'number') &&
    isTextOrList(scp) &&
    (aud === undefined || isTextOrList(aud)) &&
    (beneficiary === undefined || typeof beneficiary === 'string')
  );
}

function isTextOrList(value: unknown): boolean {
  return [value].flat().every((one) => typeof one === 'string');
}
