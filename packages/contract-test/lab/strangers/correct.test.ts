import { afterEach, describe, expect, it } from 'vitest';
import { documentKeeping } from './document-keeping.ts';
import type { RunningStranger } from './stranger.ts';
import { startStranger, strangers } from './strangers.ts';
import { type Talk, talkTo } from './talk.ts';

const running: RunningStranger[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** A correct server; every response must follow its document. */
async function correct(name: 'library' | 'tracker'): Promise<Talk> {
  const server = await startStranger(name);
  running.push(server);
  const keeps = documentKeeping(new URL(`${name}/document.yaml`, import.meta.url));
  return talkTo(server.url, strangers[name].headers, (heard) => expect(keeps(heard)).toBeUndefined());
}

describe('the correct library', () => {
  it('summarizes a shelf as JSON or CSV and refuses other types', async () => {
    const talk = await correct('library');
    const path = '/shelves/letters/summary';
    const csv = await talk('GET', path, { headers: { Accept: 'text/csv' } });
    expect(csv.bytes.toString()).toBe('name,itemCount,totalBytes\r\nletters,1,11\r\n');
    expect((await talk('GET', path)).json).toEqual({ name: 'letters', itemCount: 1, totalBytes: 11 });
    expect((await talk('GET', path, { headers: { Accept: 'image/png' } })).status).toBe(406);
  });

  it('finishes an export where its Location leads, as the shelf was at its start', async () => {
    const talk = await correct('library');
    const started = await talk('POST', '/exports', { json: { shelf: 'maps', format: 'tar' } });
    expect([started.status, started.json.status]).toEqual([202, 'queued']);
    const done = await talk('GET', started.headers.get('location') ?? '');
    expect(done.json).toMatchObject({ status: 'done', format: 'tar', itemCount: 5, totalBytes: 150 });
    expect((await talk('POST', '/exports', { json: { shelf: 'nothing' } })).status).toBe(422);
  });

  it('keeps bytes, ranges and entity tags together', async () => {
    const talk = await correct('library');
    const item = (await talk('GET', '/shelves/letters/items')).json.items[0];
    const path = `/items/${item.id}/content`;
    const whole = await talk('GET', path);
    const tag = { 'If-None-Match': whole.headers.get('etag') ?? '' };
    expect((await talk('GET', path, { headers: tag })).status).toBe(304);
    expect((await talk('GET', path, { headers: { Range: 'bytes=5-' } })).bytes.toString()).toBe('reader');
    expect((await talk('GET', path, { headers: { Range: 'bytes=11-' } })).status).toBe(416);
    const type = { 'Content-Type': 'application/octet-stream' };
    expect((await talk('PUT', path, { body: 'new', headers: type })).status).toBe(204);
    expect((await talk('GET', path, { headers: tag })).bytes.toString()).toBe('new');
  });

  it('requires an entity tag for a patch and the media type of a merge patch', async () => {
    const talk = await correct('library');
    const body = JSON.stringify({ capacity: 1 });
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    expect((await talk('PATCH', '/shelves/maps', { body, headers })).status).toBe(428);
    const stale = { ...headers, 'If-Match': '"0ld"' };
    expect((await talk('PATCH', '/shelves/maps', { body, headers: stale })).status).toBe(412);
    const star = { 'Content-Type': 'text/plain', 'If-Match': '*' };
    expect((await talk('PATCH', '/shelves/maps', { body, headers: star })).status).toBe(415);
  });

  it('leads from page to page through each item once', async () => {
    const talk = await correct('library');
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { json } = await talk('GET', `/shelves/maps/items?limit=1${cursor}`);
      seen.push(...json.items.map((item: { fileName: string }) => item.fileName));
      if (json.nextCursor === undefined) break;
      cursor = `&cursor=${json.nextCursor}`;
    }
    expect(seen).toEqual(['sheet-1', 'sheet-2', 'sheet-3', 'sheet-4', 'sheet-5']);
    expect((await talk('GET', '/shelves/maps/items?cursor=x')).status).toBe(400);
  });
});

describe('the correct tracker', () => {
  it('answers what belongs to another workspace as if it did not exist', async () => {
    const talk = await correct('tracker');
    const [name, value] = (strangers.tracker.otherTenant ?? '').split(': ') as [string, string];
    const other = (path: string, method = 'GET') => talk(method, path, { headers: { [name]: value } });
    expect((await other('/projects')).json.data.map(({ key }: { key: string }) => key)).toEqual(['OPS']);
    expect((await other('/projects/1/tickets/4')).status).toBe(404);
    expect((await other('/projects/1/tickets/4', 'DELETE')).status).toBe(404);
    expect((await talk('GET', '/projects/1/tickets/4')).status).toBe(200);
  });

  it('leads forward and back through each ticket once', async () => {
    const talk = await correct('tracker');
    const walk = async (start: string, relation: string) => {
      const titles: string[][] = [];
      for (let path = start; path !== ''; ) {
        const { json, headers } = await talk('GET', path);
        titles.push(json.data.map(({ title }: { title: string }) => title));
        path = new RegExp(`<([^>]+)>; rel="${relation}"`).exec(headers.get('link') ?? '')?.[1] ?? '';
      }
      return titles;
    };
    const path = '/projects/1/tickets?sort=-title&filter[label]=bug';
    const forward = (await walk(`${path}&limit=3`, 'next')).flat();
    expect(forward).toEqual(['login page blinks', 'Login fails', 'Export as CSV', 'Crash on start']);
    const back = await walk(`${path}&limit=3&offset=1`, 'prev');
    expect(back.reverse().flat()).toEqual(forward);
  });

  it('breaks ties by id in both orders', async () => {
    const talk = await correct('tracker');
    for (const title of ['One', 'Two'])
      await talk('POST', '/projects/2/tickets', { json: { title, priority: 5, assignee: 'tie' } });
    for (const sort of ['priority', '-priority']) {
      const { json } = await talk('GET', `/projects/2/tickets?filter[assignee]=tie&sort=${sort}`);
      expect(json.data.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two']);
    }
  });

  it('deletes a project with its tickets', async () => {
    const talk = await correct('tracker');
    expect((await talk('DELETE', '/projects/1')).status).toBe(204);
    expect((await talk('GET', '/projects/1/tickets/4')).status).toBe(404);
    expect((await talk('GET', '/projects')).json.total).toBe(1);
  });
});
