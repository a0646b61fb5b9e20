import { EventEmitter } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { booksYaml } from '../../test/harness/books-contract.ts';
import { serveHttp } from '../../test/harness/books-http.ts';
import { booksContract, booksSettings } from '../../test/harness/books-run.ts';
import { booksServer } from '../../test/harness/books-server.ts';
import { senderOf } from '../../test/tokens/issuer.ts';
import type { Contract } from '../contract/model.ts';
import type { Answer, WireRequest } from '../model/message.ts';
import { RunEnded } from '../model/run-ended.ts';
import { jsonReport } from '../report/json-report.ts';
import { runTest } from '../run/run.ts';
import type { Clock } from '../send/clock.ts';
import { httpSender } from '../send/http-sender.ts';
import { withOwnData } from '../world/own-data.ts';
import { HookError } from './hook-error.ts';
import type { HookContext, Hooks } from './hooks.ts';
import { watchLateErrors } from './late-errors.ts';
import { openHooks } from './open-hooks.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await booksContract();
});

const facts = { baseUrl: 'http://localhost', profile: 'server', seed: 1, operations: ['listBooks'] } as const;

const run = (hooks: Hooks, server: (request: WireRequest) => Answer = booksServer()) =>
  runTest(booksSettings(contract, { hooks: openHooks(hooks, 'hooks.ts', facts), sender: senderOf(server) }));

/** The contract of books with an idempotency key. */
const loadKeyed = () =>
  booksContract(
    booksYaml.replace(
      'operationId: addBook\n',
      `operationId: addBook
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string } }]
`,
    ),
  );

const headerOf = ({ headers }: WireRequest, name: string): string | undefined =>
  headers.find(([own]) => own === name)?.[1];

const text = ({ method, target, body }: WireRequest): string => `${method} ${target} ${body ?? ''}`;

/** A server that takes signed requests alone. */
const signed =
  (books = booksServer()) =>
  (request: WireRequest): Answer =>
    headerOf(request, 'X-Signature') === text(request) ? books(request) : books({ ...request, headers: [] });

const sign: Hooks['beforeRequest'] = (request) => {
  const target = request.query === '' ? request.path : `${request.path}?${request.query}`;
  request.headers['X-Signature'] = `${request.method} ${target} ${request.body ?? ''}`;
};

describe('beforeRequest', () => {
  it('signs requests, so that a server that asks for it is tested as any other', async () => {
    const plain = await run({});
    const result = await run({ beforeRequest: sign }, signed());
    expect(result.findings).toEqual([]);
    expect(result.doubts).toEqual([]);
    expect(result.counts).toEqual(plain.counts);
    expect((await run({}, signed())).doubts).not.toEqual([]);
  });

  it('may compute a member of a body, which is then read as it was sent', async () => {
    const upper: Hooks['beforeRequest'] = (request, { operation, isInvalid }) => {
      if (operation !== 'addBook' || isInvalid) return;
      const book = JSON.parse(request.body ?? '');
      request.body = JSON.stringify({ ...book, title: 'Computed' });
    };
    const result = await run({ beforeRequest: upper });
    expect(result.findings).toEqual([]);
  });

  it('takes nothing for invalid that a hook has made valid', async () => {
    const titles: string[] = [];
    const repair: Hooks['beforeRequest'] = (request, { operation }) => {
      if (operation === 'addBook' && request.body !== undefined) request.body = '{"title":"Emma","pages":12}';
      if (operation === 'listBooks') request.query = '';
      titles.push(operation);
    };
    const result = await run({ beforeRequest: repair });
    expect(result.findings).toEqual([]);
    expect(titles.length).toBeGreaterThan(50);
  });

  it('takes nothing for a repetition that a hook has made different', async () => {
    let count = 0;
    const answers = new Map<string, { readonly body: string | undefined; readonly answer: Answer }>();
    const books = booksServer();
    const once = (request: WireRequest): Answer => {
      const key = headerOf(request, 'Idempotency-Key');
      const known = answers.get(key ?? '');
      if (known?.body === request.body && known !== undefined) return known.answer;
      if (known !== undefined) return books({ ...request, body: '{}' });
      const answer = books(request);
      if (key !== undefined && answer.kind === 'response' && answer.status === 201)
        answers.set(key, { body: request.body, answer });
      return answer;
    };
    const keyed = await loadKeyed();
    const numbered: Hooks['beforeRequest'] = (request, { operation, isInvalid }) => {
      if (operation !== 'addBook' || isInvalid) return;
      count += 1;
      request.body = JSON.stringify({ ...JSON.parse(request.body ?? ''), title: `Book ${count}` });
    };
    const settle = (hooks: Hooks) =>
      runTest(booksSettings(keyed, { hooks: openHooks(hooks, 'h', facts), sender: senderOf(once) }));
    expect((await settle({ beforeRequest: numbered })).findings).toEqual([]);
  });

  it('takes no credentials for missing or wrong that a hook has given', async () => {
    const result = await run({
      beforeRequest: (request) => {
        request.headers.Authorization = 'Bearer reader-of-books';
      },
    });
    expect(result.findings).toEqual([]);
  });

  it('still finds what a hook has nothing to do with', async () => {
    const books = booksServer();
    const open = (request: WireRequest): Answer => {
      const answer = books({
        ...request,
        headers: [...request.headers, ['Authorization', 'Bearer reader-of-books']],
      });
      return answer;
    };
    const result = await run({ beforeRequest: sign }, open);
    expect(result.findings.map(({ rule }) => rule)).toContain('missing-auth');
  });

  it('leaves an operation out, which then counts as out of reach', async () => {
    const called: string[] = [];
    const result = await run({
      beforeRequest: (_, { operation }) => {
        if (operation === 'addBook') return 'skip';
        called.push(operation);
        return undefined;
      },
    });
    expect(called).not.toContain('addBook');
    expect(result.findings).toEqual([]);
    expect(result.doubts).toEqual([]);
    expect(result.neverSucceeded).toContainEqual({
      operation: 'addBook',
      standing: 'out of reach',
      reason: 'not tried: a hook skipped it',
    });
  });

  it('puts nothing into a report that a hook has put into headers', async () => {
    const spoiled = booksServer((request, answer) =>
      request.method === 'GET' ? { ...answer, headers: [...answer.headers, ['X-Odd', 'yes']] } : answer,
    );
    const result = await run(
      {
        beforeRequest: (request) => {
          request.headers['X-Secret'] = 'hook-secret';
        },
      },
      spoiled,
    );
    expect(result.findings.length).toBeGreaterThan(0);
    expect(jsonReport(result)).not.toContain('hook-secret');
  });
});

