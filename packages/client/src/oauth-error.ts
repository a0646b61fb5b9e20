import type { components } from '@finops/contract';

/** Stable name of an error of the issuer (RFC 6749, 4.1.2.1 and 5.2). */
export type OAuthErrorName = components['schemas']['OAuthErrorName'];

/** What is known of a failure of the issuer. */
export interface OAuthErrorFacts {
  /** Null for a failure told by a redirect, which has no status of its own. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly name: string;
  readonly description: string | undefined;
  /** In seconds. */
  readonly retryAfter?: number | null;
}

/**
 * A failure that the issuer explained: the base of one class for each name. `name` is the `error` of RFC 6749 to branch on, `message`
 * its description.
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
