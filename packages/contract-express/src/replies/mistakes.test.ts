import { afterEach, describe, expect, it } from 'vitest';
import { type SmallApp, smallHandlers, startSmallApp } from '../../test/small/app.ts';
import type { Call } from '../call.ts';

let app: SmallApp | undefined;
afterEach(() => app?.server.close());

/** Starts an app and sends GET /v1/things/THG_1 to it. */
async function answer(
  changed: Parameters<typeof startSmallApp>[0],
  path = '/v1/things/THG_1',
): Promise<{ status: number; text: string }> {
  app = await startSmallApp(changed);
  const response = await fetch(app.server.url + path);
  return { status: response.status, text: await response.text() };
}

/** A handler that returns what its type forbids. */
const giving = (reply: object) => ({ ...smallHandlers, getThing: () => reply as never });

const wrong: [string, object, string][] = [
  ['a wrong body', { status: 200, body: { name: 5 } }, 'body/name must be string'],
  ['a body that lacks a field', { status: 200, body: {} }, "body must have required property 'name'"],
  ['no body', { status: 200 }, 'body is missing'],
  ['an undeclared status', { status: 202, body: { name: 'a' } }, 'status 202 is not declared'],
  ['a wrong body of a 5XX', { status: 503, body: {} }, "body must have required property 'message'"],
  [
    'an object of a class',
    { status: 200, body: { name: new Date(0).toISOString(), at: new URL('http://a') } },
    'the body holds a URL at at; return plain data',
  ],
];

describe('a response that breaks the contract', () => {
  it.each(wrong)('becomes a 500 under `fail`: %s', async (_, reply, fault) => {
    const { status, text } = await answer({ handlers: giving(reply) });
    expect(status).toBe(500);
    expect(JSON.parse(text).message).toContain(`mistake: The response`);
    expect(app?.mistakes.flatMap(({ faults }) => faults)).toEqual([fault]);
  });

  it.each(wrong)('is sent and reported under `report`: %s', async (_, reply, fault) => {
    const { status, text } = await answer({ handlers: giving(reply), mistakes: 'report' });
    expect({ status, ...(text !== '' && { body: JSON.parse(text) }) }).toEqual(
      JSON.parse(JSON.stringify(reply)),
    );
    expect(app?.mistakes.flatMap(({ faults }) => faults)).toEqual([fault]);
  });

  it.each([
    [{}, 'header X-Total is missing'],
    [{ 'X-Total': '-1' }, 'header X-Total is "-1", which breaks its schema'],
    [{ 'x-total': 'many' }, 'header X-Total is "many", which breaks its schema'],
  ])('may be so by its headers: %j', async (headers, fault) => {
    const handlers = {
      ...smallHandlers,
      listThings: () => ({ status: 200, headers, body: { name: 'a' } }) as never,
    };
    expect((await answer({ handlers }, '/v1/things')).status).toBe(500);
    expect(app?.mistakes).toEqual([{ status: 200, faults: [fault] }]);
  });

  it('is never taken for one when it is right', async () => {
    expect((await answer({})).status).toBe(200);
    expect(app?.mistakes).toEqual([]);
  });
});

describe('an error reply that breaks the contract', () => {
  it('becomes a 500 under `fail`, and is sent as it is when that one is wrong too', async () => {
    const errorReply = () => ({ status: 404, body: { text: 'gone' } });
    const { status, text } = await answer({ errorReply }, '/v1/things/bad');
    expect([status, text]).toEqual([404, '{"text":"gone"}']);
    expect(app?.mistakes.map(({ status: of }) => of)).toEqual([404, 404]);
  });

  it('is sent under `report`', async () => {
    const errorReply = () => ({ status: 418, body: { message: 'tea' } });
    const getThing = () => Promise.reject(new Error('the pot is empty'));
    const handlers = { ...smallHandlers, getThing };
    expect((await answer({ handlers, errorReply, mistakes: 'report' })).status).toBe(418);
    expect(app?.mistakes).toEqual([{ status: 418, faults: ['status 418 is not declared'] }]);
  });

  it('may be so by its headers', async () => {
    const errorReply = (_error: unknown, { headers }: Call) => ({
      status: 400,
      headers: { 'X-Hint': headers['X-Hint'] ?? 'none' },
      body: { message: 'no' },
    });
    await answer({ errorReply }, '/v1/things?limit=0');
    expect(app?.mistakes[0]).toEqual({
      status: 400,
      faults: ['header X-Hint is "none", which breaks its schema'],
    });
  });

  it('is none when a caller is at fault and the operation declares no such status', async () => {
    app = await startSmallApp();
    const response = await fetch(`${app.server.url}/v1/things/search`, {
      method: 'POST',
      headers: { accept: 'text/html' },
    });
    expect([response.status, await response.json()]).toMatchObject([406, { message: /^not_acceptable/ }]);
    expect(app.mistakes).toEqual([]);
  });

  it('that cannot be made is an empty 500', async () => {
    const errorReply = () => {
      throw new Error('no words');
    };
    expect(await answer({ errorReply }, '/v1/things/bad')).toEqual({ status: 500, text: '' });
    expect(app?.mistakes[0]?.faults).toEqual(['no error body could be created: Error: no words']);
  });
});

