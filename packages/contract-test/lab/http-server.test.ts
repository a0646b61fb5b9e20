import { expect, it } from 'vitest';
import { listen } from './http-server.ts';
import { labServer, tokens } from './server.ts';

it('serves over HTTP what the server answers in memory', async () => {
  const { url, server } = await listen(labServer());
  try {
    const headers = { authorization: `Bearer ${tokens.full}` };
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`${url}/v1/items/itm_000001`, { method, headers })),
    );
    expect(await get?.json()).toMatchObject({ id: 'itm_000001', names: { fr: 'Acétone' } });
    expect(get?.headers.get('etag')).toBe('"r1"');
    expect(head?.status).toBe(200);
    expect(head?.headers.get('etag')).toBe('"r1"');
    const json = { name: 'Écrou', kind: 'piece', weight: 1 };
    const created = await fetch(`${url}/v1/items`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject(json);
  } finally {
    server.close();
  }
});

it('closes the connection when there is no answer', async () => {
  const { url, server } = await listen(() => ({ kind: 'none', reason: 'closed' }));
  await expect(fetch(`${url}/health`)).rejects.toThrow();
  server.close();
});
