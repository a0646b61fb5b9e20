import type { Answer, Call, Routes } from '../listener.ts';
import { integer } from '../queries.ts';
import { componentChecks } from '../schemas.ts';
import { entityTag, type Item, jsonOf, names, problem, type Store, sha256 } from './store.ts';

const refusesExport = componentChecks(new URL('document.yaml', import.meta.url))('ExportRequest');
const mediaTypeOf = (call: Call) => call.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Items: uploads, downloads with ranges, cursor pages, exports. */
export function itemRoutes(store: Store): Routes {
  const shown = ({ content, ...item }: Item) => ({
    ...item,
    size: content.length,
    ...(store.shows('extra-member') ? { storagePath: `/blobs/${item.sha256}` } : {}),
  });
  const kept = (bytes: Buffer) =>
    store.shows('bytes-decoded') ? Buffer.from(bytes.toString('utf8'), 'utf8') : bytes;
  const find = (id: string) => store.items.get(id) ?? store.deleted.get(id);

  const list = (call: Call, name: string): Answer => {
    if (!store.shelves.has(name)) return problem(404, 'No such shelf');
    const limit =
      integer(call.query, 'limit', store.shows('limit-unchecked') ? {} : { min: 1, max: 100 }) ?? 20;
    const minSize = integer(call.query, 'minSize', { min: 0 }) ?? 0;
    const maxSize = integer(call.query, 'maxSize', { min: 0 }) ?? Number.POSITIVE_INFINITY;
    const mediaType = store.shows('media-type-ignored') ? null : call.query.get('mediaType');
    const least = (size: number) =>
      store.shows('min-size-exclusive') && minSize > 0 ? size > minSize : size >= minSize;
    const most = (size: number) => (store.shows('max-size-exclusive') ? size < maxSize : size <= maxSize);
    const all = store.shows('foreign-items') ? [...store.items.values()] : store.itemsOf(name);
    const found = all
      .filter((item) => mediaType === null || item.mediaType === mediaType)
      .filter((item) => least(item.content.length) && most(item.content.length));
    if (store.shows('newest-first')) found.reverse();
    const cursor = call.query.get('cursor');
    let first = 0;
    if (cursor !== null) {
      const last = Buffer.from(cursor, 'base64url').toString('latin1');
      first = found.findIndex((item) => item.id === last) + 1;
      if (first === 0) return problem(400, 'The cursor is not valid');
      if (store.shows('page-skips')) first += 1;
      if (store.shows('page-overlaps')) first -= 1;
    }
    const page = found.slice(first, first + limit);
    const last = page.at(-1);
    const more =
      last !== undefined && first + limit < found.length && (limit > 1 || !store.shows('page-overlaps'));
    return {
      status: 200,
      body: {
        items: page.map(shown),
        total: store.shows('total-of-page') ? page.length : found.length,
        ...(more ? { nextCursor: Buffer.from(last.id, 'latin1').toString('base64url') } : {}),
      },
    };
  };

  const upload = async (call: Call, name: string): Promise<Answer> => {
    if (!store.shelves.has(name)) return problem(404, 'No such shelf');
    if (mediaTypeOf(call) !== 'multipart/form-data') return problem(415, 'Send multipart/form-data');
    let form: FormData;
    try {
      const headers = { 'Content-Type': call.header('content-type') ?? '' };
      form = await new Response(new Uint8Array(call.body), { headers }).formData();
    } catch {
      return problem(400, 'The body is not a multipart form');
    }
    const part = form.get('file');
    const caption = form.get('caption');
    if (part === null) return problem(422, 'The part file is missing');
    if (caption !== null && typeof caption !== 'string') return problem(422, 'caption must be a text');
    if (caption !== null && [...caption].length > 200) return problem(422, 'caption is too long');
    const bytes = typeof part === 'string' ? Buffer.from(part) : Buffer.from(await part.arrayBuffer());
    const item = place(store, name, kept(bytes), {
      fileName: typeof part === 'string' ? 'file' : part.name,
      mediaType: (typeof part === 'string' ? '' : part.type) || 'application/octet-stream',
      caption,
    });
    return {
      status: 201,
      headers: store.shows('upload-without-location') ? {} : { Location: `/items/${item.id}` },
      body: shown(item),
    };
  };

  const content = (call: Call, id: string): Answer => {
    const item = find(id);
    if (!item) return problem(404, 'No such item');
    const bytes = item.content;
    const headers = { 'Content-Type': 'application/octet-stream', ETag: entityTag(bytes) };
    const known = call.header('if-none-match');
    if (known !== undefined && names(known, headers.ETag))
      return { status: 304, headers: { ETag: headers.ETag } };
    const range = /^bytes=(\d+)-(\d*)$/.exec(call.header('range') ?? '');
    const first = Number(range?.[1]);
    const last = range?.[2] ? Math.min(Number(range[2]), bytes.length - 1) : bytes.length - 1;
    if (!range || (range[2] && Number(range[2]) < first)) return { status: 200, headers, body: bytes };
    if (first >= bytes.length) {
      const refusal = problem(416, 'The item has no such bytes');
      return { ...refusal, headers: { ...refusal.headers, 'Content-Range': `bytes */${bytes.length}` } };
    }
    return {
      status: 206,
      headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` },
      body: bytes.subarray(first, last + 1),
    };
  };

  const replace = (call: Call, id: string): Answer => {
    const item = find(id);
    if (!item) return problem(404, 'No such item');
    if (mediaTypeOf(call) !== 'application/octet-stream')
      return problem(415, 'Send application/octet-stream');
    item.content = kept(call.body);
    if (!store.shows('checksum-outdated')) item.sha256 = sha256(item.content);
    return { status: 204, headers: { ETag: entityTag(item.content) } };
  };

  const get = (_call: Call, id: string): Answer => {
    const item = find(id);
    return item ? { status: 200, body: shown(item) } : problem(404, 'No such item');
  };

  const remove = (_call: Call, id: string): Answer => {
    const item = store.items.get(id);
    if (!item) return problem(404, 'No such item');
    store.items.delete(id);
    if (store.shows('delete-keeps')) store.deleted.set(id, item);
    return { status: 204 };
  };

  const summary = (call: Call, name: string): Answer => {
    if (!store.shelves.has(name)) return problem(404, 'No such shelf');
    const items = store.itemsOf(name);
    const { itemCount, totalBytes } = counted(items);
    const accepts = (call.header('accept') ?? '*/*').split(',').map((type) => type.split(';')[0]?.trim());
    if (accepts.some((type) => ['*/*', 'application/*', 'application/json'].includes(type ?? '')))
      return { status: 200, headers: { Vary: 'Accept' }, body: { name, itemCount, totalBytes } };
    if (accepts.some((type) => ['text/*', 'text/csv'].includes(type ?? ''))) {
      const csv = `name,itemCount,totalBytes\r\n${name},${itemCount},${totalBytes}\r\n`;
      return { status: 200, headers: { 'Content-Type': 'text/csv', Vary: 'Accept' }, body: Buffer.from(csv) };
    }
    return problem(406, 'Only application/json and text/csv');
  };

  const startExport = (call: Call): Answer => {
    const body = jsonOf(call, 'application/json');
    if ('refusal' in body) return body.refusal;
    const detail = refusesExport(body.value);
    if (detail) return problem(422, 'The request is not valid', detail);
    const { shelf, format = 'zip' } = body.value as { shelf: string; format?: string };
    if (!store.shelves.has(shelf)) return problem(422, 'No such shelf');
    const id = store.id();
    store.exports.set(id, { id, shelf, format, ...counted(store.itemsOf(shelf)) });
    return {
      status: 202,
      headers: { Location: `/exports/${id}` },
      body: { id, status: 'queued', shelf, format },
    };
  };

  const getExport = (_call: Call, id: string): Answer => {
    const found = store.exports.get(id);
    return found ? { status: 200, body: { ...found, status: 'done' } } : problem(404, 'No such export');
  };

  return {
    '/shelves/{name}/summary': { GET: summary },
    '/shelves/{name}/items': { GET: list, POST: upload },
    '/items/{itemId}': { GET: get, DELETE: remove },
    '/items/{itemId}/content': { GET: content, PUT: replace },
    '/exports': { POST: startExport },
    '/exports/{exportId}': { GET: getExport },
  };
}

/** Puts bytes on a shelf. */
export function place(
  store: Store,
  shelf: string,
  content: Buffer,
  named: Pick<Item, 'fileName' | 'mediaType' | 'caption'>,
): Item {
  const id = store.shows('item-id-numeric') ? String(store.items.size + 1) : store.id();
  const item = { id, shelf, ...named, sha256: sha256(content), createdAt: store.moment(), content };
  store.items.set(id, item);
  return item;
}

function counted(items: readonly Item[]) {
  const totalBytes = items.reduce((sum, item) => sum + item.content.length, 0);
  return { itemCount: items.length, totalBytes };
}
