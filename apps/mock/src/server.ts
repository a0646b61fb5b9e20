import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { answer, faultReply, type Reply } from './answer.ts';
import { loadContract, type MockContract } from './contract.ts';
import { corsHeaders } from './cors.ts';
import { Fault } from './fault.ts';
import type { ApiDocument } from './openapi.ts';
import type { BodyTimes } from './read-body.ts';
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

const patience = { headersMs: 5000, idleMs: 1500, totalMs: 10_000 } as const;

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
  const current = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  const http = createServer({
    // The mock answers a missing Host itself, in this API's form.
    requireHostHeader: false,
    headersTimeout: times.headersMs,
    requestTimeout: 30_000,
    connectionsCheckingInterval: Math.min(500, times.headersMs),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    current.set(request.socket, { request, response });
    const reply = await answer(contract, request, times);
    if (response.headersSent || response.destroyed) return;
    write(response, request, reply, { ...corsHeaders(contract), ...reply.headers, 'X-Request-Id': newId() });
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    handle(request, response).catch((error: unknown) => {
      refuse(request.socket, new Fault('internal_server_error', `The mock failed: ${error}`));
    });
  }

  function refuse(socket: Duplex, fault: Fault): void {
    const running = current.get(socket);
    const answered = running?.response.headersSent === true && !running.request.complete;
    if (!answered && socket.writable) socket.write(rawReply(contract, fault, newId()));
    socket.end();
    setTimeout(() => socket.destroy(), 200).unref();
  }

  http.on('request', serve);
  http.on('checkExpectation', serve);
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, unreadable(error)));
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

function write(
  response: ServerResponse,
  request: IncomingMessage,
  reply: Reply,
  headers: Readonly<Record<string, string>>,
): void {
  const payload = reply.mediaType === undefined ? '' : JSON.stringify(reply.body);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (reply.mediaType !== undefined) response.setHeader('Content-Type', reply.mediaType);
  if (reply.status !== 204) response.setHeader('Content-Length', Buffer.byteLength(payload));
  response.writeHead(reply.status);
  response.end(request.method === 'HEAD' ? undefined : payload);
}

/** What Node's parser could not read: a bad request line, a bad or too large header, a cut or slow message. */
function unreadable(error: NodeJS.ErrnoException): Fault {
  const what: Record<string, string> = {
    HPE_HEADER_OVERFLOW: 'The headers are too large. Send at most 16 KiB of them.',
    HPE_INVALID_EOF_STATE: 'The connection ended inside the request. Send all of it.',
    ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive. Send it at once.',
  };
  return new Fault(
    'bad_request',
    what[error.code ?? ''] ?? 'The request is not readable as HTTP/1.1. Send it well-formed.',
  );
}

/** A whole response for a socket that has no response object to write to. */
function rawReply(contract: MockContract, fault: Fault, id: string): string {
  const reply = faultReply(contract, fault, undefined, []);
  const body = JSON.stringify(reply.body);
  const headers = {
    ...corsHeaders(contract),
    ...reply.headers,
    'X-Request-Id': id,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`, ...lines, '', body].join('\r\n');
}
