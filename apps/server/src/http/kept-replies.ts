import type { Logger } from 'pino';
import type { IdempotencyStore } from '../domain/idempotency-store.ts';

/** Stores replies for idempotency keys, and logs when that fails. */
export function keptReplies({
  idempotencyStore,
  logger,
}: {
  readonly idempotencyStore: IdempotencyStore;
  readonly logger: Logger;
}) {
  return {
    store: idempotencyStore,
    onReplyLost: (error: unknown) =>
      logger.error({ err: error }, 'a reply could not be stored for its idempotency key'),
    onNotRenewed: (error: unknown) =>
      logger.error({ err: error }, 'the leases of idempotency keys could not be renewed'),
  };
}
