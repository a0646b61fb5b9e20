import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { library } from '../../lab/strangers/library/server.ts';
import type { RunningStranger } from '../../lab/strangers/stranger.ts';
import { applyOverlay } from '../../test/record/apply-overlay.ts';
import { systemClock } from '../send/clock.ts';
import { contractCommand } from './contract-command.ts';

const document = readFileSync(new URL('../../lab/strangers/library/document.yaml', import.meta.url), 'utf8');
const key = library.headers[0]?.split(': ')[1] ?? '';

let target: RunningStranger;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-record-'));
  target = await library.start({});
});
afterAll(async () => {
  await target.close();
  rmSync(folder, { recursive: true });
});

/** Records what a client does, and gives the exit code and what was written. */
async function record(
  options: readonly string[],
  traffic: (send: (line: string, init?: RequestInit) => Promise<Response>) => Promise<void>,
  url = target.url,
) {
  const ending = new AbortController();
  const written = { out: '', error: '' };
  const output = (name: keyof typeof written) => ({
    write(text: string) {
      written[name] += text;
    },
  });
  const argv = ['record', '--target', url, ...options];
  const code = contractCommand(argv, {
    out: output('out'),
    error: output('error'),
    signal: ending.signal,
    clock: systemClock,
  });
  await Promise.race([code, expect.poll(() => written.error).toContain('Records ')]);
  const [proxy = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(written.error) ?? [];
  await traffic((line, init = {}) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    return fetch(proxy + path, { method, ...init, headers: { 'X-Library-Key': key, ...init.headers } });
  }).finally(() => ending.abort());
  return { code: await code, ...written };
}

function spec(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : stringify(value));
  return file;
}

const json = (value: unknown, type = 'application/json') => ({
  body: JSON.stringify(value),
  headers: { 'Content-Type': type },
});

/** A session of a client: reads, writes, refusals, bytes, a job. */
async function session(send: (line: string, init?: RequestInit) => Promise<Response>): Promise<void> {
  const read = async (line: string, init?: RequestInit) => {
    const response = await send(line, init);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  await read('GET /shelves');
  await read('GET /shelves/maps');
  await read('GET /shelves/nowhere');
  await read('HEAD /shelves/maps');
  await read('GET /shelves/maps/summary');
  await read('GET /shelves/maps/summary', { headers: { Accept: 'text/csv' } });
  const page = JSON.parse((await read('GET /shelves/maps/items?limit=2')).text) as {
    items: { id: string }[];
  };
  for (const { id } of page.items) {
    await read(`GET /items/${id}`);
    const { headers } = await read(`GET /items/${id}/content`);
    await read(`GET /items/${id}/content`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    await read(`GET /items/${id}/content`, { headers: { Range: 'bytes=0-3' } });
  }
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array([0, 255, 1])], { type: 'image/png' }), 'a.png');
  await read('POST /shelves/letters/items', { body: form });
  const { headers } = await read('PUT /shelves/new', json({ name: 'new', title: 'New', tags: [] }));
  await read('PATCH /shelves/new', {
    body: JSON.stringify({ description: null, title: 'Newer' }),
    headers: { 'Content-Type': 'application/merge-patch+json', 'If-Match': headers.get('etag') ?? '' },
  });
  await read('PUT /shelves/new', json({ title: 7 }));
  await read('DELETE /shelves/new');
  const started = await read('POST /exports', json({ shelf: 'maps' }));
  const location = started.headers.get('location') ?? '';
  await read(`GET ${location.replace(/^https?:\/\/[^/]+/, '')}`);
  await read('GET /shelves', { headers: { 'X-Library-Key': 'wrong-key-of-somebody' } });
}

