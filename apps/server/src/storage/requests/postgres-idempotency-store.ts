import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Claim, IdempotencyStore, KeptReply, Standing } from '../../domain/idempotency-store.ts';
import type { RecordChange } from '../../domain/record.ts';
import { type CustomerSeals, sealedAt } from '../customers/customer-seals.ts';
import { bytesText } from '../engine/bytes-text.ts';
import { inBatches } from '../engine/in-batches.ts';
import type { Tables } from '../schema/tables.ts';
import { KEPT_REPLY, writeKeptReply } from './kept-reply.ts';

type Stored = Pick<
  Selectable<Tables['idempotency_record']>,
  'state' | 'request_hash' | 'status' | 'headers' | 'body' | 'sealed_body'
> & { readonly lease_left_ms: number; readonly data_key: Buffer | null };

/** Replaces the status and body of a reply about a customer who has been erased. */
export const ERASED_STATUS = 404;

/**
 * Idempotency records in the database (G14): one statement claims a key; the reply is written together with the work.
 */
export function idempotencyStore(kysely: Kysely<Tables>, seals: CustomerSeals): IdempotencyStore {
  const keyOf = async ({ businessId }: Claim, customerId: string | undefined) =>
    customerId === undefined
      ? undefined
      : (await seals.keysOf(kysely, businessId, [customerId])).get(customerId);
  const recordOf = (claim: Claim, reply: KeptReply) => sealedRecord(seals, claim, reply);
  return {
    async claim(claim) {
      for (;;) {
        if (await take(kysely, claim)) {
          return { state: 'mine', customerKey: await keyOf(claim, claim.customerId) };
        }
        const stored = await find(kysely, claim);
        // Given up between the two statements, so it is free now.
        if (stored !== undefined) return standingOf(stored, claim, seals);
      }
    },
    async renew(claims, leaseMs) {
      await kysely
        .updateTable('idempotency_record')
        .set({ lease_ends_at: leaseEnd(leaseMs) })
        .where('state', '=', 'running')
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('business_id', 'scope_hash', 'owner'),
            'in',
            claims.map(({ businessId, scopeHash, owner }) => tuple(businessId, scopeHash, owner)),
          ),
        )
        .execute();
    },
    record: recordOf,
    async complete(claim, reply) {
      const customerKey = claim.customerKey ?? (await keyOf(claim, reply.customerId));
      await writeKeptReply(kysely, claim.businessId, recordOf({ ...claim, customerKey }, reply));
    },
    async release(claim) {
      await kysely
        .deleteFrom('idempotency_record')
        .where('business_id', '=', claim.businessId)
        .where('scope_hash', '=', claim.scopeHash)
        .where('owner', '=', claim.owner)
        .where('state', '=', 'running')
        .execute();
    },
    async deleteExpired(now) {
      await inBatches(async (most) => {
        const { numDeletedRows } = await kysely
          .deleteFrom('idempotency_record')
          .where('expires_at', '<=', now.toISOString())
          .where(({ eb, refTuple, selectFrom }) =>
            eb(
              refTuple('business_id', 'scope_hash'),
              'in',
              selectFrom('idempotency_record')
                .select(['business_id', 'scope_hash'])
                .where('expires_at', '<=', now.toISOString())
                .limit(most)
                .$asTuple('business_id', 'scope_hash'),
            ),
          )
          .executeTakeFirstOrThrow();
        return numDeletedRows;
      });
    },
  };
}

/** The row of `record_kept_reply`. The ledger seals data about a customer that the same commit creates. */
function sealedRecord(
  seals: CustomerSeals,
  { scopeHash, owner, expiresAt, customerKey }: Claim,
  { status, headers = {}, body, customerId }: KeptReply,
): RecordChange {
  const id = idOf(scopeHash);
  const text = JSON.stringify(body);
  const content =
    customerKey === undefined || text === undefined
      ? { body: text }
      : { sealed_body: bytesText(seals.seal(Buffer.from(customerKey), text, sealedAt.reply(id))) };
  return {
    kind: KEPT_REPLY,
    id,
    expects: { owner },
    row: { status, headers, ...content, customer_id: customerId, expires_at: expiresAt },
  };
}

function idOf(scopeHash: Uint8Array): string {
  return Buffer.from(scopeHash).toString('hex');
}

/** In database time, which is independent of process clocks and sandboxes. */
function leaseEnd(leaseMs: number): RawBuilder<string> {
  return sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
}

/** Whether this request now owns the key, because it was free or expired, or its lease had ended. */
async function take(kysely: Kysely<Tables>, claim: Claim): Promise<boolean> {
  const mine = {
    request_hash: claim.requestHash,
    state: 'running' as const,
    owner: claim.owner,
    status: null,
    headers: null,
    body: null,
    sealed_body: null,
    created_at: claim.now,
    expires_at: claim.expiresAt,
    lease_ends_at: leaseEnd(claim.leaseMs),
  };
  const taken = await kysely
    .insertInto('idempotency_record')
    .values({ business_id: claim.businessId, scope_hash: claim.scopeHash, ...mine })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'scope_hash'])
        .doUpdateSet(mine)
        .where(({ or, and, eb }) =>
          or([
            eb('idempotency_record.expires_at', '<=', claim.now.toISOString()),
            and([
              eb('idempotency_record.state', '=', 'running'),
              eb('idempotency_record.lease_ends_at', '<=', sql<string>`clock_timestamp()`),
            ]),
          ]),
        ),
    )
    .returning('owner')
    .executeTakeFirst();
  return taken !== undefined;
}

function find(kysely: Kysely<Tables>, { businessId, scopeHash }: Claim): Promise<Stored | undefined> {
  return kysely
    .selectFrom('idempotency_record')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.business_id', '=', 'idempotency_record.business_id')
        .onRef('customer.customer_id', '=', 'idempotency_record.customer_id'),
    )
    .select([
      'state',
      'request_hash',
      'idempotency_record.status',
      'headers',
      'body',
      'sealed_body',
      'data_key',
    ])
    .select(
      sql<number>`(extract(epoch FROM lease_ends_at - clock_timestamp()) * 1000)::double precision`.as(
        'lease_left_ms',
      ),
    )
    .where('idempotency_record.business_id', '=', businessId)
    .where('scope_hash', '=', scopeHash)
    .executeTakeFirst();
}

function standingOf(stored: Stored, claim: Claim, seals: CustomerSeals): Standing {
  const sameRequest = Buffer.compare(stored.request_hash, claim.requestHash) === 0;
  if (stored.state === 'running') {
    return { state: 'running', sameRequest, leaseLeftMs: stored.lease_left_ms };
  }
  const isShredded = stored.sealed_body !== null && stored.data_key === null;
  if (isShredded || stored.status === ERASED_STATUS) return { state: 'erased', sameRequest };
  const opened = seals.open(stored.data_key, stored.sealed_body, sealedAt.reply(idOf(claim.scopeHash)));
  return { state: 'done', sameRequest, reply: replyOf({ ...stored, body: opened ?? stored.body }) };
}

function replyOf({ status, headers, body }: Stored): KeptReply {
  const texts = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    status: status ?? 200,
    headers: Object.fromEntries(texts),
    ...(body !== null && { body: JSON.parse(body) }),
  };
}
