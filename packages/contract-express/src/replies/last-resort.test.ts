import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SmallApp, smallHandlers, startSmallApp } from '../../test/small/app.ts';

let app: SmallApp | undefined;
const rejections: unknown[] = [];
const keep = (reason: unknown): void => {
  rejections.push(reason);
};
beforeAll(() => {
  process.on('unhandledRejection', keep).on('uncaughtException', keep);
});
afterAll(() => {
  process.off('unhandledRejection', keep).off('uncaughtException', keep);
});
afterEach(async () => {
  await app?.server.close();
  expect(rejections.splice(0)).toEqual([]);
});

function fails(what: string): never {
  throw new Error(what);
}

const listThings = () => fails('the disk is full');
const handlers = { ...smallHandlers, listThings };

it.each<[string, Parameters<typeof startSmallApp>[0], string]>([
  [
    'a header of the call that cannot be sent',
    {
      admit: ({ headers }) => {
        headers['X-Bad'] = 'a\nb';
        return { caller: 'me' };
      },
    },
    'no response could be created: TypeError',
  ],
  [
    'an error body with a header that cannot be sent',
    { handlers, errorReply: () => ({ status: 500, headers: { 'X-Bad': '\u2028' }, body: {} }) },
    'no error body could be created: TypeError',
  ],
  [
    'an error body without a status',
    { handlers, mistakes: 'report', errorReply: () => ({ status: 0, body: {} }) },
    'no error body could be created: RangeError: 0 is not a valid response status',
  ],
  ['no identifier', { newRequestId: () => fails('no ids') }, 'no response could be created: Error: no ids'],
])('answers a bare 500 for %s, and tells of it', async (_, changed, fault) => {
  app = await startSmallApp(changed);
  const response = await fetch(`${app.server.url}/v1/things`);
  expect([response.status, await response.text()]).toEqual([500, '']);
  expect(response.headers.has('x-bad')).toBe(false);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(app.mistakes.flatMap(({ faults }) => faults).join()).toContain(fault);
});

it('answers when nobody can be told of a mistake', async () => {
  app = await startSmallApp({
    onMistake: () => fails('the log is full'),
    errorReply: () => fails('no words'),
    handlers,
  });
  const response = await fetch(`${app.server.url}/v1/things`);
  expect([response.status, await response.text()]).toEqual([500, '']);
});

it('answers when begin fails, and tells when finish does', async () => {
  app = await startSmallApp({ begin: () => fails('begun') });
  const response = await fetch(`${app.server.url}/v1/things`);
  expect([response.status, await response.text()]).toEqual([500, '{"message":"Error: begun"}']);
  await app.server.close();
  app = await startSmallApp({ finish: () => fails('finished') });
  expect((await fetch(`${app.server.url}/v1/things`)).status).toBe(200);
  await expect
    .poll(() => app?.mistakes)
    .toEqual([{ status: 500, faults: ['finish failed: Error: finished'] }]);
});

it.each<Parameters<typeof startSmallApp>[0]>([
  { newRequestId: () => fails('no ids') },
  { begin: () => fails('begun') },
  { errorReply: () => fails('no words') },
  { errorReply: () => ({ status: 400, headers: { 'X-Bad': 'a\r\nX-More: b' } }) },
])('answers a bare 500 to a message that is no request: %j', async (changed) => {
  app = await startSmallApp(changed);
  const reply = await new Promise<string>((fulfil, reject) => {
    let text = '';
    const socket = connect(Number(new URL(app?.server.url ?? '').port), '127.0.0.1', () =>
      socket.write('nonsense\r\n\r\n'),
    );
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => fulfil(text)).on('error', reject);
  });
  expect(reply).toMatch(
    /^HTTP\/1\.1 500 Internal Server Error\r\n[\s\S]*Content-Length: 0\r\n[\s\S]*\r\n\r\n$/,
  );
  expect(reply).not.toContain('X-More');
  expect(reply).toContain('Cache-Control: no-store');
  expect(app.mistakes.flatMap(({ faults }) => faults).join()).toContain('no response could be created');
});
