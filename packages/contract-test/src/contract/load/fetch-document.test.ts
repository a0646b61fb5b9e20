import { afterEach, expect, it, vi } from 'vitest';
import { fetchDocument } from './fetch-document.ts';

afterEach(() => vi.unstubAllGlobals());

it('follows a redirect from an https address to another one, and never to http, not even of this machine', async () => {
  let location = 'https://cdn.example.com/openapi.yaml';
  vi.stubGlobal('fetch', async (url: URL) =>
    url.hostname === 'example.com'
      ? new Response(null, { status: 307, headers: { location } })
      : new Response('openapi: 3.1.0', { headers: { 'content-type': 'application/yaml' } }),
  );
  expect(await fetchDocument('https://example.com/openapi.yaml')).toEqual({
    text: 'openapi: 3.1.0',
    type: 'application/yaml',
  });
  location = 'http://127.0.0.1:8080/secrets.yaml';
  await expect(fetchDocument('https://example.com/openapi.yaml')).rejects.toThrow(
    'it is redirected to http://127.0.0.1:8080, which is not read',
  );
});