describe('contract record', () => {
  it('finds nothing in traffic that keeps the document', async () => {
    const { code, out } = await record(['--spec', spec('whole.yaml', document)], session);
    expect(out).toMatch(/^no error, no warning: \d+ exchanges/m);
    expect(code).toBe(0);
  });

  it('proposes edits after which the same traffic keeps the document', async () => {
    const known = parse(document);
    delete known.paths['/exports/{exportId}'];
    delete known.paths['/items/{itemId}/content'];
    delete known.paths['/shelves/{name}'].patch;
    delete known.paths['/shelves/{name}'].get.responses['404'];
    delete known.paths['/shelves/{name}/summary'].get.responses['200'].content['text/csv'];
    delete known.components.headers.ETag;
    for (const method of ['get', 'put']) {
      for (const response of Object.values<Record<string, unknown>>(
        known.paths['/shelves/{name}'][method].responses,
      )) {
        delete response.headers;
      }
    }
    known.paths['/shelves/{name}/items'].get.parameters.shift();
    delete known.components.schemas.Item.properties.size;
    known.components.schemas.Item.required = known.components.schemas.Item.required.filter(
      (name: string) => name !== 'size',
    );
    known.components.schemas.Shelf.properties.weight = { type: 'string' };
    const file = spec('partial.yaml', known);
    const edits = join(folder, 'edits.yaml');
    const reports = ['markdown', 'json', 'har'].flatMap((form) => [
      '--report',
      `${form}:${join(folder, `record.${form}`)}`,
    ]);
    const first = await record(['--spec', file, '--edits', edits, '--report', 'text', ...reports], session);
    expect(first.code).toBe(1);
    expect(first.out).toContain('GET /exports/{exportId}');
    expect(first.out).toContain('PATCH /shelves/{name}');
    const overlay = parse(readFileSync(edits, 'utf8'));
    expect(overlay).toMatchObject({ overlay: '1.0.0', extends: './partial.yaml' });

    const edited = spec('edited.yaml', applyOverlay(known, overlay.actions));
    const again = await record(['--spec', edited], session);
    expect(again.out).toMatch(/^no error, no warning: /m);
    expect(again.code).toBe(0);

    for (const name of ['edits.yaml', 'record.markdown', 'record.json', 'record.har']) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect(text).not.toContain(key);
      expect(text).not.toContain('wrong-key-of-somebody');
    }
    expect(first.out).not.toContain(key);
  });

  it('fails as told', async () => {
    const known = parse(document);
    delete known.components.schemas.Shelf.properties.weight;
    known.components.schemas.Shelf.required = ['name'];
    const read = async (send: (line: string) => Promise<Response>) => void (await send('GET /shelves/maps'));
    const options = ['--spec', spec('less.yaml', known)];
    expect((await record(options, read)).code).toBe(1);
    expect((await record([...options, '--fail-on', 'error'], read)).code).toBe(0);
    expect((await record([...options, '--severity', 'undocumented-field=off'], read)).code).toBe(0);
    const nothing = await record(options, async () => undefined);
    expect(nothing.code).toBe(2);
    expect(nothing.error).toContain('Nothing was recorded');
  });

  it('shows types instead of values with the profile upstream', async () => {
    const known = parse(document);
    known.components.schemas.Shelf.properties.title = { type: 'integer' };
    const read = async (send: (line: string) => Promise<Response>) => void (await send('GET /shelves/maps'));
    const options = ['--spec', spec('typed.yaml', known)];
    expect((await record(options, read)).out).toContain('string "Old maps"');
    const { out } = await record([...options, '--profile', 'upstream'], read);
    expect(out).toContain('actual   string');
    expect(out).not.toContain('Old maps');
  });

  it('says what it cannot do', async () => {
    const file = spec('whole.yaml', document);
    const none = async () => undefined;
    expect((await record(['--spec', file, '--port', '99999'], none)).error).toBe(
      '--port "99999" is not a port; use one such as 4020.\n',
    );
    const taken = new URL(target.url).port;
    expect((await record(['--spec', file, '--port', taken], none)).error).toContain(
      `The port ${taken} cannot be opened (EADDRINUSE)`,
    );
    expect((await record(['--spec', file, '--severity', 'missing-auth=off'], none)).error).toContain(
      'names an unknown rule',
    );
  });
});
