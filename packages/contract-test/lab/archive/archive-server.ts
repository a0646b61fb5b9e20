import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import type { Answer, WireRequest } from '../../src/model/message.ts';
import { type Data, type DataObject, object } from '../contract.ts';
import { type ArchiveState, etagOf, freshArchive, type Holdings, held, patched } from './archive-state.ts';
import { partsOf } from './form-parts.ts';

/** The document of the archive. */
export const archiveFile = fileURLToPath(new URL('./openapi.yaml', import.meta.url));

/** The keys of two tenants. */
export const keys = { one: 'archive-key-one', two: 'archive-key-two' };

export interface ArchiveReply {
  status: number;
  headers?: Record<string, string>;
  body?: Data;
  bytes?: string;
}

/** A request as the archive reads it. */
export interface ArchiveCall {
  readonly method: string;
  /** The decoded segments of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  readonly json: Data | undefined;
  readonly tenant: string;
  readonly isHead: boolean;
  /** The number of concurrent requests. */
  readonly crowd: number;
}

/** A fault of an archive: `next` behaves like the clean one. */
export type ArchiveFault = (
  call: ArchiveCall,
  state: ArchiveState,
  next: (call?: ArchiveCall) => ArchiveReply,
) => ArchiveReply;

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(parse(readFileSync(archiveFile, 'utf8')), 'archive');
const isDay = ajv.compile({ type: 'string', format: 'date' });
const validators = new Map<string, ValidateFunction>();

function isValid(schema: string, value: Data): boolean {
  const known = validators.get(schema) ?? ajv.compile({ $ref: `archive#/components/schemas/${schema}` });
  validators.set(schema, known);
  return known(value) as boolean;
}

/** A fresh in-memory archive: clean, or with a fault. */
export function archiveServer(
  fault: ArchiveFault = (_, _state, next) => next(),
): (request: WireRequest, crowd?: number) => Answer {
  const state = freshArchive();
  return (request, crowd = 1) => {
    const call = callOf(request, crowd);
    const reply =
      typeof call === 'number' ? refusal(call) : fault(call, state, (other = call) => serve(other, state));
    const text = reply.bytes ?? (reply.body === undefined ? '' : JSON.stringify(reply.body));
    const type = reply.bytes === undefined ? 'application/json' : 'application/octet-stream';
    return {
      kind: 'response',
      status: reply.status,
      headers: [
        ...(text === '' && reply.bytes === undefined ? [] : [['Content-Type', type] as const]),
        ...Object.entries(reply.headers ?? {}),
      ],
      body: new TextEncoder().encode(request.method === 'HEAD' ? '' : text),
    };
  };
}

