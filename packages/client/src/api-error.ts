import type { ErrorBody, ErrorName } from '@finops/contract';

/** The facts of a failure, for the class of its name. */
interface ApiErrorFacts {
  status: number;
  requestId: string | null;
  body: ErrorBody;
  retryAfter: number | null;
}

/**
 * A failure that the API explained.
 *
 * `name` is the stable error name of the contract's catalogue: branch on it. `requestId` is what to quote when
 * you report a problem; `retryAfter` is in seconds; `fields` and `schema` say which values are at fault.
 */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly fields: NonNullable<ErrorBody['fields']>;
  readonly schema: ErrorBody['schema'];

  constructor({ status, requestId, body, retryAfter }: ApiErrorFacts) {
    super(body.error.message);
    this.name = body.error.name;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.fields = body.fields ?? {};
    this.schema = body.schema;
  }
}

/** An answer that is not of the contract: from a proxy in between, say. `status` is null when it could not be read. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number | null;
  readonly requestId: string | null;

  constructor(status: number | null, requestId: string | null) {
    super(`The answer ${status ?? ''} has no body of this API; something between may have sent it.`);
    this.status = status;
    this.requestId = requestId;
  }
}

/** The error of a failed response, from its parsed body. */
export function errorOf(response: Response, body: unknown): ApiError | UnexpectedAnswer {
  const requestId = response.headers.get('X-Request-Id');
  if (!isErrorBody(body)) return new UnexpectedAnswer(response.status, requestId);
  const seconds = /^\d+$/.exec(response.headers.get('Retry-After') ?? '')?.[0];
  return new ApiError({
    status: response.status,
    requestId,
    body,
    retryAfter: seconds === undefined ? null : Number(seconds),
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as { error?: Partial<ErrorBody['error']> | null } | null | undefined)?.error;
  return typeof error?.name === 'string' && typeof error.message === 'string';
}
