import { isRecord } from '../../src/contract/instances/json-value.ts';
import type { Json } from '../../src/contract/model.ts';
import type { Answer, WireRequest } from '../../src/model/message.ts';

/** A request as the shop reads it. */
interface ShopCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** The parsed body; undefined when it is no JSON. */
  readonly json: Json | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json;
}

/** What a faulty shop does instead: `serve` answers as the clean one does. */
export type ShopFault = (call: ShopCall, serve: (call: ShopCall) => Reply) => Reply;

/** Opens a shop that keeps its contract, but for a fault. The token `everything` may do everything, `nothing` nothing. */
export function openShop(fault: ShopFault = (call, serve) => serve(call)): (request: WireRequest) => Answer {
  const things = new Map<string, Json>();
  const done = new Map<string, { readonly body: string; readonly reply: Reply }>();
  const once = (call: ShopCall): Reply => {
    const key = call.headers.get('idempotency-key');
    const earlier = key === undefined ? undefined : done.get(key);
    if (earlier !== undefined) return earlier.body === call.body ? earlier.reply : refusal(409);
    const reply = serve(call, things);
    if (key !== undefined && reply.status === 201) done.set(key, { body: call.body, reply });
    return reply;
  };
  return (request) => {
    const { pathname, searchParams } = new URL(request.target, 'http://shop.example');
    const call: ShopCall = {
      method: request.method === 'HEAD' ? 'GET' : request.method,
      path: pathname,
      query: searchParams,
      headers: new Map(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: request.body ?? '',
      json: parsed(request.body ?? ''),
    };
    const { status, headers = {}, json } = fault(call, once);
    const text = json === undefined || request.method === 'HEAD' ? '' : JSON.stringify(json);
    const type = json === undefined ? [] : [['content-type', 'application/json'] as const];
    return {
      kind: 'response',
      status,
      headers: [...type, ...Object.entries(headers)],
      body: Buffer.from(text),
    };
  };
}

const methods: Readonly<Record<string, readonly string[]>> = {
  '/things': ['GET', 'POST'],
  '/things/newest': ['GET'],
  '/things/{thingId}': ['GET', 'DELETE'],
};

function serve(call: ShopCall, things: Map<string, Json>): Reply {
  const template = Object.hasOwn(methods, call.path) ? call.path : '/things/{thingId}';
  const allowed = methods[template] ?? [];
  if (!allowed.includes(call.method)) return refusal(405, { allow: allowed.join(', ') });
  if (template === '/things/newest') return found([...things.values()].at(-1));
  const token = call.headers.get('authorization');
  if (token !== 'Bearer everything' && token !== 'Bearer nothing') return refusal(401);
  if (token === 'Bearer nothing') return refusal(403);
  if (template === '/things') return call.method === 'GET' ? list(call, things) : create(call, things);
  const id = call.path.slice('/things/'.length);
  if (!/^t-[0-9]{8}$/.test(id)) return refusal(400);
  if (call.method === 'GET') return found(things.get(id));
  return things.delete(id) ? { status: 204 } : refusal(404);
}

function list({ query, headers }: ShopCall, things: Map<string, Json>): Reply {
  if (headers.get('accept')?.includes('vnd.nothing')) return refusal(406);
  const limit = query.get('limit') ?? '10';
  const isRight =
    /^([1-9]|10)$/.test(limit) &&
    ['asc', 'desc'].includes(query.get('sort') ?? 'asc') &&
    /^[A-Z]{3}$/.test(query.get('code') ?? 'ABC');
  if (!isRight) return refusal(400);
  return { status: 200, json: { items: [...things.values()].slice(-Number(limit)).toReversed() } };
}

function create({ body, json, headers }: ShopCall, things: Map<string, Json>): Reply {
  if (body.length > 2000) return refusal(413);
  if (body !== '' && headers.get('content-type') !== 'application/json') return refusal(415);
  if ((headers.get('idempotency-key') ?? 'long enough').length < 8 || !isThing(json)) return refusal(400);
  const id = `t-${String(things.size + 1).padStart(8, '0')}`;
  const thing = { ...json, id };
  things.set(id, thing);
  return { status: 201, headers: { Location: `http://shop.example/api/things/${id}` }, json: thing };
}

function isThing(json: Json | undefined): json is { readonly [name: string]: Json } {
  if (!isRecord(json)) return false;
  const { name, size = 1, colour = 'red', parts = [1, true] } = json;
  return (
    typeof name === 'string' &&
    name !== '' &&
    [...name].length <= 8 &&
    typeof size === 'number' &&
    [1, 2, 3, 4, 5].includes(size) &&
    typeof colour === 'string' &&
    /^[a-z]{1,6}$/.test(colour) &&
    Array.isArray(parts) &&
    parts.length === 2 &&
    Number.isInteger(parts[0]) &&
    typeof parts[1] === 'boolean'
  );
}

function found(thing: Json | undefined): Reply {
  return thing === undefined ? refusal(404) : { status: 200, headers: { ETag: '"1"' }, json: thing };
}

function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, json: { refused: status } };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