function callOf(request: WireRequest, crowd: number): ArchiveCall | number {
  const { pathname, searchParams, search } = new URL(request.target, 'http://archive.invalid');
  const headers = new Map(request.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const tenant = Object.entries(keys).find(([, key]) => key === headers.get('x-key'))?.[0];
  if (tenant === undefined) return 401;
  const body = request.body ?? '';
  try {
    decodeURIComponent(search);
    const path = pathname.split('/').slice(1).map(decodeURIComponent);
    const isMultipart = headers.get('content-type')?.startsWith('multipart/') === true;
    const json = body === '' || isMultipart ? undefined : (JSON.parse(body) as Data);
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    return { crowd, isHead, method, path, query: searchParams, headers, body, json, tenant };
  } catch {
    return 400;
  }
}

/** The methods of each path, by its segments; `*` matches any. */
const methods: readonly (readonly [path: string, methods: readonly string[]])[] = [
  ['shelves', ['GET']],
  ['shelves/*', ['GET', 'PUT', 'PATCH', 'DELETE']],
  ['shelves/*/boxes', ['GET', 'POST']],
  ['shelves/*/boxes/*', ['GET', 'DELETE']],
  ['volumes', ['GET', 'POST']],
  ['volumes/*', ['GET']],
  ['imports', ['POST']],
  ['imports/*', ['GET']],
  ['scans', ['POST']],
  ['scans/*/file', ['GET']],
  ['loans', ['GET', 'POST']],
];

function serve(call: ArchiveCall, state: ArchiveState): ArchiveReply {
  const { path, method, tenant } = call;
  const shape = path.map((segment, at) => (at % 2 === 1 ? '*' : segment)).join('/');
  const found = methods.find(([one]) => one === shape)?.[1];
  if (found === undefined) return refusal(404);
  if (!found.includes(method)) {
    const allowed = found.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
    return refusal(405, { Allow: allowed.join(', ') });
  }
  const own = held(state, tenant);
  const [kind, id = '', below, inner = ''] = path;
  if (kind === 'shelves') {
    if (id === '' && path.length === 1) return ok([...own.shelves.values()]);
    if (!isValid('ShelfName', id)) return refusal(400);
    return below === undefined ? shelf(call, own, id) : boxes(call, own, id, inner);
  }
  if (kind === 'volumes') return volumes(call, own, id);
  if (kind === 'imports') return imports(call, own, id);
  return kind === 'scans' ? scans(call, own, id) : loans(call, own);
}

function shelf({ method, json, headers }: ArchiveCall, own: Holdings, name: string): ArchiveReply {
  const before = own.shelves.get(name);
  const match = headers.get('if-match');
  const isStale = match !== undefined && (before === undefined || ![etagOf(before), '*'].includes(match));
  if (method === 'GET') {
    if (before === undefined) return refusal(404);
    const etag = etagOf(before);
    return headers.get('if-none-match') === etag
      ? { status: 304, headers: { ETag: etag } }
      : ok(before, { ETag: etag });
  }
  if (method === 'DELETE') {
    own.boxes.delete(name);
    return own.shelves.delete(name) ? { status: 204 } : refusal(404);
  }
  if (json === undefined) return refusal(400);
  if (method === 'PUT') {
    if (!isValid('Shelf', json)) return refusal(422);
    if (object(json).shelf !== name) return refusal(409);
    if (isStale) return refusal(412);
    own.shelves.set(name, object(json));
    return { ...ok(json, { ETag: etagOf(object(json)) }), status: before === undefined ? 201 : 200 };
  }
  if (before === undefined) return refusal(404);
  if (match === undefined) return refusal(428);
  if (!isValid('ShelfPatch', json)) return refusal(422);
  if (isStale) return refusal(412);
  const after = patched(before, object(json));
  own.shelves.set(name, after);
  return ok(after);
}

function boxes({ method, json, path }: ArchiveCall, own: Holdings, name: string, id: string): ArchiveReply {
  if (!own.shelves.has(name)) return refusal(404);
  const all = own.boxes.get(name) ?? [];
  if (path.length === 3 && method === 'GET') return ok(all);
  if (method === 'POST') {
    if (json === undefined) return refusal(400);
    if (!isValid('Box', json)) return refusal(422);
    if (all.some(({ code }) => code === object(json).code)) return refusal(409);
    own.count += 1;
    const made = { ...object(json), box: `b${own.count}` };
    own.boxes.set(name, [...all, made]);
    return created(made);
  }
  const found = all.find(({ box }) => box === id);
  if (found === undefined) return refusal(404);
  if (method === 'GET') return ok(found);
  own.boxes.set(
    name,
    all.filter((one) => one !== found),
  );
  return { status: 204 };
}

function volumes({ method, json, query, path }: ArchiveCall, own: Holdings, id: string): ArchiveReply {
  if (path.length === 2) {
    if (!/^v[0-9]+$/.test(id)) return refusal(400);
    const found = own.volumes.get(id);
    return found === undefined ? refusal(404) : ok(found);
  }
  if (method === 'GET') {
    const asked = [...query].map(([name, value]) => [/^filter\[(\w+)\]$/.exec(name)?.[1], value] as const);
    if (asked.some(([name]) => name !== 'title' && name !== 'author')) return refusal(400);
    const isMatch = (one: DataObject): boolean =>
      asked.every(([name = '', value]) => one[name] === undefined || one[name] === value);
    return ok([...own.volumes.values()].filter(isMatch));
  }
  if (json === undefined) return refusal(400);
  if (!isValid('Volume', json)) return refusal(422);
  const { signature = '' } = object(json);
  if ([...own.volumes.values()].some((one) => one.signature === signature)) return refusal(409);
  own.count += 1;
  const made = { ...object(json), volumeId: `v${own.count}` };
  own.volumes.set(made.volumeId, made);
  return created(made, { Location: `/volumes/${made.volumeId}` });
}

function imports({ method, json }: ArchiveCall, own: Holdings, id: string): ArchiveReply {
  if (method === 'GET') {
    if (!/^i[0-9]+$/.test(id)) return refusal(400);
    const found = own.imports.get(id);
    if (found === undefined) return refusal(404);
    const polls = Number(found.polls) + 1;
    own.imports.set(id, { ...found, polls });
    const { polls: _, ...shown } = found;
    return ok({ ...shown, state: polls > 2 ? 'done' : 'running' });
  }
  if (json === undefined) return refusal(400);
  if (!isValid('Import', json)) return refusal(422);
  own.count += 1;
  const importId = `i${own.count}`;
  own.imports.set(importId, { ...object(json), importId, polls: 0 });
  return { status: 202, headers: { Location: `/imports/${importId}` } };
}

function scans({ method, body, headers }: ArchiveCall, own: Holdings, id: string): ArchiveReply {
  if (method === 'GET') {
    if (!/^s[0-9]+$/.test(id)) return refusal(400);
    const found = own.scans.get(id);
    return found === undefined ? refusal(404) : { status: 200, bytes: found };
  }
  const parts = partsOf(headers.get('content-type') ?? '', body);
  if (parts === undefined) return refusal(400);
  const file = parts.get('file');
  const title = parts.get('title')?.text;
  // A part without a file name is a field.
  if (file?.isFile !== true || title === undefined || title === '') return refusal(422);
  own.count += 1;
  const scanId = `s${own.count}`;
  own.scans.set(scanId, file.text);
  return created({ scanId, title });
}

function loans({ method, json, query }: ArchiveCall, own: Holdings): ArchiveReply {
  if (method === 'GET') {
    const from = query.get('from') ?? '2026-01-01';
    const to = query.get('to') ?? '9999-12-31';
    if ([from, to].some((day) => !isDay(day))) return refusal(400);
    return ok(own.loans.filter(({ begins }) => String(begins) >= from && String(begins) <= to));
  }
  if (json === undefined) return refusal(400);
  if (!isValid('Loan', json)) return refusal(422);
  own.count += 1;
  const made = { ...object(json), id: `l${own.count}` };
  own.loans.push(made);
  return created(made);
}

function ok(body: Data, headers: Record<string, string> = {}): ArchiveReply {
  return { status: 200, headers, body };
}

function created(body: Data, headers: Record<string, string> = {}): ArchiveReply {
  return { status: 201, headers, body };
}

/** A refusal with a reason. */
export function refusal(status: number, headers: Record<string, string> = {}): ArchiveReply {
  return { status, headers, body: { reason: String(status) } };
}