it('shows hooks every response, and whose credentials a request carries', async () => {
  const seen = new Map<string, HookContext['credentials']>();
  const statuses = new Set<number>();
  await run({
    afterResponse: (request, { status, headers, body }, context) => {
      statuses.add(status);
      seen.set(context.credentials, context.credentials);
      expect(request.path.startsWith('/books')).toBe(true);
      expect(status === 204 || headers['content-type'] !== undefined).toBe(true);
      expect(typeof body).toBe('string');
    },
  });
  expect([...seen.keys()].sort()).toEqual(['none', 'own', 'wrong']);
  expect(statuses.has(200) && statuses.has(401)).toBe(true);
});

describe('a hook that fails', () => {
  const failing = (): never => {
    throw new Error('no signing key');
  };

  it.each(['beforeRequest', 'afterResponse'] as const)('ends the run: %s', async (name) => {
    const ended = run({ [name]: failing });
    await expect(ended).rejects.toThrow(HookError);
    await expect(ended).rejects.toThrow(`hooks.ts: ${name} failed: no signing key at `);
  });

  it.each([
    ['returns something else', () => ({}) as never, 'beforeRequest returned object'],
    [
      'leaves no texts',
      (request: { headers: Record<string, string> }) => {
        request.headers.A = 1 as never;
      },
      'left values other than strings',
    ],
    [
      'leaves no headers',
      (request: { headers: Record<string, string> }) => {
        request.headers = null as never;
      },
      'left values other than strings',
    ],
  ])('%s', async (_, beforeRequest, message) => {
    await expect(
      run({ beforeRequest: beforeRequest as NonNullable<Hooks['beforeRequest']> }),
    ).rejects.toThrow(message);
  });

  it.each([
    ['X\r\nInjected: 1', 'a'],
    ['X-Ünsent', 'a'],
    ['X-Signature', 'a\r\nInjected: yes'],
    ['Transfer-Encoding', 'gzip'],
  ])('makes no request with the header %j: %j', async (name, value) => {
    const target = await serveHttp(booksServer());
    const beforeRequest: Hooks['beforeRequest'] = ({ headers }) => {
      headers[name] = value;
    };
    const hooks = openHooks({ beforeRequest }, 'hooks.ts', facts);
    const sender = httpSender({ target: new URL(target.url) });
    const ended = runTest(booksSettings(contract, { hooks, sender }));
    await expect(ended).rejects.toThrow(
      /^hooks\.ts: beforeRequest made a request that cannot be sent: [^\n]*header/,
    );
    await sender.close();
    await target.close();
  });

  it('names the file of data that are none', async () => {
    const hooks = openHooks({ beforeRun: () => ({ bodys: {} }) as never }, 'hooks.ts', facts);
    await expect(hooks.beforeRun()).rejects.toThrow('hooks.ts: beforeRun: the data must NOT have additional');
  });
});

