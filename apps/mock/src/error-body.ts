import type { Fault, FaultName } from './fault.ts';

/** The body of a failure (G51): the pair at the top repeats the envelope. */
export interface ErrorBody {
  readonly status: 'error';
  readonly message: string;
  readonly error: { readonly name: FaultName; readonly message: string };
  readonly fields?: Readonly<Record<string, readonly { readonly reason: string }[]>>;
  readonly schema?: Fault['facts']['schema'];
}

/** The body of a failure of the OAuth2 endpoints (RFC 6749, 5.2; G28). */
export interface OAuthErrorBody {
  readonly error: string;
  readonly error_description: string;
}

/** Makes the error body of a fault. */
export function errorBody(fault: Fault): ErrorBody {
  const { name, message, facts } = fault;
  const fields = [...(facts.fields ?? [])].map(
    ([field, reasons]) => [field, reasons.map((reason) => ({ reason }))] as const,
  );
  return {
    status: 'error',
    message,
    error: { name, message },
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    ...(facts.schema && { schema: facts.schema }),
  };
}

/** Fields whose value can be of a kind that is not supported, and what RFC 6749 calls that. */
const unsupported = [
  ['grant_type', 'unsupported_grant_type'],
  ['response_type', 'unsupported_response_type'],
] as const;

/** Makes the RFC 6749 body of a fault: its description keeps to the characters that the RFC allows. */
export function oauthErrorBody(fault: Fault): OAuthErrorBody {
  const error_description = fault.message.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/g, '?');
  return { error: oauthName(fault), error_description };
}

function oauthName(fault: Fault): string {
  if (fault.name === 'unauthorized') return 'invalid_client';
  if (fault.name === 'internal_server_error') return 'server_error';
  for (const [field, name] of unsupported) {
    if (['const', 'enum'].includes(fault.facts.codes?.get(field) ?? '')) return name;
  }
  return 'invalid_request';
}
