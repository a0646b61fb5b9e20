import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { createLocalJWKSet, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { Clock } from '../../domain/clock.ts';
import type {
  IdentityProvider,
  IdentityTokenIssuer,
  IssuedIdentity,
} from '../../domain/customers/identity-provider.ts';
import { derivedKey } from '../../domain/derived-key.ts';
import type { Ids } from '../../domain/ids.ts';
import { readIdentityToken } from '../identity-tokens.ts';

export interface SigningParts {
  /** The deployment's key, shared by its processes and by no other deployment. */
  readonly secretKey: Uint8Array;
  readonly clock: Clock;
  readonly ids: Ids;
}

const ISSUER = 'https://identity.example';
const AUDIENCE = 'financial-operations-api';
const ALGORITHM = 'EdDSA';
const KEY_ID = 'sandbox';
const LIFETIME_SECONDS = 600;
/** The PKCS #8 prefix of the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Tokens that the simulated identity provider signs (Ed25519, RFC 8037) and reads again by its published key. */
export function simulatedIdentityTokens({
  secretKey,
  clock,
  ids,
}: SigningParts): Pick<IdentityProvider, 'readToken'> & IdentityTokenIssuer {
  const own = keyFrom(secretKey, 'identity provider');
  const foreign = keyFrom(secretKey, 'nobody');
  const published = {
    issuer: ISSUER,
    audience: AUDIENCE,
    keys: createLocalJWKSet({ keys: [{ ...createPublicKey(own).export({ format: 'jwk' }), kid: KEY_ID }] }),
  };
  const sign = (claims: JWTPayload, key: KeyObject) =>
    new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: KEY_ID }).sign(key);
  return {
    readToken: (token) => readIdentityToken(token, published, clock.now()),
    async issueToken(identity) {
      const claims = claimsOf(identity, ids.next('IDT_'), Math.floor(clock.now().getTime() / 1000));
      if (identity.defect === 'algorithm_none') return new UnsecuredJWT(claims).encode();
      return sign(claims, identity.defect === 'signature' ? foreign : own);
    },
  };
}

function claimsOf(
  { businessId, firstName, lastName, outcome, defect }: IssuedIdentity,
  jti: string,
  now: number,
): JWTPayload {
  const iat = defect === 'expired' ? now - 2 * LIFETIME_SECONDS : now;
  return {
    iss: ISSUER,
    aud: defect === 'audience' ? 'another-service' : AUDIENCE,
    iat,
    exp: iat + LIFETIME_SECONDS,
    jti,
    client_id: businessId,
    given_name: firstName,
    family_name: lastName,
    verification: outcome,
  };
}

/** An Ed25519 key derived from the deployment's key. */
function keyFrom(secretKey: Uint8Array, purpose: string): KeyObject {
  const bytes = derivedKey(secretKey, purpose);
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, bytes]), format: 'der', type: 'pkcs8' });
}
