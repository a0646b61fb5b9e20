import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ApiDocument, type BodyTimes, Exchanges, rawReply } from '@finops/contract-express/reading';
import { answer } from './answer.ts';
import { loadContract } from './contract.ts';
import { corsHeaders } from './cors.ts';
import { Fault } from './fault.ts';
import { namedFault } from './named-fault.ts';
import { faultReply, type Reply } from './reply.ts';
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

/** A body that stops coming is answered within two seconds; what comes steadily has a minute. */
const patience = { headersMs: 30_000, idleMs: 1500, totalMs: 60_000 } as const;

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
  const exchanges = new Exchanges();
  const http = createServer({
    // The mock answers a missing Host itself, in this API's form.
    requireHostHeader: false,
    headersTimeout: times.headersMs,
    // The body has limits of its own.
    requestTimeout: times.headersMs + times.totalMs + 5000,
    connectionsCheckingInterval: 200,
  });

  // A connection on which nothing comes is closed then.
  http.timeout = 100_000;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await answer(contract, request, times);
    if (response.headersSent || response.destroyed) return;
    write(response, reply, { ...corsHeaders(contract), ...reply.headers, 'X-Request-Id': newId() });
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const end = exchanges.begin(request, response);
    if (end === undefined) return;
    handle(request, response).catch((error: unknown) => {
      end();
      const fault = new Fault('internal_server_error', `The mock failed: ${error}`);
      exchanges.refuse(request.socket, () => bytesOf(fault));
    });
  }

  /** A fault for a socket that has no response object to write to. */
  function bytesOf(fault: Fault): string {
    const { status, headers, body } = faultReply(contract, fault, undefined, []);
    return rawReply(status, { ...corsHeaders(contract), ...headers, 'X-Request-Id': newId() }, body);
  }

  http.on('request', serve);
  http.on('checkExpectation', serve);
  http.on('clientError', (error, socket: Socket) => {
    exchanges.giveUp(error, socket, (fault) => bytesOf(namedFault(fault)));
  });
  http.on('connect', (_request, socket: Socket) => {
    const fault = new Fault('method_not_allowed', 'The mock is no proxy.', { headers: { Allow: 'OPTIONS' } });
    exchanges.refuse(socket, () => bytesOf(fault));
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
  const payload = reply.mediaType === undefined ? '' : payloadOf(reply.mediaType, reply.body);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (reply.mediaType !== undefined) response.setHeader('Content-Type', reply.mediaType);
  if (reply.status !== 204) response.setHeader('Content-Length', Buffer.byteLength(payload));
  response.writeHead(reply.status);
  // Node leaves the payload out for HEAD.
  response.end(payload);
}

/** A text stands for itself in any media type but JSON. */
function payloadOf(mediaType: string, body: unknown): string {
  return mediaType !== 'application/json' && typeof body === 'string' ? body : JSON.stringify(body);
}
