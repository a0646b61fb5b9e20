import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ContractApp } from './contract-app.ts';
import { Exchanges } from './reading/exchanges.ts';
import { Fault } from './reading/fault.ts';
import { rawReply, unreadable } from './reading/raw-reply.ts';

/** Where to listen, and how long to wait for callers. Times are in milliseconds. */
export interface ListenSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** What answers requests, when it is more than the app of the contract: an Express app that mounts it. */
  readonly listener?: RequestListener;
  /** Patience with the first line and the headers of a request. */
  readonly headersMs?: number;
  /** Longest time for a whole request; more than any body may take. */
  readonly requestMs?: number;
  /** How long an idle connection is kept. */
  readonly keepAliveMs?: number;
  /** How long a caller may read nothing of an answer; its connection is cut then. Longer than any answer takes to come. */
  readonly stalledMs?: number;
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
 * Serves a contract over HTTP/1.1. What Node's parser cannot read, a message whose head is too slow and a proxy
 * request are answered in the API's own error body. Rejects when the address cannot be listened on.
 */
export async function listen(
  contract: ContractApp,
  {
    port,
    host,
    listener = contract.app,
    headersMs = 1500,
    requestMs = 70_000,
    keepAliveMs = 5000,
    stalledMs = 100_000,
  }: ListenSettings,
): Promise<ContractServer> {
  const exchanges = new Exchanges();
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
    exchanges.begin(request, response);
    listener(request, response);
  };
  const refuse = (socket: Duplex, fault: Fault): void => {
    exchanges.refuse(socket, () => rawRefusal(contract, socket, fault));
  };
  http.on('request', serve);
  http.on('checkExpectation', serve);
  http.on('clientError', (error, socket) => refuse(socket, unreadable(error)));
  http.on('connect', (_request, socket) => {
    refuse(socket, new Fault('method_not_allowed', 'This server is no proxy.', { allow: 'OPTIONS' }));
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
    close: (deadlineMs = 10_000) => close(http, deadlineMs),
  };
}

/** The bytes of the answer to a message that became no request. */
function rawRefusal(contract: ContractApp, socket: Duplex, fault: Fault): string {
  const request = new IncomingMessage(socket instanceof Socket ? socket : new Socket());
  const { status, headers = {}, body } = contract.refuse(request, fault);
  return rawReply(status, headers, body);
}

function urlOf(http: Server, host: string): string {
  const { port } = http.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function close(http: Server, deadlineMs: number): Promise<void> {
  const cut = setTimeout(() => http.closeAllConnections(), deadlineMs);
  // A connection that has just been answered would be kept for more requests.
  const sweep = setInterval(() => http.closeIdleConnections(), 20);
  await new Promise<void>((fulfil) => {
    http.close(() => fulfil());
    http.closeIdleConnections();
  });
  clearTimeout(cut);
  clearInterval(sweep);
}
