import { type ErrorBody, type ErrorName, errorCatalogue } from '@finops/contract';
import { type Call, Fault, type Flaw, type Reply } from '@finops/contract-express';
import { adviceOn, linesOf, reasonsByField } from '@finops/contract-express/reading';
import { DomainError, FieldError } from '../domain/domain-error.ts';
import { type ErrorForms, errorForms } from './contract-facts.ts';
import { oauthErrorBody } from './oauth-error-body.ts';

/** A failure as every error body tells it. */
export interface Refusal {
  readonly name: ErrorName;
  readonly message: string;
  readonly fields?: ReadonlyMap<string, readonly string[]>;
  readonly schema?: Exclude<ErrorBody['schema'], undefined | readonly unknown[]>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What contract-express found, for bodies that name errors by it. */
  readonly flaws?: readonly Flaw[];
}

const PLAIN: ErrorForms = { onlyBadRequest: false, oauthStatuses: new Set() };

/**
 * Makes the reply of everything that was thrown on the way of a call (G08, G51): the one place that knows how
 * an error looks outside. Where the contract does not say, what is under `/oauth2/` has the form of RFC 6749 (G28).
 *
 * @param onUnexpected told of every error that is no refusal; the caller learns nothing of it but the request id.
 */
export function errorReplies(
  onUnexpected: (error: unknown, call: Call) => void,
  forms: ReadonlyMap<string, ErrorForms> = errorForms(),
): (error: unknown, call: Call) => Reply {
  return (error, call) => {
    const form = forms.get(call.operation?.id ?? '') ?? PLAIN;
    const known = refusalOf(error);
    if (known === undefined) onUnexpected(error, call);
    const refusal = inForm(known ?? UNEXPECTED, form);
    const status = errorCatalogue[refusal.name].status;
    const isDeclared = call.operation?.responses.has(String(status)) ?? false;
    const oauth = form.oauthStatuses.has(status) || (!isDeclared && call.path.startsWith('/oauth2/'));
    return {
      status,
      headers: { ...headersOf(refusal, oauth), ...refusal.headers },
      body: oauth ? oauthErrorBody(refusal) : errorBody(refusal),
    };
  };
}

/** Every 401 says how to authenticate (G69); what the token endpoint answers is never stored (G86). */
function headersOf({ name }: Refusal, oauth: boolean): Readonly<Record<string, string>> {
  return {
    ...(name === 'unauthorized' && { 'WWW-Authenticate': `${oauth ? 'Basic' : 'Bearer'} ${REALM}` }),
    ...(oauth && { 'Cache-Control': 'no-store' }),
  };
}

const REALM = 'realm="financial-operations-api"';

/** Callers look again after so many seconds; nothing changes before another release. */
const UNBUILT_RETRY_SECONDS = '3600';

const UNEXPECTED: Refusal = {
  name: 'internal_server_error',
  message:
    'Something failed on our side. Try again later, and report the X-Request-Id of this response when it lasts.',
};

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Fault) return ofFault(error);
  if (error instanceof DomainError) return ofDomainError(error);
  return undefined;
}

/** Undefined for the server's own mistake. The headers of a fault are sent by contract-express. */
function ofFault({ kind, message, facts }: Fault): Refusal | undefined {
  const flaws = facts.flaws ?? [];
  switch (kind) {
    case 'unreadable':
      return { name: 'bad_request', message };
    case 'parameters':
    case 'unknown_fields':
      return { name: 'request_validation', message, fields: reasonsByField(flaws), flaws };
    case 'body':
      return {
        name: 'schema_validation',
        message,
        fields: reasonsByField(flaws.filter(({ field }) => field !== '')),
        schema: { reason: message, fix: adviceOn(flaws), schema_validation_error: linesOf(flaws) },
        flaws,
      };
    case 'not_found':
    case 'method_not_allowed':
    case 'not_acceptable':
    case 'unsupported_media_type':
    case 'payload_too_large':
      return { name: kind, message };
    case 'unbuilt':
      return { name: 'service_unavailable', message, headers: { 'Retry-After': UNBUILT_RETRY_SECONDS } };
    case 'mistake':
      return undefined;
  }
}

function ofDomainError(error: DomainError): Refusal {
  const { name, message } = error;
  if (error instanceof FieldError) return { name, message, fields: new Map(Object.entries(error.fields)) };
  if ('retryAfterSeconds' in error) {
    return { name, message, headers: { 'Retry-After': String(error.retryAfterSeconds) } };
  }
  return { name, message };
}

/** Under the one name that the operation's 400 knows, where it knows only one. */
function inForm(refusal: Refusal, { onlyBadRequest }: ErrorForms): Refusal {
  if (!onlyBadRequest || errorCatalogue[refusal.name].status !== 400) return refusal;
  const { schema: _schema, ...rest } = refusal;
  return { ...rest, name: 'bad_request' };
}

function errorBody({ name, message, fields, schema }: Refusal): ErrorBody {
  const reasons = [...(fields ?? [])].map(
    ([field, one]) => [field, one.map((reason) => ({ reason }))] as const,
  );
  return {
    status: 'error',
    message,
    error: { name, message },
    ...(reasons.length > 0 && { fields: Object.fromEntries(reasons) }),
    ...(schema && { schema }),
  };
}
