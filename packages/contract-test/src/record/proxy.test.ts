import { once } from 'node:events';
import * as http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiveExchange } from '../model/live-exchange.ts';
import { systemClock } from '../send/clock.ts';
import { MOST_BYTES } from './captured-body.ts';
import { openProxy, type RunningProxy } from './proxy.ts';

let target: http.Server;
let proxy: RunningProxy;
let answer: http.RequestListener;
let exchanges: LiveExchange[];
let unanswered: string[];

beforeEach(async () => {
  exchanges = [];
  unanswered = [];
  answer = (_, response) => response.end('ok');
  target = http.createServer((request, response) => answer(request, response));
  target.on('checkContinue', (request, response) => answer(request, response));
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  const { port } = target.address() as AddressInfo;
  proxy = await openProxy({
    target: new URL(`http://127.0.0.1:${port}/base/`),
    port: 0,
    clock: systemClock,
    onExchange: (one) => exchanges.push(one),
    onUnanswered: (reason) => unanswered.push(reason),
  });
});

afterEach(async () => {
  await proxy.close();
  target.closeAllConnections();
  target.close();
});

/** Sends the text of a request over a connection of its own, and gives the text of what comes back. */
async function raw(...parts: string[]): Promise<string> {
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  socket.setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return text;
}

/** Answers with bytes that a server of Node would not send, and closes the connection. */
function sendRaw({ socket }: http.IncomingMessage, head: string, body = ''): void {
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
}

/** The exchanges, once there are so many. */
const told = (count: number) => expect.poll(() => exchanges.length).toBe(count);

