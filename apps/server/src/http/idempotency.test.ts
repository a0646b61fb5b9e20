import type { IncomingMessage } from 'node:http';
import { operationTable } from '@finops/contract';
import { loadDocument } from '@finops/contract/document';
import type { Call, OperationFacts, Reply, Step } from '@finops/contract-express';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { customerSeals } from '../../test/harness/seed/customer-seals.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { profileOf } from '../../test/harness/worlds/test-profile.ts';
import { RequestTakenOver } from '../domain/request-taken-over.ts';
import { writeKeptReply } from '../storage/requests/kept-reply.ts';
import { idempotencyStore } from '../storage/requests/postgres-idempotency-store.ts';
import type { Tables } from '../storage/schema/tables.ts';
import { randomIds } from '../system.ts';
import type { RequestContext } from './handler.ts';
import { idempotency, scopeOfCaller } from './idempotency.ts';
import { IdempotencyKeyReused, RequestRunning } from './refusals.ts';

const createQuote: OperationFacts = {
  id: 'createQuote',
  method: 'POST',
  path: '/v1/quotes',
  resource: 'quotes',
  security: [],
  idempotent: true,
  maxBodyBytes: undefined,
  responses: new Set(['201']),
};

interface Made {
  readonly key?: string;
  readonly body?: unknown;
  readonly profileId?: string;
  readonly apiKeyId?: string;
  readonly operation?: OperationFacts;
  readonly prefer?: string;
  readonly run: (context: RequestContext) => Promise<Reply>;
  readonly check?: (reply: Reply) => void;
}

function stepOf(made: Made): Step<RequestContext> {
  const headers = made.key === undefined ? {} : { 'idempotency-key': made.key };
  const call: Call = {
    id: randomIds.next('req_'),
    operation: made.operation ?? createQuote,
    instead: [],
    request: { headers } as IncomingMessage,
    address: '127.0.0.1',
    path: '/v1/quotes',
    headers: {},
    startedAt: 0,
  };
  const businessId = 'BUS_a';
  const context: RequestContext = {
    requestId: call.id,
    caller: {
      kind: 'api_key',
      businessId,
      apiKeyId: made.apiKeyId ?? 'AK_a',
      scopes: new Set(),
      rateLimit: undefined,
    },
    profile: profileOf({ businessId, profileId: made.profileId ?? businessId }),
  };
  return {
    call,
    context,
    input: {
      path: {},
      query: {},
      headers: { ...(made.prefer !== undefined && { Prefer: made.prefer }) },
      body: made.body ?? { amount: '5' },
    },
    run: () => made.run(context),
    check: made.check ?? (() => {}),
  };
}

