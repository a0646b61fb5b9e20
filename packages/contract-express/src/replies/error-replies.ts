import type { Call, Reply } from '../call.ts';
import { Fault } from '../reading/fault.ts';
import { errorBody, oauthErrorBody } from './error-body.ts';
import { type FaultName, type Refusal, refusalOfFault } from './refusal.ts';

/** How an operation's errors differ from the API's standard error body. */
export interface ErrorForm {
  /** The statuses with a body as in RFC 6749 (G28). */
  readonly oauth?: readonly number[];
  /** Whether its 400 allows only the error `bad_request` (G08). */
  readonly badRequestOnly?: boolean;
  /** The `WWW-Authenticate` value for a request without `Authorization`. */
  readonly challenge?: string;
}

/** The settings for error replies. */
export interface ErrorReplySettings<Name extends string> {
  /** The contract's errors; each one that is returned has a status. */
  readonly catalogue: Readonly<
    Record<Name | FaultName | 'internal_server_error', { readonly status: number }>
  >;
  /** By operation id; an operation without an entry has the standard form. */
  readonly forms: Readonly<Record<string, ErrorForm>>;
  /** The refusal for an error of the application; undefined for an unexpected error. */
  readonly refusalOf: (error: unknown) => Refusal<Name> | undefined;
  /** Called with every error that is not a refusal; the caller receives only the request id. */
  readonly onUnexpected: (error: unknown, call: Call) => void;
}

const REALM = 'realm="financial-operations-api"';

const UNEXPECTED: Refusal<'internal_server_error'> = {
  name: 'internal_server_error',
  message:
    'An internal error occurred. Try again later; if it persists, report the X-Request-Id of this response.',
};

/**
 * Creates the reply for anything thrown during a call (G08, G51): the only place that knows the external form of
 * errors. Where the contract does not say, operations under `/oauth2/` use the form of RFC 6749 (G28).
 */
export function errorReplies<Name extends string>({
  catalogue,
  forms,
  refusalOf,
  onUnexpected,
}: ErrorReplySettings<Name>): (error: unknown, call: Call) => Reply {
  return (error, call) => {
    const id = call.operation?.id ?? '';
    const form = (Object.hasOwn(forms, id) && forms[id]) || {};
    const known = error instanceof Fault ? refusalOfFault(error) : refusalOf(error);
    if (known === undefined) onUnexpected(error, call);
    const given = known ?? UNEXPECTED;
    const { status } = catalogue[given.name];
    const refusal = status === 400 && form.badRequestOnly ? asBadRequest(given) : given;
    const isDeclared = call.operation?.responses.has(String(status)) ?? false;
    const oauth = form.oauth?.includes(status) || (!isDeclared && call.path.startsWith('/oauth2/'));
    return {
      status,
      headers: {
        ...(status === 401 && { 'WWW-Authenticate': challengeOf(form, oauth, call) }),
        // Responses of the token endpoint are never stored (G86).
        ...(oauth && { 'Cache-Control': 'no-store' }),
        ...refusal.headers,
      },
      body: oauth ? oauthErrorBody(refusal, status) : errorBody(refusal),
    };
  };
}

/** Renames a refusal to the only error that the operation's 400 allows. */
function asBadRequest({ schema: _, ...refusal }: Refusal<string>): Refusal<string> {
  return { ...refusal, name: 'bad_request' };
}

/**
 * The `WWW-Authenticate` value of every 401 (G69, G91), which also says that a bearer credential was invalid if one was
 * sent (RFC 6750, 3.1).
 */
function challengeOf({ challenge }: ErrorForm, oauth: boolean, { request }: Call): string {
  const { authorization } = request.headers;
  if (challenge !== undefined && authorization === undefined) return challenge;
  if (oauth) return `Basic ${REALM}`;
  const isInvalid = authorization !== undefined && /^bearer +\S/i.test(authorization);
  return `Bearer ${REALM}${isInvalid ? ', error="invalid_token"' : ''}`;
}