describe('a proxy', () => {
  it('passes bytes on as they came, both ways', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    answer = async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      response.setHeader('X-Path', request.url ?? '');
      response.end(Buffer.concat(chunks));
    };
    const response = await fetch(`${proxy.url}/a%2Fb?c=d%20e`, { method: 'PATCH', body: bytes });
    expect(response.headers.get('x-path')).toBe('/base/a%2Fb?c=d%20e');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    await told(1);
    expect(exchanges[0]).toMatchObject({ method: 'PATCH', target: '/a%2Fb?c=d%20e', status: 200 });
    expect(exchanges[0]?.requestBody.bytes).toEqual(bytes);
    expect(exchanges[0]?.responseBody.bytes).toEqual(bytes);
  });

  it('passes an encoded body on as it came, and tells it decoded', async () => {
    const zipped = gzipSync('{"a":1}');
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' });
      response.end(zipped);
    };
    const text = await raw('GET /zip HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(text).toContain(zipped.toString('latin1'));
    await told(1);
    expect(Buffer.from(exchanges[0]?.responseBody.bytes ?? []).toString()).toBe('{"a":1}');
  });

  it('leaves out what is about one connection, and repeats repeated headers', async () => {
    let received: string[] = [];
    answer = (request, response) => {
      received = request.rawHeaders;
      response.writeHead(200, [
        'Set-Cookie',
        'a=1',
        'Set-Cookie',
        'b=2',
        'Keep-Alive',
        'timeout=9',
        'X-Kept',
        '1',
      ]);
      response.end();
    };
    const text = await raw(
      'GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close, X-Hop\r\nX-Hop: 1\r\nTE: trailers\r\nX-End: 2\r\n\r\n',
    );
    const names = received.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(names).toContain('x-end');
    expect(names).not.toContain('x-hop');
    expect(names).not.toContain('te');
    expect(received).not.toContain('shop.example');
    expect(text).toMatch(/set-cookie: a=1\r\nset-cookie: b=2\r\n/i);
    expect(text).not.toContain('timeout=9');
  });

  it('passes HEAD, 204, 304 and redirects on without bodies of its own', async () => {
    answer = (request, response) => {
      if (request.method === 'HEAD') response.writeHead(200, { 'Content-Length': '12' });
      else if (request.url?.endsWith('/none') === true) response.writeHead(204);
      else if (request.url?.endsWith('/same') === true) response.writeHead(304, { ETag: '"1"' });
      else response.writeHead(302, { Location: '/elsewhere' });
      response.end();
    };
    const send = (method: string, path: string) => fetch(proxy.url + path, { method, redirect: 'manual' });
    expect((await send('HEAD', '/')).headers.get('content-length')).toBe('12');
    expect((await send('GET', '/none')).status).toBe(204);
    expect((await send('GET', '/same')).headers.get('etag')).toBe('"1"');
    const moved = await send('GET', '/moved');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/elsewhere']);
    await told(4);
  });

  it('streams: the beginning of a response arrives before its end is sent', async () => {
    let finish = (): void => undefined;
    answer = (_, response) => {
      response.write('first');
      finish = () => response.end('last');
    };
    const response = await fetch(`${proxy.url}/`);
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    expect(exchanges).toEqual([]);
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
    await told(1);
  });

  it('passes 100 and 103 on', async () => {
    answer = (request, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      if (request.headers.expect !== undefined) response.writeContinue();
      request.resume().on('end', () => response.end('done'));
    };
    const text = await raw(
      'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
      'ab',
    );
    expect(text).toContain('HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload');
    expect(text).toContain('HTTP/1.1 100 Continue');
    expect(text).toContain('done');
  });

  it('keeps the connection of a client', async () => {
    const text = await raw(
      'GET /one HTTP/1.1\r\nHost: x\r\n\r\nGET /two HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    await told(2);
  });

  it('answers 502 when the target is down, and goes on when it is back', async () => {
    const { port } = target.address() as AddressInfo;
    target.closeAllConnections();
    target.close();
    await once(target, 'close');
    const refused = await fetch(`${proxy.url}/`);
    expect(refused.status).toBe(502);
    expect(await refused.text()).toMatch(
      /^The proxy got no response from http:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED/,
    );
    expect(unanswered).toHaveLength(1);
    target.listen(port, '127.0.0.1');
    await once(target, 'listening');
    expect((await fetch(`${proxy.url}/`)).status).toBe(200);
  });

  it('repeats a read that met a kept connection as it was closed', async () => {
    const read = () => fetch(`${proxy.url}/`).then((response) => response.text());
    await read();
    let isFirst = true;
    answer = (request, response) => {
      if (isFirst) request.socket.destroy();
      else response.end('again');
      isFirst = false;
    };
    expect(await read()).toBe('again');
    expect(unanswered).toEqual([]);
  });

  it('passes a long body on and does not keep it', async () => {
    const length = MOST_BYTES + 1;
    answer = (_, response) => response.end(Buffer.alloc(length));
    const body = await fetch(`${proxy.url}/`).then((response) => response.arrayBuffer());
    expect(body.byteLength).toBe(length);
    await told(1);
    expect(exchanges[0]?.responseBody).toEqual({
      bytes: new Uint8Array(),
      unknown: `it is longer than ${MOST_BYTES} bytes`,
    });
  });

  it('breaks a response off that the target breaks off', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Length': '10' });
      response.write('half', () => response.destroy());
    };
    await expect(fetch(`${proxy.url}/`).then((response) => response.text())).rejects.toThrow();
    await told(1);
    expect(exchanges[0]?.responseBody.unknown).toBe('it was cut off');
  });

  it.each(['HEAD / HTTP/1.1', 'GET / HTTP/1.0', 'GET /same HTTP/1.1'])(
    'passes a response with a trailer on to %s',
    async (line) => {
      answer = (request) => {
        const isSame = request.url?.endsWith('/same') === true;
        const status = isSame ? '304 Not Modified' : '200 OK';
        const hasBody = request.method === 'GET' && !isSame;
        const head = `HTTP/1.1 ${status}\r\nTrailer: X-Sum\r\nTransfer-Encoding: chunked`;
        sendRaw(request, head, hasBody ? '1\r\na\r\n0\r\nX-Sum: 1\r\n\r\n' : '');
      };
      const text = await raw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 (?:200|304) /);
      expect(text).not.toMatch(/^trailer/im);
      await told(1);
      expect(unanswered).toEqual([]);
    },
  );

  it('passes the trailers of chunked messages on, both ways', async () => {
    let received: readonly string[] = [];
    answer = (request, response) => {
      request.resume().on('end', () => {
        received = request.rawTrailers;
        response.writeHead(200, { Trailer: 'X-Sum' });
        response.write('a');
        response.addTrailers({ 'X-Sum': '2' });
        response.end();
      });
    };
    const text = await raw(
      'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTrailer: X-Sum\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\na\r\n0\r\nX-Sum: 1\r\n\r\n',
    );
    expect(received).toEqual(['X-Sum', '1']);
    expect(text).toMatch(/^trailer: X-Sum$/im);
    expect(text).toMatch(/0\r\nX-Sum: 2\r\n\r\n$/);
  });

  it('passes a request on that announces a trailer and is not chunked', async () => {
    const text = await raw(
      'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTrailer: X-Sum\r\nContent-Length: 2\r\n\r\nab',
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(unanswered).toEqual([]);
  });

  it('keeps the length of a body, whatever Connection names', async () => {
    const smuggled = 'GET /other HTTP/1.1\r\nHost: evil\r\n\r\n';
    const received: unknown[] = [];
    answer = async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push([request.url, request.headers['content-length'], body]);
      response.end();
    };
    await raw(
      `DELETE /one HTTP/1.1\r\nHost: x\r\nConnection: close, Content-Length\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    );
    await told(1);
    expect(received).toEqual([['/base/one', String(smuggled.length), smuggled]]);
  });

  it('refuses transfer codings that it cannot pass on, and says which', async () => {
    const body = '1\r\na\r\n0\r\n\r\n';
    const asked = await raw(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n${body}`);
    expect(asked).toMatch(/^HTTP\/1\.1 501 .*transfer coding gzip, chunked/s);
    answer = (request) => sendRaw(request, `HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked`, body);
    const answered = await fetch(`${proxy.url}/`);
    expect([answered.status, await answered.text()]).toEqual([
      502,
      'The proxy could not pass the response back: its transfer coding is gzip, chunked.\n',
    ]);
    expect(unanswered).toHaveLength(2);
    expect(exchanges).toEqual([]);
  });

  it('says why a response could not be passed back', async () => {
    answer = (request) => sendRaw(request, 'HTTP/1.1 099 Odd\r\nContent-Length: 0');
    const response = await fetch(`${proxy.url}/`);
    expect([response.status, await response.text()]).toEqual([
      502,
      'The proxy could not pass the response back: Invalid status code: 99.\n',
    ]);
    expect(unanswered).toEqual(['the response could not be passed back: Invalid status code: 99']);
  });

  it('goes on after an early hint that cannot be passed on', async () => {
    answer = (request) =>
      sendRaw(
        request,
        'HTTP/1.1 103 Early Hints\r\nLink: </a>; title="two words"\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2',
        'ok',
      );
    expect(await fetch(`${proxy.url}/`).then((response) => response.text())).toBe('ok');
  });
});
