import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { components, EventKind } from '@finops/contract';
import type { components as consoleComponents } from '@finops/contract/console';
import { loadDocument } from '@finops/contract/document';

type Event = consoleComponents['schemas']['Event'];
type Replay = consoleComponents['schemas']['EventReplay'];
type RequestLog = consoleComponents['schemas']['RequestLog'];

export const apiKey = 'a2V5X3Rlc3Q6c2VjX3Rlc3Q=';

/** The status, the error name and the seconds to wait. */
type Refusal = [status: number, name: components['schemas']['ErrorName'], retryAfter?: number];

/** A request that the console received. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The contract's example of a webhook body. */
export function exampleBody(kind: EventKind): Readonly<Record<string, unknown>> {
  const { webhooks = {}, components: shared } = loadDocument();
  const { post } = webhooks[kind] as {
    post: { requestBody: { content: Record<string, { examples: object }> } };
  };
  const [example] = Object.values(post.requestBody.content['application/json']?.examples ?? {});
  const name = String(example?.$ref).split('/').at(-1) ?? '';
  return ((shared.examples?.[name] ?? example) as { value: Record<string, unknown> }).value;
}

/** A console scripted by a test. */
export class ScriptedConsole {
  readonly asked: Asked[] = [];
  readonly events: Event[] = [];
  readonly logs: RequestLog[] = [];
  /** Webhook bodies by event id. */
  readonly bodies = new Map<string, object>();
  /** The successive states of a replay, one for each read. */
  replays: Replay[] = [];
  /** Errors to return for the next requests. */
  readonly refusals: Refusal[] = [];
  /** Errors to return for the next reads of a body. */
  readonly refuseBodies: Refusal[] = [];
  /** Number of responses to break off in the middle, as a killed server does. */
  cuts = 0;
  readonly #server: Server;
  #count = 0;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const { status, body, headers = {} } = await this.#answer(request);
      response.writeHead(status, {
        'content-type': 'application/json',
        'x-request-id': `req_${this.asked.length}`,
        ratelimit: '"events";r=1000;t=60',
        ...headers,
      });
      const text = JSON.stringify(body);
      if (this.cuts === 0) return response.end(text);
      this.cuts -= 1;
      response.write(text.slice(0, 10), () => response.destroy());
    });
  }

  /** Listens on the port; on a free one by default. */
  async open(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Environment variables that point a command to this console. */
  get environment(): Readonly<Record<string, string>> {
    return { FINOPS_API_KEY: apiKey, FINOPS_CONSOLE_URL: `http://127.0.0.1:${this.port}` };
  }

  /** Adds an event of the business. */
  happen(event: EventKind, body: object = exampleBody(event)): Event {
    const id = `EVT_${++this.#count}`;
    const listed: Event = {
      id,
      event,
      category: 'transfer',
      resource_id: `TRF_${this.#count}`,
      reference: `INV-${this.#count}`,
      delivery_statuses: [],
      test: false,
      created_at: '2026-05-04T09:41:00Z',
    };
    this.bodies.set(id, body);
    this.events.unshift(listed);
    return listed;
  }

  /** Adds an entry to the request log. */
  log(facts: Partial<RequestLog> = {}): RequestLog {
    const log: RequestLog = {
      id: `req_${++this.#count}`,
      method: 'GET',
      path: '/v1/balances',
      status: 200,
      duration_ms: 3,
      credential: { kind: 'api_key', id: 'APK_1' },
      address: '127.0.0.1',
      created_at: '2026-05-04T09:41:00Z',
      ...facts,
    };
    this.logs.unshift(log);
    return log;
  }

  async #answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body: object; headers?: Record<string, string> }> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://console');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = Buffer.concat(chunks).toString();
    const { method = '' } = request;
    const body = sent === '' ? undefined : JSON.parse(sent);
    this.asked.push({ method, path, query, body });
    const refused = this.#refused(this.refusals);
    if (refused !== undefined) return refused;
    if (request.headers.authorization !== `Bearer ${apiKey}`) return refusal(401, 'unauthorized');
    const [, resource, id = ''] = /^\/console\/v1\/([^/]+)\/?([^/]*)/.exec(path) ?? [];
    switch (`${method} ${resource}`) {
      case 'GET events':
        if (id === '') return page(this.events, query);
        return this.#refused(this.refuseBodies) ?? this.#details(id);
      case 'GET request_logs':
        return page(this.logs, query);
      case 'POST sandbox':
        return one(201, this.happen(body.event));
      case 'POST events':
      case 'POST event_replays':
      case 'GET event_replays':
        return one(method === 'GET' ? 200 : 201, this.replays.shift() ?? {});
      default:
        return refusal(404, 'not_found');
    }
  }

  #details(id: string) {
    const event = this.events.find((one) => one.id === id);
    return one(200, { ...event, body: this.bodies.get(id), deliveries: [] });
  }

  #refused(refusals: Refusal[]) {
    const next = refusals.shift();
    return next && refusal(...next);
  }
}

function one(status: number, data: object) {
  return { status, body: { status: 'success', message: '', data } };
}

function page(all: readonly object[], query: URLSearchParams) {
  const from = Number(query.get('cursor') ?? 0);
  const to = from + Number(query.get('limit'));
  const data = all.slice(from, to);
  const pagination = {
    current_entries_size: data.length,
    ...(to < all.length && { next_cursor: String(to) }),
  };
  return { status: 200, body: { status: 'success', message: '', data, pagination } };
}

function refusal(status: number, name: string, retryAfter?: number) {
  const message = `Refused as ${name}.`;
  return {
    status,
    body: { status: 'error', message, error: { name, message } },
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  };
}
