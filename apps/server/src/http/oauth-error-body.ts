import type { components } from '@finops/contract';
import type { Refusal } from './error-body.ts';

/** The body of a failure of the OAuth2 endpoints (RFC 6749, 5.2; G28). */
export type OAuthErrorBody = components['schemas']['OAuthError'];

/** Fields whose value can be of a kind that is not supported, and what RFC 6749 calls that. */
const unsupported = [
  ['grant_type', 'unsupported_grant_type'],
  ['response_type', 'unsupported_response_type'],
] as const;

/** Makes the RFC 6749 body: its description keeps to the characters that the RFC allows. */
export function oauthErrorBody(refusal: Refusal): OAuthErrorBody {
  const description = refusal.message.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/g, '?');
  return { error: oauthName(refusal), error_description: description };
}

function oauthName({ name, flaws }: Refusal): OAuthErrorBody['error'] {
  if (name === 'unauthorized') return 'invalid_client';
  for (const { field, code } of flaws ?? []) {
    const match = unsupported.find(([one]) => one === field);
    if (match !== undefined && (code === 'const' || code === 'enum')) return match[1];
  }
  return 'invalid_request';
}
