import type { Observation, Talk } from '../talk.ts';
import type { LibraryFault } from './faults.ts';

const shelf = {
  name: 'new-shelf',
  title: 'New',
  description: 'Text',
  tags: ['z', 'a'],
  capacity: 7,
  weight: 1.25,
  public: false,
};
const put = (talk: Talk, changes: object = {}, headers = {}) =>
  talk('PUT', '/shelves/new-shelf', { json: { ...shelf, ...changes }, headers });
const read = (talk: Talk, name = 'new-shelf', headers = {}) => talk('GET', `/shelves/${name}`, { headers });
const items = async (talk: Talk, query = '') => (await talk('GET', `/shelves/maps/items${query}`)).json;
const files = async (talk: Talk, query = ''): Promise<string[]> =>
  (await items(talk, query)).items.map(({ fileName }: { fileName: string }) => fileName);
const shelves = async (talk: Talk, query = ''): Promise<string[]> =>
  (await talk('GET', `/shelves${query}`)).json.map(({ name }: { name: string }) => name);
const stored = async (talk: Talk, sent: object, member: keyof typeof shelf) => {
  await put(talk, sent);
  return (await read(talk)).json[member];
};
const upload = (talk: Talk, bytes: number[] = [1, 2, 3]) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'dot.png');
  return talk('POST', '/shelves/maps/items', { body: form });
};
const patched = async (talk: Talk, change: object) => {
  await put(talk);
  const tag = (await read(talk)).headers.get('etag') ?? '';
  const headers = { 'If-Match': tag, 'Content-Type': 'application/merge-patch+json' };
  return (await talk('PATCH', '/shelves/new-shelf', { body: JSON.stringify(change), headers })).json;
};
/** The files of two pages of two. */
const pages = async (talk: Talk) => {
  const { nextCursor } = await items(talk, '?limit=2');
  return [await files(talk, '?limit=2'), await files(talk, `?limit=2&cursor=${nextCursor}`)];
};

