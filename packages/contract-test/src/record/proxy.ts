import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { LiveExchange } from '../model/live-exchange.ts';
import type { HeaderLine } from '../model/message.ts';
import { isSafe } from '../model/message.ts';
import type { Clock } from '../send/clock.ts';
import { captureOf } from './captured-body.ts';
import { announcesBody, endToEnd, headerLinesOf } from './end-to-end-headers.ts';
import { foreignTransferCoding, withFittingTrailer } from './framing.ts';

/** Options of the proxy. */
export interface ProxySettings {
  /** Origin and, when there is one, the prefix of all paths. */
  readonly target: URL;
  /** 0 for a free one. */
  readonly port: number;
  readonly clock: Clock;
  /** Called for each completed exchange. */
  readonly onExchange: (exchange: LiveExchange) => void;
  /** Called for a request without a response that could be passed back, with the reason. */
  readonly onUnanswered: (reason: string) => void;
}

/** A running proxy. */
export interface RunningProxy {
  readonly url: string;
  /** Stops accepting connections; resolves once the exchanges in progress are reported, or after a grace period. */
  close(): Promise<void>;
}

/** The grace period for exchanges in progress when the proxy closes, in milliseconds. */
const GRACE = 1_000;

/**
 * Opens a reverse proxy on the loopback address. Messages are streamed through unchanged; the proxy only replaces
 * `Host`, adds `Via`, and removes connection-specific fields (RFC 9110, 7.6). If the target does not respond, or its
 * response cannot be passed back, the client gets 502.
 */
export async function openProxy(settings: ProxySettings): Promise<RunningProxy> {
  const { target } = settings;
  const upstream = openUpstream(target);
  const running = new Set<Promise<void>>();
  const serve = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const one = pass(request, response, upstream, settings).catch((error: Error) => {
      if (response.destroyed) return;
      settings.onUnanswered(`the response could not be passed back: ${error.message}`);
      refuse(response, 502, `The proxy could not pass the response back: ${error.message}.\n`);
    });
    running.add(one);
    void one.then(() => running.delete(one));
  };
  const server = http.createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }, serve);
  server.on('checkContinue', serve);
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeIdleConnections();
      const grace = new AbortController();
      await Promise.race([
        Promise.all(running),
        settings.clock.wait(GRACE, grace.signal).catch(() => undefined),
      ]);
      grace.abort();
      server.closeAllConnections();
      await Promise.all(running);
      upstream.close();
    },
  };
}

/** The way to the target. */
interface Upstream {
  open(request: OutgoingHead, isRepeatable: boolean): http.ClientRequest;
  close(): void;
}

interface OutgoingHead {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly HeaderLine[];
}

function openUpstream(target: URL): Upstream {
  const isSecure = target.protocol === 'https:';
  const prefix = target.pathname.replace(/\/+$/, '');
  // A kept connection may be closed while a request is in transit: only repeatable requests use one.
  const kept = isSecure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true });
  return {
    open({ method, target: path, headers }, isRepeatable) {
      const options: https.RequestOptions = {
        protocol: target.protocol,
        hostname: target.hostname.replace(/^\[(.*)\]$/, '$1'),
        port: target.port,
        method,
        path: path.startsWith('/') ? prefix + path : path,
        headers: ['Host', target.host, ...headers.flat()],
        agent: isRepeatable ? kept : false,
      };
      return isSecure ? https.request(options) : http.request(options);
    },
    close: () => kept.destroy(),
  };
}

