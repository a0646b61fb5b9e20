import type { ErrorBody, ErrorName } from '@finops/contract';

/** What is known of a failure of the API. */
export interface ApiErrorFacts {
  readonly status: number;
  readonly requestId: string | null;
  readonly body: ErrorBody;
  /** In seconds. */
  readonly retryAfter: number | null;
  readonly idempotencyKey?: string | null;
}

/**
 * A failure that the API explained: the base of one class for each name of the contract's catalogue.
 *
 * `name` is the stable error name to branch on. `requestId` is what to quote when you report a problem; `retryAfter` is in seconds;
 * `fields` and `schema` say which values are at fault. `idempotencyKey` is the key that the request was sent with, or null: after a 5xx,
 * or a 409 of a request that still runs, the same call with this key repeats nothing.
 */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly idempotencyKey: string | null;
  readonly fields: NonNullable<ErrorBody['fields']>;
  readonly schema: ErrorBody['schema'];

  constructor({ status, requestId, body, retryAfter, idempotencyKey = null }: ApiErrorFacts) {
    super(body.error.message);
    this.name = body.error.name;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.idempotencyKey = idempotencyKey;
    this.fields = body.fields ?? {};
    this.schema = body.schema;
  }
}
