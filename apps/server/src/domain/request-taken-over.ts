import { DomainError } from './domain-error.ts';

/** This request lost its lease to another one with the same key; its work must not count (G99). */
export class RequestTakenOver extends DomainError<'conflict'> {
  override readonly name = 'conflict';
  /** The other request answers. */
  readonly retryAfterSeconds = 1;

  constructor() {
    super('Another request with the same idempotency key has taken over.');
  }
}
