import type { SigningKeys } from '../../../domain/oauth/signing-keys.ts';
import type { IssuerHandlers } from '../../handler.ts';
import { getJwks } from './get-jwks.ts';
import { getOpenidConfiguration } from './get-openid-configuration.ts';

/** Metadata of the issuer for clients. */
export const wellKnownHandlers = (
  issuer: string,
  scopes: readonly string[],
  keys: Pick<SigningKeys, 'publishedKeys'>,
) =>
  ({
    getJwks: getJwks(keys),
    getOpenidConfiguration: getOpenidConfiguration(issuer, scopes),
  }) satisfies Partial<IssuerHandlers>;
