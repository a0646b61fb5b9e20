import type { Call, Reply } from '../call.ts';
import { Fault } from '../reading/fault.ts';
import { errorBody, oauthErrorBody } from './error-body.ts';
import { type FaultName, type Refusal, refusalOfFault } from './refusal.ts';

/** How an operation's errors differ from the API's own error body. */
export interface ErrorForm {
  /** The statuses whose body is that of RFC 6749 (G28). */
  readonly oauth?: readonly number[];
  /** Whether its 400 knows no error but `bad_request` (G08). */
  readonly badRequestOnly?: boolean;
  /** The `WWW-Authenticate` of a request without `Authorization`. */
  readonly challenge?: string;
}

/** What error replies are made of. */
export interface ErrorReplySettings<Name extends string> {
  /** The contract's errors; each that is answered has a status. */
  readonly catalogue: Readonly<
    Record<Name | FaultName | 'internal_server_error', { readonly status: number }>
  >;
  /** By operation id; an operation without one has the API's own form. */
  readonly forms: Readonly<Record<string, ErrorForm>>;
  /** The refusal that an error of the application stands for; undefined for one that nobody foresaw. */
  readonly refusalOf: (error: unknown) => Refusal<Name> | undefined;
  /** Told of every error that is no refusal; the caller learns nothing of it but the request id. */
  readonly onUnexpected: (error: unknown, call: Call) => void;
}

const REALM = 'realm="financial-operations-api"';

const UNEXPECTED: Refusal<'internal_server_error'> = {
  name: 'internal_server_error',
  message:
    'An internal error occurred. Try again later; if it persists, report the X-Request-Id of this response.',
};

/**
 * Makes the reply of everything that was thrown on the way of a call (G08, G51): the one place that knows how
 * an error looks outside. Where the contract does not say, what is under `/oauth2/` has the form of RFC 6749 (G28).
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
        // What the token endpoint answers is never stored (G86).
        ...(oauth && { 'Cache-Control': 'no-store' }),
        ...refusal.headers,
      },
      body: oauth ? oauthErrorBody(refusal, status) : errorBody(refusal),
    };
  };
}

/** Under the one name that the operation's 400 knows. */
function asBadRequest({ schema: _, ...refusal }: Refusal<string>): Refusal<string> {
  return { ...refusal, name: 'bad_request' };
}

/** How to authenticate, which every 401 says (G69, G91), and that a bearer credential that was sent is not valid (RFC 6750, 3.1). */
function challengeOf({ challenge }: ErrorForm, oauth: boolean, { request }: Call): string {
  const { authorization } = request.headers;
  if (challenge !== undefined && authorization === undefined) return challenge;
  if (oauth) return `Basic ${REALM}`;
  const isInvalid = authorization !== undefined && /^bearer +\S/i.test(authorization);
  return `Bearer ${REALM}${isInvalid ? ', error="invalid_token"' : ''}`;
}
