import type { RuleName } from '../../src/model/rules.ts';
import { type DataObject, object } from '../contract.ts';
import { type ArchiveCall, type ArchiveFault, type ArchiveReply, refusal } from './archive-server.ts';
import { type ArchiveState, type Holdings, held, patched } from './archive-state.ts';

/** A fault of the archive and the expected finding. */
export interface ArchiveFaultEntry {
  readonly name: string;
  readonly expects: { readonly rule: RuleName; readonly operation: string };
  readonly serve: ArchiveFault;
}

/** Changes the stored shelf after a successful write; `before` is its previous state. */
function keeping(
  method: 'PUT' | 'PATCH',
  keep: (now: DataObject, before: DataObject, sent: DataObject) => DataObject,
): ArchiveFault {
  return (call, state, next) => {
    const own = held(state, call.tenant);
    const name = call.path[1] ?? '';
    const before = own.shelves.get(name) ?? {};
    const reply = next();
    const now = own.shelves.get(name);
    const isOfShelf = call.path[0] === 'shelves' && call.path.length === 2 && call.method === method;
    if (isOfShelf && reply.status < 300 && now !== undefined)
      own.shelves.set(name, keep(now, before, call.json as DataObject));
    return reply;
  };
}

/** Edits the responses to one method on paths of one kind, with a number of segments. */
function answering(
  method: string,
  kind: string,
  length: number,
  edit: (reply: ArchiveReply, call: ArchiveCall, own: Holdings, state: ArchiveState) => ArchiveReply,
): ArchiveFault {
  return (call, state, next) => {
    const reply = next();
    const isMeant = call.method === method && call.path[0] === kind && call.path.length === length;
    return isMeant ? edit(reply, call, held(state, call.tenant), state) : reply;
  };
}

function without(value: DataObject, name: string): DataObject {
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
}

