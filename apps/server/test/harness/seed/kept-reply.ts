import type { RecordChange } from '../../../src/domain/record.ts';
import { idempotencyStore } from '../../../src/storage/requests/postgres-idempotency-store.ts';
import { randomIds } from '../../../src/system.ts';
import type { TestDatabase } from '../processes/databases.ts';
import { customerSeals } from './customer-seals.ts';

const REPLY = { status: 201, body: { data: 'made' } };

/** A request with an idempotency key of the business. */
export async function keyedRequest({ kysely }: TestDatabase, businessId: string) {
  const store = idempotencyStore(kysely, customerSeals);
  const now = new Date();
  const hash = Buffer.from(randomIds.next('key_'));
  const claim = {
    businessId,
    scopeHash: hash,
    requestHash: hash,
    owner: 'one',
    now,
    expiresAt: new Date(now.getTime() + 60_000),
    leaseMs: 60_000,
  };
  await store.claim(claim);
  const keptReply: RecordChange = store.record(claim, REPLY);
  return {
    keptReply,
    /** As for a request that lost the key. */
    lateReply: { ...keptReply, expects: { owner: 'another' } } satisfies RecordChange,
    /** Whether the reply is stored for repetitions. */
    isKept: async () => (await store.claim({ ...claim, owner: 'again' })).state === 'done',
  };
}