describe('what a handler throws', () => {
  it('is answered by errorReply', async () => {
    const getThing = () => Promise.reject(new Error('the disk is full'));
    const { status, text } = await answer({ handlers: { ...smallHandlers, getThing } });
    expect([status, text]).toEqual([500, '{"message":"Error: the disk is full"}']);
    expect(app?.mistakes).toEqual([]);
  });

  it.each([
    ['a header that cannot be sent', { status: 200, headers: { 'X-A': 'a\nb' }, body: { name: 'a' } }],
    ['a body that is no JSON', { status: 200, body: { name: 'a', more: 1n } }],
  ])('and so is %s', async (_, reply) => {
    expect((await answer({ handlers: giving(reply) })).status).toBe(500);
  });
});

describe('perform', () => {
  it('wraps handler and validation, and may answer by itself', async () => {
    const inputs: unknown[] = [];
    const { text } = await answer({
      perform: async ({ input, run }) => {
        inputs.push(input);
        const reply = await run();
        return { ...reply, body: { name: 'replayed' } };
      },
    });
    expect(text).toBe('{"name":"replayed"}');
    expect(inputs).toEqual([{ path: { id: 'THG_1' }, query: {}, headers: {}, body: undefined }]);
  });

  const wrongly = (reply: object) => ({ ...smallHandlers, listThings: () => reply as never });

  it.each([
    [{ status: 200, body: { name: 'a' } }],
    [{ status: 200, headers: { 'X-Total': '-1' }, body: { name: 'a' } }],
    [{ status: 202, body: { name: 'a' } }],
    [{ status: 200, headers: { 'X-Total': '1' }, body: { name: new Date(0) } }],
    [{ status: 200, headers: { 'X-Total': '1', 'X-Bad': 'a\nb' }, body: { name: 'a' } }],
    [{ status: 200, headers: { 'X-Total': '1' }, body: { name: 'a', more: 1n } }],
  ])('never gets to keep a reply that breaks the contract: %o', async (reply) => {
    const kept: unknown[] = [];
    const { status } = await answer(
      {
        handlers: wrongly(reply),
        perform: async ({ run }) => {
          kept.push(await run());
          return { status: 200 };
        },
      },
      '/v1/things',
    );
    expect([status, kept]).toEqual([500, []]);
  });

  it('may check a reply before the handler is through', async () => {
    const kept: unknown[] = [];
    const { status } = await answer({
      perform: async ({ check }) => {
        check({ status: 200, body: { name: 5 } });
        kept.push('reply');
        return { status: 200, body: { name: 'a' } };
      },
    });
    expect([status, kept]).toEqual([500, []]);
  });

  it.each([
    [{ status: 200, body: { name: 'a' } }, 'header X-Total is missing'],
    [{ status: 277, body: {} }, 'status 277 is not declared'],
  ])('is at fault when its own reply breaks the contract: %j', async (reply, fault) => {
    const { status } = await answer({ perform: async () => reply }, '/v1/things');
    expect(status).toBe(500);
    expect(app?.mistakes.flatMap(({ faults }) => faults)).toEqual([fault]);
  });

  it('adds headers to the call after the handler', async () => {
    app = await startSmallApp({
      perform: async ({ call, run }) => {
        const reply = await run();
        call.headers['X-Late'] = '1';
        return reply;
      },
    });
    expect((await fetch(`${app.server.url}/v1/things`)).headers.get('x-late')).toBe('1');
  });
});