/** Faults of HTTP semantics: conditions, merge patches, replacement, round trips. */
export const archiveFaults: readonly ArchiveFaultEntry[] = [
  {
    name: 'put-merges',
    expects: { rule: 'updated-differs', operation: 'putShelf' },
    serve: keeping('PUT', (now, before) => ({ ...before, ...now })),
  },
  {
    name: 'put-lost',
    expects: { rule: 'updated-differs', operation: 'putShelf' },
    serve: keeping('PUT', (now, before) => (before.shelf === undefined ? now : before)),
  },
  {
    name: 'put-creation-lost',
    expects: { rule: 'created-unreadable', operation: 'putShelf' },
    serve: answering('PUT', 'shelves', 2, (reply, call, own) => {
      if (reply.status === 201) own.shelves.delete(call.path[1] ?? '');
      return reply;
    }),
  },
  {
    name: 'patch-ignores-null',
    expects: { rule: 'updated-differs', operation: 'patchShelf' },
    serve: keeping('PATCH', (now, before, sent) => ({
      ...now,
      ...Object.fromEntries(Object.entries(before).filter(([name]) => sent[name] === null)),
    })),
  },
  {
    name: 'patch-replaces-inner',
    expects: { rule: 'updated-differs', operation: 'patchShelf' },
    serve: keeping('PATCH', (now, _, sent) =>
      typeof sent.keeper === 'object' && sent.keeper !== null
        ? { ...now, keeper: patched({}, object(sent.keeper)) }
        : now,
    ),
  },
  {
    name: 'patch-forgets-others',
    expects: { rule: 'updated-differs', operation: 'patchShelf' },
    serve: keeping('PATCH', (now, _, sent) => (sent.rows === undefined ? without(now, 'rows') : now)),
  },
  {
    name: 'zero-lost',
    expects: { rule: 'created-differs', operation: 'putShelf' },
    serve: keeping('PUT', (now) => (now.rows === 0 ? without(now, 'rows') : now)),
  },
  {
    name: 'false-lost',
    expects: { rule: 'created-differs', operation: 'putShelf' },
    serve: keeping('PUT', (now) => (now.cold === false ? without(now, 'cold') : now)),
  },
  {
    name: 'patch-to-zero-ignored',
    expects: { rule: 'updated-differs', operation: 'patchShelf' },
    serve: keeping('PATCH', (now, before, sent) =>
      sent.rows === 0 && before.rows !== undefined ? { ...now, rows: before.rows } : now,
    ),
  },
  {
    name: 'patch-to-empty-text-ignored',
    expects: { rule: 'updated-differs', operation: 'patchShelf' },
    serve: keeping('PATCH', (now, before, sent) =>
      sent.note === '' && before.note !== undefined ? { ...now, note: before.note } : now,
    ),
  },
  {
    name: 'list-sorted',
    expects: { rule: 'created-differs', operation: 'putShelf' },
    serve: keeping('PUT', (now) =>
      Array.isArray(now.order) ? { ...now, order: now.order.toSorted() } : now,
    ),
  },
  {
    name: 'list-deduplicated',
    expects: { rule: 'created-differs', operation: 'putShelf' },
    serve: keeping('PUT', (now) =>
      Array.isArray(now.order) ? { ...now, order: [...new Set(now.order)] } : now,
    ),
  },
  {
    name: 'fraction-cut',
    expects: { rule: 'created-differs', operation: 'putShelf' },
    serve: keeping('PUT', (now) =>
      typeof now.height === 'number' ? { ...now, height: Math.floor(now.height) } : now,
    ),
  },
  {
    name: 'etag-of-name-alone',
    expects: { rule: 'conditional-request', operation: 'putShelf' },
    serve: answering('GET', 'shelves', 2, (reply, call) => {
      const etag = `"${call.path[1]}"`;
      if (reply.status !== 200) return reply;
      const isKnown = call.headers.get('if-none-match') === etag;
      return isKnown ? { status: 304, headers: { ETag: etag } } : { ...reply, headers: { ETag: etag } };
    }),
  },
  {
    name: 'never-304',
    expects: { rule: 'conditional-request', operation: 'getShelf' },
    serve: (call, _, next) => next({ ...call, headers: withoutHeader(call, 'if-none-match') }),
  },
  {
    name: 'always-304',
    expects: { rule: 'conditional-request', operation: 'getShelf' },
    serve: answering('GET', 'shelves', 2, (reply, call) =>
      reply.status === 200 && call.headers.has('if-none-match') ? { status: 304 } : reply,
    ),
  },
  {
    name: 'if-match-ignored',
    expects: { rule: 'conditional-request', operation: 'putShelf' },
    serve: (call, _, next) =>
      next(call.method === 'PUT' ? { ...call, headers: withoutHeader(call, 'if-match') } : call),
  },
  {
    name: 'head-changes',
    expects: { rule: 'read-changed', operation: 'getShelf' },
    serve: answering('GET', 'shelves', 2, (reply, call, own) => {
      const shelf = own.shelves.get(call.path[1] ?? '');
      if (shelf !== undefined && call.isHead)
        own.shelves.set(String(shelf.shelf), { ...shelf, room: 'looked at' });
      return reply;
    }),
  },
  {
    name: 'list-below-changes',
    expects: { rule: 'read-changed', operation: 'listBoxes' },
    serve: answering('GET', 'shelves', 3, (reply, call, own) => {
      const shelf = own.shelves.get(call.path[1] ?? '');
      if (shelf !== undefined) own.shelves.set(String(shelf.shelf), { ...shelf, room: 'counted' });
      return reply;
    }),
  },
  {
    name: 'tenants-read-all',
    expects: { rule: 'other-tenant', operation: 'getShelf' },
    serve: asTheFirst(
      (call) => call.method === 'GET' && call.path[0] === 'shelves' && call.path.length === 2,
    ),
  },
  {
    name: 'tenants-list-all',
    expects: { rule: 'other-tenant', operation: 'listShelves' },
    serve: asTheFirst((call) => call.method === 'GET' && call.path.join() === 'shelves'),
  },
  {
    name: 'tenants-list-volumes',
    expects: { rule: 'other-tenant', operation: 'findVolumes' },
    serve: asTheFirst((call) => call.method === 'GET' && call.path.join() === 'volumes'),
  },
  {
    name: 'tenants-patch-all',
    expects: { rule: 'other-tenant', operation: 'patchShelf' },
    serve: asTheFirst((call) => call.method === 'PATCH'),
  },
  {
    name: 'tenants-delete-all',
    expects: { rule: 'other-tenant', operation: 'dropShelf' },
    serve: asTheFirst((call) => call.method === 'DELETE' && call.path.length === 2),
  },
  {
    name: 'box-of-any-shelf-read',
    expects: { rule: 'wrong-parent', operation: 'getBox' },
    serve: onItsShelf('GET'),
  },
  {
    name: 'box-of-any-shelf-dropped',
    expects: { rule: 'wrong-parent', operation: 'dropBox' },
    serve: onItsShelf('DELETE'),
  },
  {
    name: 'crowd-loses',
    expects: { rule: 'lost-write', operation: 'addVolume' },
    serve: answering('POST', 'volumes', 1, (reply, call, own) => {
      if (reply.status === 201 && call.crowd > 1) own.volumes.delete(`v${own.count}`);
      return reply;
    }),
  },
  {
    name: 'crowd-shares-identifier',
    expects: { rule: 'lost-write', operation: 'addVolume' },
    serve: (call, state, next) => {
      const own = held(state, call.tenant);
      const isSecond = call.crowd > 1 && call.crowd < 4 && call.path.join() === 'volumes';
      if (isSecond && call.method === 'POST') own.count -= 1;
      return next();
    },
  },
  {
    name: 'crowd-fails',
    expects: { rule: 'server-error', operation: 'addVolume' },
    serve: answering('POST', 'volumes', 1, (reply, call) => (call.crowd > 2 ? refusal(500) : reply)),
  },
  {
    name: 'nul-fails',
    expects: { rule: 'server-error', operation: 'addVolume' },
    serve: failingOn((call) => call.path.join() === 'volumes' && call.body.includes('\\u0000')),
  },
  {
    name: 'half-surrogate-fails',
    expects: { rule: 'server-error', operation: 'addVolume' },
    serve: failingOn((call) => !String(object(call.json).author ?? '').isWellFormed()),
  },
  {
    name: 'long-text-fails',
    expects: { rule: 'server-error', operation: 'addVolume' },
    serve: failingOn((call) => String(object(call.json).author ?? '').length > 255),
  },
  {
    name: 'quote-in-nested-query-fails',
    expects: { rule: 'server-error', operation: 'findVolumes' },
    serve: failingOn((call) => (call.query.get('filter[author]') ?? '').includes("'")),
  },
  {
    name: 'zero-pages-refused-with-422',
    expects: { rule: 'valid-refused', operation: 'addVolume' },
    serve: (call, _, next) =>
      call.path.join() === 'volumes' && object(call.json).pages === 0 ? refusal(422) : next(),
  },
  {
    name: 'file-as-text',
    expects: { rule: 'created-differs', operation: 'addScan' },
    serve: answering('GET', 'scans', 3, (reply) =>
      reply.bytes === undefined ? reply : { ...reply, bytes: reply.bytes.replaceAll('\r\n', '\n') },
    ),
  },
  {
    name: 'file-trimmed',
    expects: { rule: 'created-differs', operation: 'addScan' },
    serve: answering('GET', 'scans', 3, (reply) =>
      reply.bytes === undefined ? reply : { ...reply, bytes: reply.bytes.trimEnd() },
    ),
  },
];

/** Fails on some requests. */
function failingOn(isMeant: (call: ArchiveCall) => boolean): ArchiveFault {
  return (call, _, next) => (isMeant(call) ? refusal(500) : next());
}

/** Treats every tenant as the first one in some calls. */
function asTheFirst(isMeant: (call: ArchiveCall) => boolean): ArchiveFault {
  return (call, _, next) => next(isMeant(call) ? { ...call, tenant: 'one' } : call);
}

/** Finds a box through any existing shelf. */
function onItsShelf(method: string): ArchiveFault {
  return (call, state, next) => {
    const own = held(state, call.tenant);
    const [, shelf = '', , box] = call.path;
    const found = [...own.boxes].find(([, all]) => all.some((one) => one.box === box));
    const isMeant = call.method === method && call.path.length === 4 && own.shelves.has(shelf);
    if (!isMeant || found === undefined) return next();
    return next({ ...call, path: ['shelves', found[0], 'boxes', box ?? ''] });
  };
}

function withoutHeader({ headers }: ArchiveCall, name: string): ReadonlyMap<string, string> {
  return new Map([...headers].filter(([one]) => one !== name));
}
