import { DomainError } from '../domain/domain-error.ts';

/** The request cannot be read: it has a cursor that was not issued, or a header that is no longer accepted (G08). */
export class BadRequest extends DomainError<'bad_request'> {
  override readonly name = 'bad_request';
}

/** The credential is missing or invalid (G69). */
export class Unauthorized extends DomainError<'unauthorized'> {
  override readonly name = 'unauthorized';
}

/** The credential is valid and lacks scopes that the operation requires (G09). */
export class InsufficientScope extends DomainError<'insufficient_scope'> {
  override readonly name = 'insufficient_scope';
  readonly missing: readonly string[];

  /** @param missing at least one scope. */
  constructor(missing: readonly string[]) {
    const scopes = missing.map((scope) => `\`${scope}\``).join(' and ');
    super(`The credential lacks the scope ${scopes}. Use one that has it.`);
    this.missing = missing;
  }
}

/** The caller is over its limit (G11). */
export class TooManyRequests extends DomainError<'too_many_requests'> {
  override readonly name = 'too_many_requests';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A request with the same idempotency key is still running (G14). */
export class RequestRunning extends DomainError<'conflict'> {
  override readonly name = 'conflict';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param leaseLeftMs milliseconds until the key is free, should the process that holds it have died. */
  constructor(leaseLeftMs: number) {
    super('A request with the same idempotency key is still running. Try again with the same key later.');
    this.retryAfterSeconds = Math.max(1, Math.ceil(leaseLeftMs / 1000));
  }
}

/** The idempotency key was used with another body (G14, G69). */
export class IdempotencyKeyReused extends DomainError<'idempotency_key_reused'> {
  override readonly name = 'idempotency_key_reused';

  constructor() {
    super('The idempotency key was already used for a different request. Use a new key.');
  }
}
