import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningStranger } from './stranger.ts';

/** One request, read completely. */
export interface Call {
  readonly method: string;
  /** Whether the request is HEAD; `method` is then GET. */
  readonly head: boolean;
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Buffer;
  header(name: string): string | undefined;
}

/** One response; a body other than a buffer is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type Operation = (call: Call, ...ids: string[]) => Answer | Promise<Answer>;
type Methods = Readonly<Record<string, Operation>>;

/** Operations by path template (`/things/{id}`) and method. */
export type Routes = Readonly<Record<string, Methods>>;

/** Serves `answer` on the loopback address. */
export async function listen(
  answer: (call: Call) => Answer | Promise<Answer>,
  port = 0,
): Promise<RunningStranger> {
  const server = createServer((request, response) => {
    void respond(request, response, answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The operation of a path with its identifiers, or the response to send instead. */
export function routed(
  routes: Routes,
  call: Call,
): { operation: Operation; ids: string[] } | { allow: string } | undefined {
  for (const [template, methods] of Object.entries(routes)) {
    const names = template.slice(1).split('/');
    if (names.length !== call.segments.length) continue;
    const fits = names.every((name, index) => name.startsWith('{') || name === call.segments[index]);
    if (!fits) continue;
    const operation = methods[call.method];
    const allowed = Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (!operation) return { allow: allowed.join(', ') };
    return { operation, ids: call.segments.filter((_, index) => names[index]?.startsWith('{')) };
  }
  return undefined;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: Call) => Answer | Promise<Answer>,
): Promise<void> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return;
  }
  const call = parsed(request, Buffer.concat(chunks));
  const { status, headers = {}, body } = await answer(call);
  const bytes =
    body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const length = bytes ? { 'Content-Length': String(bytes.length) } : {};
  const type = bytes && !Buffer.isBuffer(body) ? { 'Content-Type': 'application/json' } : {};
  response.writeHead(status, { ...type, ...length, ...headers });
  response.end(call.head ? undefined : bytes);
}

function parsed(request: IncomingMessage, body: Buffer): Call {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const head = request.method === 'HEAD';
  return {
    method: head ? 'GET' : (request.method ?? 'GET'),
    head,
    segments: url.pathname.slice(1).split('/').map(decoded),
    query: url.searchParams,
    body,
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

/** A path segment with its percent-encoding decoded; one with an invalid encoding is unchanged and matches nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