describe.each(databases)('requests with an idempotency key on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let perform: (step: Step<RequestContext>) => Promise<Reply>;
  let made = 0;

  beforeAll(async () => {
    database = await open();
    clock = movedClock();
    perform = performer();
  });
  /** Stands in for a process that died during a request, until the tests end. */
  const death = Promise.withResolvers<never>();
  afterAll(() => {
    death.reject(new Error('The process died.'));
    return database.close();
  });

  function performer(
    patienceMs = 2000,
    store = idempotencyStore(database.kysely, customerSeals),
    leaseMs = 5000,
  ) {
    const fail = (error: unknown) => {
      throw error;
    };
    const settings = { store, onReplyLost: fail, onNotRenewed: fail, patienceMs, leaseMs };
    return idempotency({ clock, ids: randomIds }, { ...settings, scopeOf: scopeOfCaller });
  }
  /** As in a process that dies once it has the key: nothing renews or releases its lease. */
  const dying = (leaseMs: number) => {
    const nothing = async () => {};
    return performer(
      2000,
      { ...idempotencyStore(database.kysely, customerSeals), renew: nothing, release: nothing },
      leaseMs,
    );
  };

  /** Writes the reply as the owner of the work does. */
  async function keep({ keepReply }: RequestContext, reply: Reply, kysely: Kysely<Tables> = database.kysely) {
    if (keepReply === undefined) throw new Error('The request has no key.');
    await writeKeptReply(kysely, 'BUS_a', keepReply(reply));
  }

  /** Creates another quote on each run. */
  const create = async (): Promise<Reply> => {
    made += 1;
    return { status: 201, headers: { Location: `/v1/quotes/${made}` }, body: { data: { id: made } } };
  };

  test('the same body gets the first reply again, with its headers, and runs once', async () => {
    const first = await perform(stepOf({ key: 'same', run: create }));
    const again = await perform(stepOf({ key: 'same', run: create }));
    expect(again).toEqual({
      status: 201,
      headers: { Location: first.headers?.Location, 'Idempotency-Replayed': 'true' },
      body: first.body,
    });
    expect(first.headers).not.toHaveProperty('Idempotency-Replayed');
  });

  test('a reply that breaks the contract is not kept, nor is the work that it tells of', async () => {
    const check = (): void => {
      throw new Error('The response 201 breaks the contract.');
    };
    const completing = async (context: RequestContext): Promise<Reply> => {
      const reply = await create();
      await keep(context, reply);
      return reply;
    };
    await expect(perform(stepOf({ key: 'wrong', run: completing, check }))).rejects.toThrow('breaks');
    const again = await perform(stepOf({ key: 'wrong', run: create }));
    expect(again.headers).not.toHaveProperty('Idempotency-Replayed');
  });

  test('the order of the fields of a body does not matter', async () => {
    const first = await perform(stepOf({ key: 'order', body: { a: 1, b: { c: 2, d: 3 } }, run: create }));
    const again = await perform(stepOf({ key: 'order', body: { b: { d: 3, c: 2 }, a: 1 }, run: create }));
    expect(again.body).toEqual(first.body);
  });

  test('a repetition may prefer another handling', async () => {
    const first = await perform(stepOf({ key: 'prefer', run: create }));
    const again = await perform(stepOf({ key: 'prefer', prefer: 'handling=strict', run: create }));
    expect(again.body).toEqual(first.body);
  });

  test('another body is refused', async () => {
    await perform(stepOf({ key: 'other', run: create }));
    const other = stepOf({ key: 'other', body: { amount: '6' }, run: create });
    await expect(perform(other)).rejects.toThrow(IdempotencyKeyReused);
  });

  test.each([
    ['credential', { apiKeyId: 'AK_b' }],
    ['profile', { profileId: 'CUS_a' }],
    ['operation', { operation: { ...createQuote, id: 'createTransfer' } }],
    ['key', { key: 'scope-2' }],
  ])('another %s is another request', async (_what, change) => {
    const first = await perform(stepOf({ key: 'scope', run: create }));
    const other = await perform(stepOf({ key: 'scope', ...change, run: create }));
    expect(other.body).not.toEqual(first.body);
  });

  test('without a key, or on an operation that takes none, every request runs', async () => {
    const plain = { ...createQuote, idempotent: false };
    const replies = [
      await perform(stepOf({ run: create })),
      await perform(stepOf({ run: create })),
      await perform(stepOf({ key: 'plain', operation: plain, run: create })),
      await perform(stepOf({ key: 'plain', operation: plain, run: create })),
    ];
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(4);
  });

  test('of parallel requests one runs, and the others wait for its reply', async () => {
    const before = made;
    const slow = async (): Promise<Reply> => {
      const reply = await create();
      await new Promise((resolve) => setTimeout(resolve, 150));
      return reply;
    };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => perform(stepOf({ key: 'parallel', run: slow }))),
    );
    expect(made).toBe(before + 1);
    expect(replies.filter(({ headers }) => headers?.['Idempotency-Replayed'])).toHaveLength(7);
  });

  test('who has waited long enough gets a conflict while the first still runs', async () => {
    let finish = (): void => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = (): void => {};
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = perform(
      stepOf({
        key: 'held',
        run: async () => {
          begun();
          await held;
          return create();
        },
      }),
    );
    await running;
    const before = performance.now();
    await expect(performer(100)(stepOf({ key: 'held', run: create }))).rejects.toThrow(RequestRunning);
    expect(performance.now() - before).toBeGreaterThanOrEqual(99);
    finish();
    expect((await first).status).toBe(201);
  });

  test.each([
    ['a refusal', async (): Promise<Reply> => ({ status: 422, body: {} })],
    ['an error', () => Promise.reject(new Error('broken'))],
  ])('%s is not kept: the next request runs', async (what, run) => {
    await perform(stepOf({ key: what, run })).catch(() => {});
    expect((await perform(stepOf({ key: what, body: { amount: '7' }, run: create }))).status).toBe(201);
  });

  test('a reply is kept for 24 hours, not longer', async () => {
    const first = await perform(stepOf({ key: 'day', run: create }));
    clock.advance(24 * 3_600_000 - 1);
    expect((await perform(stepOf({ key: 'day', run: create }))).body).toEqual(first.body);
    clock.advance(1);
    expect((await perform(stepOf({ key: 'day', run: create }))).body).not.toEqual(first.body);
  });

  test('expired records are deleted, others stay', async () => {
    await perform(stepOf({ key: 'old', run: create }));
    clock.advance(24 * 3_600_000);
    const fresh = await perform(stepOf({ key: 'fresh', run: create }));
    await idempotencyStore(database.kysely, customerSeals).deleteExpired(clock.now());
    const left = await database.kysely.selectFrom('idempotency_record').select('body').execute();
    expect(left.map(({ body }) => JSON.parse(body ?? 'null'))).toEqual([fresh.body]);
  });

  const running = () =>
    database.kysely.selectFrom('idempotency_record').where('state', '=', 'running').select('owner').execute();

  test('a request whose process died is taken over when its lease has ended, whatever the clock of the service says', async () => {
    const before = made;
    dying(700)(stepOf({ key: 'died', run: () => death.promise })).catch(() => {});
    await expect.poll(running).toHaveLength(1);
    clock.advance(3_600_000);
    const refusal = await performer(30)(stepOf({ key: 'died', run: create })).catch((error) => error);
    expect(refusal).toBeInstanceOf(RequestRunning);
    expect(refusal.retryAfterSeconds).toBe(1);
    expect((await perform(stepOf({ key: 'died', run: create }))).status).toBe(201);
    expect(made).toBe(before + 1);
  });

  test('a repetition is told to come back when the lease of the first would have ended', async () => {
    const finish = Promise.withResolvers<void>();
    const first = perform(stepOf({ key: 'long', run: () => finish.promise.then(create) }));
    await expect.poll(running).toHaveLength(1);
    const refusal = await performer(30)(stepOf({ key: 'long', run: create })).catch((error) => error);
    expect(refusal).toMatchObject({ name: 'conflict', retryAfterSeconds: 5 });
    finish.resolve();
    await first;
  });

  test('requests that run longer than their leases keep their keys, and all are renewed together', async () => {
    const store = idempotencyStore(database.kysely, customerSeals);
    const renewed: number[] = [];
    const renew: typeof store.renew = async (claims, leaseMs) => {
      await store.renew(claims, leaseMs);
      renewed.push(claims.length);
    };
    const finish = Promise.withResolvers<void>();
    const before = made;
    const holder = performer(2000, { ...store, renew }, 600);
    const keys = ['long-1', 'long-2'];
    const first = keys.map((key) => holder(stepOf({ key, run: () => finish.promise.then(create) })));
    await expect.poll(running).toHaveLength(keys.length);
    // A renewal in progress may include only the first one.
    const from = renewed.length + 1;
    // One and a half leases.
    await expect.poll(() => renewed.length - from, { timeout: 10_000 }).toBeGreaterThanOrEqual(6);
    expect(new Set(renewed.slice(from))).toEqual(new Set([keys.length]));
    for (const key of keys) {
      await expect(performer(30)(stepOf({ key, run: create }))).rejects.toThrow(RequestRunning);
    }
    finish.resolve();
    await Promise.all(first);
    expect(made).toBe(before + keys.length);
  });

  test('a reply completed in the transaction of the work is there even when the process dies right after', async () => {
    const before = made;
    const reply: Reply = { status: 201, body: { data: 'moved' } };
    const begun = Promise.withResolvers<void>();
    dying(5000)(
      stepOf({
        key: 'atomic',
        run: async (context) => {
          made += 1;
          begun.resolve();
          await keep(context, reply);
          return death.promise;
        },
      }),
    ).catch(() => {});
    await begun.promise;
    const again = await perform(stepOf({ key: 'atomic', run: create }));
    expect(again.body).toEqual(reply.body);
    expect(made).toBe(before + 1);
  });

  test('a transaction that rolls back takes the reply with it', async () => {
    const failing = stepOf({
      key: 'rollback',
      run: (context) =>
        database.transaction(async (transaction) => {
          await keep(context, { status: 201 }, transaction);
          throw new Error('broken after the reply was written');
        }),
    });
    await expect(perform(failing)).rejects.toThrow('broken after');
    expect((await perform(stepOf({ key: 'rollback', run: create }))).status).toBe(201);
  });

  test('a request that was taken over cannot complete: its work rolls back', async () => {
    let finish = (): void => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = (): void => {};
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const late = dying(50)(
      stepOf({
        key: 'late',
        run: async (context) => {
          begun();
          await held;
          return database.transaction(async (transaction) => {
            await keep(context, { status: 201 }, transaction);
            return { status: 201 };
          });
        },
      }),
    );
    await running;
    const winner = await perform(stepOf({ key: 'late', run: create }));
    finish();
    await expect(late).rejects.toThrow(RequestTakenOver);
    expect((await perform(stepOf({ key: 'late', run: create }))).body).toEqual(winner.body);
  });

  test('the key and the body are kept as hashes only', async () => {
    await perform(
      stepOf({ key: 'hush-key', body: { note: 'hush-body' }, run: async () => ({ status: 201, body: {} }) }),
    );
    const rows = await database.kysely.selectFrom('idempotency_record').selectAll().execute();
    const text = rows
      .flatMap((row) =>
        Object.values(row).map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
        ),
      )
      .join();
    expect(text).not.toContain('hush-key');
    expect(text).not.toContain('hush-body');
  });
});

test('no operation that takes an idempotency key answers with a secret, so that none is ever kept', () => {
  const bundle = JSON.stringify(loadDocument().components.schemas);
  expect(Object.values(operationTable).some(({ idempotent }) => idempotent)).toBe(true);
  expect(bundle).not.toMatch(/"(secret|client_secret|secret_key|credential|password)":\{/);
});