describe('a hook that does not end', () => {
  const endless = () => new Promise<undefined>(() => {});
  /** A clock on which the time of every wait is over at once, unless it was ended before. */
  const over: Clock = {
    now: () => 0,
    wait: async (_, signal) => {
      await Promise.resolve();
      signal?.throwIfAborted();
    },
  };

  it.each(['beforeRequest', 'afterResponse'] as const)('ends the run after a minute: %s', async (name) => {
    const hooks = openHooks({ [name]: endless }, 'hooks.ts', facts, { clock: over });
    await expect(
      runTest(booksSettings(contract, { hooks, sender: senderOf(booksServer()) })),
    ).rejects.toThrow(`hooks.ts: ${name} failed: timed out after 60 seconds`);
  });

  it.each(['beforeRun', 'afterRun'] as const)('has a minute: %s', async (name) => {
    const hooks = openHooks({ [name]: endless }, 'hooks.ts', facts, { clock: over });
    await expect(hooks[name]()).rejects.toThrow(`hooks.ts: ${name} failed: timed out after 60 seconds`);
  });

  it('ends when the run is interrupted', async () => {
    const interruption = new AbortController();
    const { signal } = interruption;
    const hooks = openHooks({ beforeRun: endless, beforeRequest: endless }, 'hooks.ts', facts, { signal });
    const seeded = hooks.beforeRun();
    const ended = runTest(booksSettings(contract, { hooks, signal, sender: senderOf(booksServer()) }));
    interruption.abort();
    await expect(seeded).rejects.toThrow(RunEnded);
    expect((await ended).ended?.kind).toBe('interrupted');
  });

  it('may still clean up after an interruption, for ten seconds', async () => {
    const waits: number[] = [];
    const clock: Clock = { ...over, wait: async (time) => void waits.push(time) };
    const hooks = openHooks({ afterRun: endless }, 'hooks.ts', facts, { clock, signal: AbortSignal.abort() });
    await expect(hooks.afterRun()).rejects.toThrow('timed out after 10 seconds');
    expect(waits).toEqual([10_000]);
  });
});

describe('an error outside of the hooks', () => {
  const late = () => {
    const source = new EventEmitter();
    const errors = watchLateErrors('hooks.ts', source);
    return { errors, source, fail: () => source.emit('uncaughtException', new Error('no socket')) };
  };
  const message = 'hooks.ts: an error was thrown outside of the hooks: no socket at ';

  it('ends the run, which still removes what it created', async () => {
    const { errors, fail } = late();
    const methods: string[] = [];
    const afterResponse: Hooks['afterResponse'] = ({ method }, { status }) => {
      methods.push(method);
      if (method !== 'POST' || status !== 201) return;
      methods.length = 0;
      fail();
    };
    const hooks = openHooks({ afterResponse }, 'hooks.ts', facts, { late: errors.signal });
    const sender = senderOf(booksServer());
    const keyed = await booksContract(
      booksYaml.replace(
        '    get:\n      operationId: getBook',
        `    delete:
      operationId: removeBook
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '204': { description: Gone. } }
    get:
      operationId: getBook`,
      ),
    );
    const ended = runTest(booksSettings(keyed, { hooks, sender }));
    await expect(ended).rejects.toThrow(message);
    expect(methods).toContain('DELETE');
  });

  it('ends a hook that waits for what has failed', async () => {
    const { errors, fail } = late();
    const beforeRun = () => new Promise<undefined>(() => {});
    const started = openHooks({ beforeRun }, 'hooks.ts', facts, { late: errors.signal }).beforeRun();
    fail();
    await expect(started).rejects.toThrow(message);
  });

  it('is told at the end at the latest', async () => {
    const { errors, source, fail } = late();
    let calls = 0;
    const afterRun = () => {
      calls += 1;
      fail();
    };
    await expect(
      openHooks({ afterRun }, 'hooks.ts', facts, { late: errors.signal }).afterRun(),
    ).rejects.toThrow(message);
    expect(calls).toBe(1);
    errors.close();
    expect(source.listenerCount('uncaughtException')).toBe(0);
  });
});

it('adds what beforeRun returns to the document', async () => {
  const hooks = openHooks(
    { beforeRun: async ({ seed }) => ({ parameters: { listBooks: { limit: [seed + 6] } } }) },
    'h',
    facts,
  );
  const data = await hooks.beforeRun();
  const limits = new Set<string>();
  await runTest(
    booksSettings(withOwnData(contract, data ?? {}), {
      sender: senderOf((request) => {
        limits.add(request.target);
        return booksServer()(request);
      }),
    }),
  );
  expect(limits).toContain('/books?limit=7');
});
