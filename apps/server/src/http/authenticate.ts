import type { Call, OperationFacts } from '@finops/contract-express';
import type { Presented } from '../domain/accounts/admissions.ts';
import { Unauthorized } from './refusals.ts';

/** The security schemes that an operation, or any of several, accepts. */
type Secured = Pick<OperationFacts, 'security'>;

const BEARER_SCHEMES = ['ApiKey', 'OAuth2'];

/** The credential of a request, if the operation accepts its kind; undefined when there is none. */
export function presentedCredential(operation: Secured, call: Call): Presented | undefined {
  const { authorization, 'x-bu-public-key': publicKey } = call.request.headers;
  if (takes(operation, BEARER_SCHEMES) && authorization !== undefined) {
    const [, value = ''] = /^bearer +(\S+)\s*$/i.exec(authorization) ?? [];
    // A JWT contains dots; base64 does not.
    const isToken = takes(operation, ['OAuth2']) && value.includes('.');
    return { scheme: isToken ? 'access_token' : 'api_key', value };
  }
  if (takes(operation, ['PublicKey']) && typeof publicKey === 'string' && publicKey.trim() !== '') {
    return { scheme: 'public_key', value: publicKey.trim() };
  }
  return undefined;
}

/** The refusal of a request without a credential, or with one that is not valid (G69). */
export function unauthorized(operation: Secured, presented: Presented | undefined): Unauthorized {
  if (presented?.scheme === 'public_key') {
    return new Unauthorized('The public key is not valid or was revoked. Check `X-BU-PUBLIC-KEY`.');
  }
  if (presented?.scheme === 'access_token') {
    return new Unauthorized(
      'The access token is not valid: it has expired, or it is not an access token of this environment. Get a new one with the refresh token.',
    );
  }
  const publicKey = takes(operation, ['PublicKey']) ? ' or `X-BU-PUBLIC-KEY: <public key>`' : '';
  if (presented === undefined) {
    return new Unauthorized(
      `The Authorization header is missing. Send \`Authorization: Bearer <credential>\`${publicKey}.`,
    );
  }
  return new Unauthorized(
    presented.value === ''
      ? 'The `Authorization` header holds no bearer credential. Send `Authorization: Bearer <credential>`.'
      : 'The credential is not valid: it is unknown, revoked or expired. Send the API key exactly as it was shown when it was created.',
  );
}

function takes(operation: Secured, schemes: readonly string[]): boolean {
  return operation.security.some((alternative) =>
    schemes.some((scheme) => Object.hasOwn(alternative, scheme)),
  );
}