/** The observation that reveals each fault of the media library. */
export const observations: Readonly<Record<LibraryFault, Observation>> = {
  'created-at-missing': {
    ask: async (talk) => typeof (await read(talk, 'maps')).json.createdAt,
    right: 'string',
  },
  'capacity-as-text': { ask: async (talk) => (await read(talk, 'maps')).json.capacity, right: 40 },
  'list-wrapped': { ask: async (talk) => Array.isArray((await talk('GET', '/shelves')).json), right: true },
  'unknown-shelf-500': { ask: async (talk) => (await read(talk, 'nothing')).status, right: 404 },
  'item-id-numeric': { ask: async (talk) => (await upload(talk)).json.id.length, right: 36 },
  'upload-without-location': {
    ask: async (talk) => {
      const { headers, json } = await upload(talk);
      return headers.get('location') === `/items/${json.id}`;
    },
    right: true,
  },
  'delete-with-body': {
    ask: async (talk) => {
      await put(talk);
      return [(await talk('DELETE', '/shelves/new-shelf')).status, (await read(talk)).status];
    },
    right: [204, 404],
  },
  'problem-as-json': {
    ask: async (talk) => (await read(talk, 'nothing')).headers.get('content-type'),
    right: 'application/problem+json',
  },
  'capacity-unchecked': {
    ask: async (talk) => (await put(talk, { capacity: 1_000_001 })).status,
    right: 422,
  },
  'limit-unchecked': {
    ask: async (talk) => (await talk('GET', '/shelves/maps/items?limit=101')).status,
    right: 400,
  },
  'key-not-needed': {
    ask: async (talk) => (await read(talk, 'maps', { 'X-Library-Key': '' })).status,
    right: 401,
  },
  'any-key-accepted': {
    ask: async (talk) => (await read(talk, 'maps', { 'X-Library-Key': 'x' })).status,
    right: 401,
  },
  'extra-member': { ask: async (talk) => 'storagePath' in (await items(talk)).items[0], right: false },
  'extra-header': { ask: async (talk) => (await read(talk, 'maps')).headers.has('x-backend'), right: false },
  'etag-missing': { ask: async (talk) => (await read(talk, 'maps')).headers.has('etag'), right: true },
  'no-tags-null': { ask: async (talk) => (await put(talk, { tags: [] })).json.tags, right: [] },
  'long-title-refused': {
    ask: async (talk) => (await put(talk, { title: 'x'.repeat(80) })).status,
    right: 201,
  },
  'put-not-idempotent': {
    ask: async (talk) => [(await put(talk)).status, (await put(talk)).status, (await read(talk)).json.tags],
    right: [201, 200, ['z', 'a']],
  },
  'get-changes': {
    ask: async (talk) => {
      await read(talk, 'maps');
      return (await read(talk, 'maps')).json.capacity;
    },
    right: 40,
  },
  'etag-constant': {
    ask: async (talk) => {
      const first = (await put(talk)).headers.get('etag');
      const same = (await put(talk)).headers.get('etag');
      const other = (await put(talk, { weight: 2 })).headers.get('etag');
      return [first === same, first === other];
    },
    right: [true, false],
  },
  'always-not-modified': {
    ask: async (talk) => (await read(talk, 'maps', { 'If-None-Match': '"0ld"' })).status,
    right: 200,
  },
  'never-not-modified': {
    ask: async (talk) => {
      const tag = (await read(talk, 'maps')).headers.get('etag') ?? '';
      return (await read(talk, 'maps', { 'If-None-Match': tag })).status;
    },
    right: 304,
  },
  'if-match-ignored': {
    ask: async (talk) => {
      await put(talk);
      return [
        (await put(talk, { capacity: 9 }, { 'If-Match': '"0ld"' })).status,
        (await read(talk)).json.capacity,
      ];
    },
    right: [412, 7],
  },
  'star-overwrites': {
    ask: async (talk) => {
      const first = await put(talk, {}, { 'If-None-Match': '*' });
      return [first.status, (await put(talk, { capacity: 9 }, { 'If-None-Match': '*' })).status];
    },
    right: [201, 412],
  },
  'head-not-found': {
    ask: async (talk) => {
      const head = await talk('HEAD', '/shelves/maps');
      return [head.status, head.headers.get('etag') === (await read(talk, 'maps')).headers.get('etag')];
    },
    right: [200, true],
  },
  'delete-keeps': {
    ask: async (talk) => {
      const path = `/items/${(await upload(talk)).json.id}`;
      return [(await talk('DELETE', path)).status, (await talk('GET', path)).status];
    },
    right: [204, 404],
  },
  'zero-lost': { ask: (talk) => stored(talk, { capacity: 0 }, 'capacity'), right: 0 },
  'false-lost': { ask: (talk) => stored(talk, { public: false }, 'public'), right: false },
  'empty-lost': { ask: (talk) => stored(talk, { description: '' }, 'description'), right: '' },
  'tags-sorted': { ask: (talk) => stored(talk, { tags: ['z', 'b', 'z'] }, 'tags'), right: ['z', 'b', 'z'] },
  'patch-clears': {
    ask: async (talk) => {
      const { title, tags, capacity, description } = await patched(talk, { title: 'Other' });
      return [title, tags, capacity, description];
    },
    right: ['Other', ['z', 'a'], 7, 'Text'],
  },
  'patch-null-ignored': {
    ask: async (talk) => (await patched(talk, { description: null })).description,
    right: null,
  },
  'put-merges': {
    ask: async (talk) => {
      await put(talk);
      const { json } = await talk('PUT', '/shelves/new-shelf', {
        json: { name: 'new-shelf', title: 'Bare' },
      });
      return [json.description, json.tags, json.capacity, json.weight, json.public];
    },
    right: [null, [], 100, 1, true],
  },
  'weight-rounded': { ask: (talk) => stored(talk, { weight: 0.3 }, 'weight'), right: 0.3 },
  'bytes-decoded': {
    ask: async (talk) => {
      const { id } = (await upload(talk, [0, 255, 13, 10, 128])).json;
      const range = await talk('GET', `/items/${id}/content`, { headers: { Range: 'bytes=1-2' } });
      const { bytes } = await talk('GET', `/items/${id}/content`);
      return [[...bytes], [...range.bytes], range.headers.get('content-range')];
    },
    right: [[0, 255, 13, 10, 128], [255, 13], 'bytes 1-2/5'],
  },
  'other-name-accepted': { ask: async (talk) => (await put(talk, { name: 'other' })).status, right: 422 },
  'prefix-ignored': { ask: (talk) => shelves(talk, '?prefix=ma'), right: ['maps'] },
  'public-ignored': { ask: (talk) => shelves(talk, '?public=false'), right: ['letters'] },
  'tags-any': { ask: (talk) => shelves(talk, '?tag=paper&tag=old'), right: ['maps'] },
  'media-type-ignored': {
    ask: (talk) => files(talk, '?mediaType=text/plain'),
    right: ['sheet-2', 'sheet-5'],
  },
  'min-size-exclusive': { ask: (talk) => files(talk, '?minSize=40'), right: ['sheet-4', 'sheet-5'] },
  'max-size-exclusive': { ask: (talk) => files(talk, '?maxSize=20'), right: ['sheet-1', 'sheet-2'] },
  'page-skips': {
    ask: pages,
    right: [
      ['sheet-1', 'sheet-2'],
      ['sheet-3', 'sheet-4'],
    ],
  },
  'page-overlaps': {
    ask: async (talk) => (await pages(talk))[1],
    right: ['sheet-3', 'sheet-4'],
  },
  'newest-first': { ask: async (talk) => (await files(talk))[0], right: 'sheet-1' },
  'shelves-unsorted': { ask: (talk) => shelves(talk), right: ['letters', 'maps'] },
  'total-of-page': { ask: async (talk) => (await items(talk, '?limit=2')).total, right: 5 },
  'foreign-items': {
    ask: async (talk) => {
      const { json } = await talk('GET', '/shelves/maps/summary');
      return [(await files(talk)).length, json.itemCount, json.totalBytes];
    },
    right: [5, 5, 150],
  },
  'full-shelf-deleted': { ask: async (talk) => (await talk('DELETE', '/shelves/maps')).status, right: 409 },
  'checksum-outdated': {
    ask: async (talk) => {
      const { id } = (await upload(talk)).json;
      const headers = { 'Content-Type': 'application/octet-stream' };
      await talk('PUT', `/items/${id}/content`, { body: 'abc', headers });
      const { size, sha256 } = (await talk('GET', `/items/${id}`)).json;
      return [size, sha256.slice(0, 8)];
    },
    right: [3, 'ba7816bf'],
  },
};
