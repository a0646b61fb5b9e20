import { operationTable } from '@finops/contract';
import type { IssuerHandler, IssuerOperations } from '../../handler.ts';

/** Returns the capabilities and endpoints of the issuer (G87). */
export const getOpenidConfiguration = (
  issuer: string,
  scopes: readonly string[],
): IssuerHandler<'getOpenidConfiguration'> => {
  const at = (operation: keyof IssuerOperations) => issuer + operationTable[operation].path;
  return () => ({
    status: 200,
    body: {
      issuer,
      authorization_endpoint: at('authorizeApp'),
      token_endpoint: at('createToken'),
      revocation_endpoint: at('revokeToken'),
      jwks_uri: at('getJwks'),
      scopes_supported: [...scopes],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    },
  });
};
