import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsApp } from './docs-app.ts';

const page = '<h1>Guide</h1>';
const dist = mkdtempSync(join(tmpdir(), 'docs-app-'));
let server: Server;

interface Answer {
  status: number | undefined;
  body: string;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  writeFileSync(join(dist, 'guide.html'), page);
  server = createServer(docsApp(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

describe('the docs server', () => {
  it('serves a page with and without its ending', async () => {
    for (const path of ['/guide', '/guide.html'])
      expect(await get(path)).toEqual({ status: 200, body: page });
    expect((await get('/nothing')).status).toBe(404);
  });

  it.each([
    ['bytes=0-99999999999999999999', 206, page],
    ['bytes=4-8', 206, 'Guide'],
    ['bytes=99999999999999999999-', 416, 'Range not satisfiable.\n'],
    ['bytes=8-4', 416, 'Range not satisfiable.\n'],
    ['bytes=-', 200, page],
    ['bytes=0-0.5', 200, page],
    ['lines=1-2', 200, page],
    ['bytes=0-1,0-1,1-2', 206, page.slice(0, 3)],
  ])('answers the range %s and goes on', async (range, status, body) => {
    const answer = await get('/guide.html', { range });
    expect(answer.status).toBe(status);
    expect(answer.body).toBe(body);
    expect((await get('/guide.html')).status).toBe(200);
  });

  it.each([
    ['localhost:4013', 200],
    ['127.0.0.1', 200],
    ['[::1]:4013', 200],
    ['rebound.example:4013', 421],
    ['localhost.example', 421],
    ['127.0.0.1.example', 421],
  ])('answers the host name %s with %i', async (host, status) => {
    expect((await get('/guide.html', { host })).status).toBe(status);
  });
});
