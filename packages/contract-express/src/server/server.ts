import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ContractApp } from '../contract-app.ts';
import { Fault } from '../reading/fault.ts';
import { isLoopbackName } from '../reading/loopback-name.ts';
import { Exchanges } from './exchanges.ts';
import { rawReply } from './raw-reply.ts';
import { WaitingConnections } from './waiting-connections.ts';

/** Where to listen, and how long to wait for callers. Times are in milliseconds. */
export interface ListenSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** What answers requests, when it is more than the app of the contract: an Express app that mounts it. */
  readonly listener?: RequestListener;
  /** Patience with the first line and the headers of a request, from its first byte. */
  readonly headersMs?: number;
  /** Most connections that may wait for a request or be within its head; of more, the one that has waited longest is closed. */
  readonly waitingConnections?: number;
  /** Longest time for a whole request; more than any body may take. */
  readonly requestMs?: number;
  /** How long an idle connection is kept. */
  readonly keepAliveMs?: number;
  /**
   * How long a caller may send no first byte, or read nothing of an answer; its connection is cut then. Longer than any
   * answer takes to come.
   */
  readonly stalledMs?: number;
  /**
   * Whether host names that do not stand for loopback are 421: the name of a page of an attacker may lead to a server that trusts its
   * own machine (DNS rebinding).
   */
  readonly loopbackNamesOnly?: boolean;
}

/** A server that listens. */
export interface ContractServer {
  readonly http: Server;
  /** `http://127.0.0.1:4010`. */
  readonly url: string;
  /** From now on each connection ends with its next answer; new ones are still taken. */
  drain(): void;
  /**
   * Stops listening, lets requests in flight finish for at most `deadlineMs` (10 s), then cuts what is left.
   * Resolves when the last connection is closed. A later call may shorten the deadline.
   */
  close(deadlineMs?: number): Promise<void>;
}

/**
 * Serves a contract over HTTP/1.1. What Node's parser cannot read and a proxy request are answered in the API's own error
 * body; a message whose head is too slow is closed without a word. Nothing that comes after such a message on its
 * connection is carried out. Rejects when the address cannot be listened on.
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
    // A missing Host is answered in the API's own form.
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

/** The bytes of the answer to a message that became no request. */
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
  // A connection that has just been answered would be kept for more requests.
  const sweep = setInterval(() => http.closeIdleConnections(), 20);
  await new Promise<void>((fulfil) => {
    http.close(() => fulfil());
    http.closeIdleConnections();
    waiting.closeUnused();
  });
  clearTimeout(cut);
  clearInterval(sweep);
}
