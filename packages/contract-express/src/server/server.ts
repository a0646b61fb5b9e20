import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ContractApp } from '../contract-app.ts';
import { Fault } from '../reading/fault.ts';
import { isLoopbackName } from '../reading/loopback-name.ts';
import { Exchanges } from './exchanges.ts';
import { rawReply } from './raw-reply.ts';
import { WaitingConnections } from './waiting-connections.ts';

/** Where to listen, and how long to wait for callers, in milliseconds. */
export interface ListenSettings {
  /** 0 picks any free port. */
  readonly port: number;
  readonly host: string;
  /** The request listener, if it is more than the contract's app: an Express app that mounts it. */
  readonly listener?: RequestListener;
  /** The time allowed for the request line and headers, from the first byte. */
  readonly headersMs?: number;
  /**
   * The maximum number of connections that wait for a request or are sending its headers; beyond it, the one that has
   * waited longest is closed.
   */
  readonly waitingConnections?: number;
  /** The maximum time for a whole request; longer than any body may take. */
  readonly requestMs?: number;
  /** How long an idle connection is kept. */
  readonly keepAliveMs?: number;
  /**
   * How long a caller may send no first byte, or read nothing of a response, before its connection is closed. Longer
   * than any response takes.
   */
  readonly stalledMs?: number;
  /**
   * Whether host names other than loopback are refused with 421: an attacker's page may resolve its own name to a
   * server that trusts its machine (DNS rebinding).
   */
  readonly loopbackNamesOnly?: boolean;
}

/** A listening server. */
export interface ContractServer {
  readonly http: Server;
  /** Such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** From now on each connection ends with its next response; new ones are still accepted. */
  drain(): void;
  /**
   * Stops listening, lets requests in flight finish for at most `deadlineMs` (10 s), then closes the remaining
   * connections. Resolves when the last connection is closed. A later call may shorten the deadline.
   */
  close(deadlineMs?: number): Promise<void>;
}

/**
 * Serves a contract over HTTP/1.1. Messages that Node's parser cannot read and proxy requests get the API's error body;
 * a message with too slow headers is closed silently. Nothing after such a message on its connection is executed.
 * Rejects if the address is not available.
 */
export async function listen(
  contract: ContractApp,
  {
    port,
    host,
    listener = contract.app,
    headersMs = 30_000,
    waitingConnections = 2000,
    requestMs = 100_000,
    keepAliveMs = 5000,
    stalledMs = 100_000,
    loopbackNamesOnly = false,
  }: ListenSettings,
): Promise<ContractServer> {
  const exchanges = new Exchanges();
  const waiting = new WaitingConnections(waitingConnections);
  const http = createServer({
    // A missing Host is refused with the API's error body.
    requireHostHeader: false,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: 200,
  });
  http.timeout = stalledMs;
  const serve: RequestListener = (request, response) => {
    const {
      socket,
      headers: { host: name },
    } = request;
    if (loopbackNamesOnly && name !== undefined && !isLoopbackName(name)) {
      exchanges.refuse(socket, () => rawRefusal(contract, socket, misdirected(name)));
      return;
    }
    if (exchanges.begin(request, response) === undefined) return;
    waiting.delete(socket);
    response.once('close', () => {
      if (!exchanges.has(socket)) waiting.add(socket, true);
    });
    listener(request, response);
  };
  http.on('connection', (socket) => waiting.add(socket, false));
  http.on('request', serve);
  http.on('checkExpectation', serve);
  http.on('clientError', (error, socket: Socket) => {
    exchanges.giveUp(error, socket, (fault) => rawRefusal(contract, socket, fault));
  });
  http.on('connect', (_request, socket: Socket) => {
    const fault = new Fault('method_not_allowed', 'This server is not a proxy.', { allow: 'OPTIONS' });
    exchanges.refuse(socket, () => rawRefusal(contract, socket, fault));
  });
  await new Promise<void>((fulfil, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      fulfil();
    });
  });
  return {
    http,
    url: urlOf(http, host),
    drain: () => exchanges.drain(),
    close: (deadlineMs = 10_000) => close(http, waiting, deadlineMs),
  };
}

function misdirected(name: string): Fault {
  return new Fault(
    'misdirected_request',
    `The host "${name}" is not served here. Use a loopback address, such as 127.0.0.1.`,
  );
}

/** The bytes of the response to a message that did not become a request. */
function rawRefusal(contract: ContractApp, socket: Socket, fault: Fault): string {
  const { status, headers = {}, body } = contract.refuse(new IncomingMessage(socket), fault);
  return rawReply(status, headers, body);
}

function urlOf(http: Server, host: string): string {
  const { port } = http.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function close(http: Server, waiting: WaitingConnections, deadlineMs: number): Promise<void> {
  const cut = setTimeout(() => http.closeAllConnections(), deadlineMs);
  // Otherwise a connection that was just answered would be kept open for more requests.
  const sweep = setInterval(() => http.closeIdleConnections(), 20);
  await new Promise<void>((fulfil) => {
    http.close(() => fulfil());
    http.closeIdleConnections();
    waiting.closeUnused();
  });
  clearTimeout(cut);
  clearInterval(sweep);
}
