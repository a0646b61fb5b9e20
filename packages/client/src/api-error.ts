import type { ErrorBody, ErrorName } from '@finops/contract';

/** Facts of an error response. */
export interface ApiErrorFacts {
  readonly status: number;
  readonly requestId: string | null;
  readonly body: ErrorBody;
  /** In seconds. */
  readonly retryAfter: number | null;
  readonly idempotencyKey?: string | null;
}

/**
 * An error response of the API. Base class of one class for each error name in the contract.
 *
 * Branch on `name`, the stable error name. Quote `requestId` when you report a problem. `retryAfter` is in seconds.
 * `fields` and `schema` name the invalid values. `idempotencyKey` is the key of the request, or null. After a 5xx, or a
 * 409 because the first request is still running, repeating the call with this key is safe.
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