async function pass(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  upstream: Upstream,
  { target, clock, onExchange, onUnanswered }: ProxySettings,
): Promise<void> {
  const startedAt = clock.now();
  const received = headerLinesOf(request.rawHeaders);
  const method = request.method ?? 'GET';
  const path = pathOf(request.url ?? '/');
  const coding = foreignTransferCoding(received);
  if (coding !== undefined) {
    onUnanswered(`its transfer coding ${coding} cannot be passed on`);
    response.setHeader('Connection', 'close');
    refuse(response, 501, `The proxy cannot pass the transfer coding ${coding} on: send chunked.\n`);
    return;
  }
  const hasBody = announcesBody(received);
  const sent = captureOf(request);
  const isRepeatable = !hasBody && isSafe(method);
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  const headers: HeaderLine[] = [
    ...withFittingTrailer(endToEnd(received), isChunked).filter(([name]) => name.toLowerCase() !== 'host'),
    ['Via', `${request.httpVersion} contract-record`],
    ...(isChunked ? [['Transfer-Encoding', 'chunked'] as const] : []),
  ];
  const head = { method, target: path, headers };
  let answer: http.IncomingMessage;
  try {
    answer = await answerTo(head, { request, response, upstream, hasBody, isRepeatable });
  } catch (error) {
    if (response.destroyed) return;
    const reason = reasonOf(error as NodeJS.ErrnoException);
    onUnanswered(reason);
    refuse(response, 502, `The proxy got no response from ${target.origin}: ${reason}.\n`);
    return;
  }
  const foreign = foreignTransferCoding(headerLinesOf(answer.rawHeaders));
  if (foreign !== undefined) {
    answer.destroy();
    throw new Error(`its transfer coding is ${foreign}`);
  }
  const responseHeaders = endToEnd(headerLinesOf(answer.rawHeaders));
  const returned = captureOf(answer);
  try {
    await passBack(answer, response, responseHeaders, request);
  } catch (error) {
    answer.destroy();
    throw error;
  }
  onExchange({
    method,
    target: path,
    requestHeaders: endToEnd(received),
    requestBody: await sent.read(received),
    status: answer.statusCode ?? 0,
    responseHeaders,
    responseBody: await returned.read(responseHeaders),
    startedAt,
    milliseconds: clock.now() - startedAt,
  });
}

interface Way {
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  readonly upstream: Upstream;
  readonly hasBody: boolean;
  readonly isRepeatable: boolean;
}

/** The response of the target. A request without a body that hits a closing connection is sent once more. */
function answerTo(head: OutgoingHead, way: Way, isSecond = false): Promise<http.IncomingMessage> {
  const { request, response, upstream, hasBody, isRepeatable } = way;
  return new Promise((resolve, reject) => {
    const outgoing = upstream.open(head, isRepeatable);
    const giveUp = (): void => {
      if (!response.writableFinished) outgoing.destroy();
    };
    response.once('close', giveUp);
    outgoing.on('response', resolve);
    outgoing.on('continue', () => response.writeContinue());
    outgoing.on('information', ({ statusCode, headers }) => passInformation(response, statusCode, headers));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      response.off('close', giveUp);
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && isRepeatable;
      if (isStale && !isSecond) answerTo(head, way, true).then(resolve, reject);
      else reject(error);
    });
    if (!hasBody) {
      request.resume();
      outgoing.end();
      return;
    }
    request.on('end', () => {
      if (request.rawTrailers.length > 0)
        outgoing.addTrailers([...headerLinesOf(request.rawTrailers)] as never);
    });
    request.pipe(outgoing);
    request.once('error', () => outgoing.destroy());
  });
}

function passInformation(
  response: http.ServerResponse,
  status: number,
  headers: http.IncomingHttpHeaders,
): void {
  if (status === 102) response.writeProcessing();
  if (status !== 103 || headers.link === undefined) return;
  try {
    response.writeEarlyHints({ link: [headers.link].flat().flatMap(singleLinks) });
  } catch {
    // Node refuses some links, such as those with a title of several words; a hint is optional.
  }
}

/** Resolves when the response has been passed on, or either side aborted it. */
function passBack(
  answer: http.IncomingMessage,
  response: http.ServerResponse,
  headers: readonly HeaderLine[],
  { method, httpVersion }: http.IncomingMessage,
): Promise<void> {
  const isChunked =
    answer.headers['transfer-encoding'] !== undefined &&
    answer.headers['content-length'] === undefined &&
    method !== 'HEAD' &&
    answer.statusCode !== 204 &&
    answer.statusCode !== 304 &&
    httpVersion === '1.1';
  const lines = withFittingTrailer(headers, isChunked);
  return new Promise((resolve) => {
    response.once('close', resolve);
    response.once('error', () => answer.destroy());
    answer.once('error', () => response.destroy());
    response.sendDate = false;
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, lines.flat() as never);
    if (method === 'HEAD') response.flushHeaders();
    answer.once('end', () => {
      if (answer.rawTrailers.length > 0)
        response.addTrailers([...headerLinesOf(answer.rawTrailers)] as never);
    });
    answer.pipe(response);
  });
}

function refuse(response: http.ServerResponse, status: 501 | 502, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Path and query of a request target, which may be in absolute form (RFC 9112, 3.2.2). */
function pathOf(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function reasonOf(error: NodeJS.ErrnoException): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : undefined;
  return (first?.message ?? error.message) || error.code || error.name;
}

/** The parts of a `Link` field with several links: an early hint takes each separately. */
function singleLinks(value: string): readonly string[] {
  return value.split(/\s*,\s*(?=<)/);
}
