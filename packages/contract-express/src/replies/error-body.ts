import type { Refusal } from './refusal.ts';

/** The error body (G51); the pair at the top level repeats the envelope. */
export function errorBody({ name, message, fields = new Map(), schema }: Refusal<string>): object {
  const reasons = [...fields].map(([field, one]) => [field, one.map((reason) => ({ reason }))] as const);
  return {
    status: 'error',
    message,
    error: { name, message },
    ...(reasons.length > 0 && { fields: Object.fromEntries(reasons) }),
    ...(schema && { schema }),
  };
}

/**
 * The error body of the OAuth2 endpoints (RFC 6749, 5.2; G28); its description uses only the characters that the RFC
 * allows.
 */
export function oauthErrorBody(refusal: Refusal<string>, status: number): object {
  const description = refusal.message.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/g, '?');
  return { error: oauthErrorName(refusal, status), error_description: description };
}

/** The error name in either of these bodies. */
export function errorNameOf(body: unknown): string | undefined {
  const { error } = Object(body);
  const name = typeof error === 'object' ? error?.name : error;
  return typeof name === 'string' ? name : undefined;
}

/** Fields with a value that may be unsupported, and the RFC 6749 error for that. */
const unsupported = [
  ['grant_type', 'unsupported_grant_type'],
  ['response_type', 'unsupported_response_type'],
] as const;

/** The RFC 6749 (4.1.2.1, 5.2) error for a refusal. */
function oauthErrorName({ rules }: Refusal<string>, status: number): string {
  if (status === 401) return 'invalid_client';
  if (status === 503) return 'temporarily_unavailable';
  if (status >= 500) return 'server_error';
  const found = unsupported.find(([field]) => ['const', 'enum'].includes(rules?.get(field) ?? ''));
  return found?.[1] ?? 'invalid_request';
}
