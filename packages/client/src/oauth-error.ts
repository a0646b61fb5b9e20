import type { components } from '@finops/contract';

/** Stable name of an error of the issuer (RFC 6749, 4.1.2.1 and 5.2). */
export type OAuthErrorName = components['schemas']['OAuthErrorName'];

/** Facts of an error of the issuer. */
export interface OAuthErrorFacts {
  /** Null for an error in a redirect, which has no status. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly name: string;
  readonly description: string | undefined;
  /** In seconds. */
  readonly retryAfter?: number | null;
}

/**
 * An OAuth2 error of the issuer. Base class of one class for each error name. Branch on `name`, the `error` of RFC
 * 6749; `message` is its description.
 */
export class OAuthError extends Error {
  override readonly name: OAuthErrorName;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor({ name, status, requestId, description, retryAfter = null }: OAuthErrorFacts) {
    super(description ?? name);
    this.name = name as OAuthErrorName;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}
