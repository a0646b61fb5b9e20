import type { Reply } from '@finops/contract-express';
import { DomainError } from '../domain/domain-error.ts';

/**
 * Keeps the reply of a request with an idempotency key together with what the request did (G14): in one
 * transaction, so that a process that dies right after it neither loses the reply nor does the work twice.
 *
 * A handler hands it down to the service that opens the transaction, which calls it as its last step:
 *
 * @example
 * const transfer = await transfers.create(profile, quoteId, (transaction, made) =>
 *   completion.complete(transaction, created(made)),
 * );
 */
export interface Completion {
  /**
   * Checks the reply against the contract and writes it into the transaction that does the work.
   *
   * @param transaction the open transaction, as the storage handed it to the work.
   * @param reply exactly what the handler returns afterwards, with a 2xx status.
   * @throws Fault of the kind `mistake` when the reply breaks the contract: the work must not be kept either.
   * @throws RequestTakenOver when another process has taken the request over: the transaction must roll back.
   */
  complete(transaction: object, reply: Reply): Promise<void>;
}

/** This request lost its lease, and another one with the same key has taken its place; its work must not count (G99). */
export class RequestTakenOver extends DomainError<'conflict'> {
  override readonly name = 'conflict';
  /** The other one answers. */
  readonly retryAfterSeconds = 1;
}
