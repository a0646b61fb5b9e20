import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { answer } from './answer.ts';
import { loadContract } from './contract.ts';
import { corsHeaders } from './cors.ts';
import { Fault } from './fault.ts';
import type { ApiDocument } from './openapi.ts';
import { rawReply, unreadable } from './raw-reply.ts';
import type { BodyTimes } from './read-body.ts';
import type { Reply } from './reply.ts';
import { newRequestId } from './request-id.ts';

export interface MockServer {
  readonly http: Server;
  /** Mocks another document from the next request on. Rejects, and keeps the present one, when it is unusable. */
  reload(document: ApiDocument): Promise<void>;
  /** Stops listening, lets running requests finish for half a second, then cuts what is left. */
  close(): Promise<void>;
}

export interface MockSettings {
  /** Patience with what a caller sends, in milliseconds: its headers, and the parts and whole of its body. */
  readonly times?: BodyTimes & { readonly headersMs: number };
  readonly newRequestId?: () => string;
}

/** One request on a connection, until its response is through. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What stops coming is answered within two seconds; what comes steadily has a minute. */
const patience = { headersMs: 1500, idleMs: 1500, totalMs: 60_000 } as const;

/**
 * Makes an HTTP server that mocks a bundled OpenAPI document from its static examples; the caller lets it
 * listen. Rejects when the document is unusable.
 *
 * @example
 * const mock = await createMockServer(document);
 * mock.http.listen(4012, '127.0.0.1');
 */
export async function createMockServer(
  document: ApiDocument,
  settings: MockSettings = {},
): Promise<MockServer> {
  const { times = patience, newRequestId: newId = newRequestId } = settings;
  let contract = await loadContract(document);
  const exchanges = new WeakMap<Duplex, Set<Exchange>>();
  const http = createServer({
    // The mock answers a missing Host itself, in this API's form.
    requireHostHeader: false,
    headersTimeout: times.headersMs,
    // The body has limits of its own.
    requestTimeout: times.headersMs + times.totalMs + 5000,
    connectionsCheckingInterval: 200,
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await answer(contract, request, times);
    if (response.headersSent || response.destroyed) return;
    write(response, reply, { ...corsHeaders(contract), ...reply.headers, 'X-Request-Id': newId() });
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const exchange = { request, response };
    const open = exchanges.get(request.socket) ?? new Set();
    exchanges.set(request.socket, open.add(exchange));
    response.once('close', () => open.delete(exchange));
    handle(request, response).catch((error: unknown) => {
      open.delete(exchange);
      refuse(request.socket, new Fault('internal_server_error', `The mock failed: ${error}`));
    });
  }

  /** Ends a connection with a fault, after the answers to the whole requests that came before it. */
  function refuse(socket: Duplex, fault: Fault): void {
    const open = [...(exchanges.get(socket) ?? [])];
    const whole = open.findLast(({ request }) => request.complete);
    if (whole !== undefined && socket.writable) {
      whole.response.once('close', () => refuse(socket, fault));
      return;
    }
    const answered = open.some(({ response }) => response.headersSent);
    if (!answered && socket.writable) socket.write(rawReply(contract, fault, newId()));
    socket.end();
    setTimeout(() => socket.destroy(), 200).unref();
  }

  http.on('request', serve);
  http.on('checkExpectation', serve);
  http.on('clientError', (error, socket) => refuse(socket, unreadable(error)));
  http.on('connect', (_request, socket: Socket) => {
    refuse(
      socket,
      new Fault('method_not_allowed', 'The mock is no proxy.', { headers: { Allow: 'OPTIONS' } }),
    );
  });

  return {
    http,
    async reload(next) {
      contract = await loadContract(next);
    },
    close() {
      const cut = setTimeout(() => http.closeAllConnections(), 500);
      return new Promise<void>((fulfil) => {
        http.close(() => fulfil());
        http.closeIdleConnections();
      }).then(() => clearTimeout(cut));
    },
  };
}

function write(response: ServerResponse, reply: Reply, headers: Readonly<Record<string, string>>): void {
  const payload = reply.mediaType === undefined ? '' : JSON.stringify(reply.body);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (reply.mediaType !== undefined) response.setHeader('Content-Type', reply.mediaType);
  if (reply.status !== 204) response.setHeader('Content-Length', Buffer.byteLength(payload));
  response.writeHead(reply.status);
  // Node leaves the payload out for HEAD.
  response.end(payload);
}
