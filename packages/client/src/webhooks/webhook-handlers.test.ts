import { createServer, type IncomingMessage, type RequestListener, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { inspect } from 'node:util';
import express, { type Express } from 'express';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { eventExamples } from '../../test/contract-events.ts';
import { hmac, ID, SIGNED_AT, secretOf, signedHeaders } from '../../test/signed-delivery.ts';
import {
  expressWebhook,
  fetchWebhook,
  type ReceivedEvent,
  type WebhookDelivery,
  type WebhookHandlerOptions,
} from '../index.ts';

const SECRET = secretOf(1);
const [example] = eventExamples;
const BODY = JSON.stringify(example?.body);
const DELIVERY: WebhookDelivery = { id: ID, timestamp: SIGNED_AT };

/** A handler's options that note what happens. */
function notes(onEvent: (event: ReceivedEvent) => unknown = () => undefined) {
  const onError = vi.fn<(error: unknown) => void>();
  const noted = vi.fn<(event: ReceivedEvent, delivery: WebhookDelivery) => unknown>(onEvent);
  return { secret: SECRET, now: () => SIGNED_AT, onEvent: noted, onError };
}

async function served(listener: RequestListener): Promise<{ readonly port: number; readonly url: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/webhooks` };
}

type Deliver = (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;
type Receiver = (options: WebhookHandlerOptions) => Promise<Deliver>;

const post = (url: string, body: string, headers: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

async function expressReceiver(app: Express, options: WebhookHandlerOptions): Promise<Deliver> {
  app.post('/webhooks', expressWebhook(options));
  const { url } = await served(app);
  return (body, headers) => post(url, body, headers);
}

/** As frameworks keep the raw body that they parse. */
const keepingJson = (keep = (bytes: Buffer): unknown => bytes) =>
  express.json({
    verify: (request, _, bytes) => {
      Object.assign(request, { rawBody: keep(bytes) });
    },
  });

const receivers: Readonly<Record<string, Receiver>> = {
  'express without a parser': (options) => expressReceiver(express(), options),
  'express.raw': (options) => expressReceiver(express().use(express.raw({ type: '*/*' })), options),
  'express.text': (options) => expressReceiver(express().use(express.text({ type: '*/*' })), options),
  'express.json that keeps the bytes': (options) => expressReceiver(express().use(keepingJson()), options),
  'express.json that keeps the text': (options) =>
    expressReceiver(express().use(keepingJson((bytes) => bytes.toString())), options),
  'express.json for other routes': (options) =>
    expressReceiver(express().use('/api', express.json()), options),
  'express.json for another type': (options) =>
    expressReceiver(express().use(express.json({ type: 'application/other' })), options),
  'node:http': async (options) => {
    const { url } = await served(expressWebhook(options));
    return (body, headers) => post(url, body, headers);
  },
  fetch: async (options) => {
    const handle = fetchWebhook(options);
    return (body, headers) =>
      handle(new Request('http://receiver.example/', { method: 'POST', body, headers }));
  },
};

describe.each(Object.entries(receivers))('%s', (_, receiver) => {
  it('hands the event over with what identifies the delivery, and then answers 204', async () => {
    const order: string[] = [];
    const options = notes(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('processed');
    });
    const deliver = await receiver(options);
    const response = await deliver(BODY, signedHeaders(BODY, [SECRET]));
    order.push('answered');
    expect(order).toEqual(['processed', 'answered']);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(options.onEvent.mock.calls).toEqual([[example?.body, DELIVERY]]);
    expect(options.onError).not.toHaveBeenCalled();
  });

  it('answers 400 to what is not signed by the secret, and tells why', async () => {
    const options = notes();
    const deliver = await receiver(options);
    const response = await deliver(BODY, signedHeaders(BODY, [secretOf(2)]));
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('raw body')]);
    expect((await deliver(BODY, {})).status).toBe(400);
    expect(options.onEvent).not.toHaveBeenCalled();
    expect(options.onError.mock.calls).toMatchObject([
      [{ reason: 'signature_mismatch' }],
      [{ reason: 'missing_signature' }],
    ]);
    const shown = inspect(options.onError.mock.calls, { depth: null });
    expect(shown).not.toContain(SECRET.slice('whsec_'.length));
    expect(shown).not.toContain('business_id');
  });

  it('answers 500 when processing fails, so that the event is sent again', async () => {
    const failure = new Error('the queue is full');
    const options = notes(() => Promise.reject(failure));
    const deliver = await receiver(options);
    const response = await deliver(BODY, signedHeaders(BODY, [SECRET]));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('queue');
    expect(options.onError.mock.calls).toEqual([[failure]]);
  });

  it('answers 413 to a body above the limit, and takes one at the limit', async () => {
    const options = notes();
    const size = Buffer.byteLength(BODY);
    const headers = signedHeaders(BODY, [SECRET]);
    expect((await (await receiver({ ...options, maxBytes: size }))(BODY, headers)).status).toBe(204);
    expect((await (await receiver({ ...options, maxBytes: size - 1 }))(BODY, headers)).status).toBe(413);
    expect(options.onEvent).toHaveBeenCalledTimes(1);
    expect(options.onError.mock.calls).toMatchObject([[{ reason: 'body_too_large' }]]);
  });

  it('takes a delivery that has only x-bu-signature when told to, without what identifies it', async () => {
    const onEvent = vi.fn<(event: ReceivedEvent, delivery: WebhookDelivery | undefined) => void>();
    const headers = { 'x-bu-signature': hmac(SECRET, BODY) };
    const deliver = await receiver({ secret: SECRET, acceptBodySignatureAlone: true, onEvent });
    expect((await deliver(BODY, headers)).status).toBe(204);
    expect(onEvent.mock.calls).toEqual([[example?.body, undefined]]);
    expect((await (await receiver(notes()))(BODY, headers)).status).toBe(400);
  });
});

describe('a body that was read before', () => {
  it('is answered with 500 and what to change, in Express', async () => {
    const options = notes();
    const deliver = await expressReceiver(express().use(express.json()), options);
    const response = await deliver(BODY, signedHeaders(BODY, [SECRET]));
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/before express\.json\(\), .*`request\.rawBody`/);
    expect(options.onError.mock.calls).toEqual([[expect.objectContaining({ name: 'ParsedBodyError' })]]);
    expect(options.onEvent).not.toHaveBeenCalled();
  });

  it('is answered with 500 in Fetch handlers', async () => {
    const options = notes();
    const request = new Request('http://receiver.example/', { method: 'POST', body: BODY });
    await request.json();
    const response = await fetchWebhook(options)(request);
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining('was read before'),
    ]);
    expect(options.onError).toHaveBeenCalledOnce();
  });
});

it('reads no more of an endless body than the limit, and answers', async () => {
  const options = notes();
  const { port } = await served(express().post('/webhooks', expressWebhook({ ...options, maxBytes: 1000 })));
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path: '/webhooks', method: 'POST' }, (response) => {
      resolve(response);
      request.destroy();
    });
    request.on('error', reject);
    request.write('x'.repeat(1001));
  });
  expect([answered.statusCode, answered.headers.connection]).toEqual([413, 'close']);

  let pulled = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(600));
    },
    cancel() {
      cancelled = true;
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  const request = new Request('http://receiver.example/', init);
  expect((await fetchWebhook({ ...options, maxBytes: 1000 })(request)).status).toBe(413);
  expect(pulled).toBeLessThan(6);
  expect(cancelled).toBe(true);
});

it('tells of a sender that goes away in the middle of a body', async () => {
  const gone = Promise.withResolvers<unknown>();
  const { port } = await served(
    express().post('/webhooks', expressWebhook({ ...notes(), onError: (error) => gone.resolve(error) })),
  );
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /webhooks HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{', () => socket.destroy());
  expect(await gone.promise).toBeInstanceOf(Error);
});

it('is not made with a malformed secret', () => {
  expect(() => expressWebhook({ ...notes(), secret: 'whsec_x' })).toThrow(TypeError);
  expect(() => fetchWebhook({ ...notes(), secret: [] })).toThrow(TypeError);
});

it('types what identifies a delivery by what is accepted', () => {
  const secret = SECRET;
  fetchWebhook({ secret, onEvent: (_, delivery) => expectTypeOf(delivery).toEqualTypeOf<WebhookDelivery>() });
  fetchWebhook({
    secret,
    acceptBodySignatureAlone: true,
    onEvent: (_, delivery) => expectTypeOf(delivery).toEqualTypeOf<WebhookDelivery | undefined>(),
  });
});
