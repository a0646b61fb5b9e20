import { expect, it } from 'vitest';
import type { TestProject } from 'vitest/node';
import provideDatabases from './global-setup.ts';

it('gives tests that ask while the cluster starts a database each', async () => {
  let address = '';
  const provide = (_name: string, value: string) => {
    address = value;
  };
  const stop = await provideDatabases({ provide } as unknown as TestProject);
  const urls = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const response = await fetch(address, { method: 'POST' });
      return { ok: response.ok, url: await response.text() };
    }),
  );
  await stop();
  expect(urls.every(({ ok }) => ok)).toBe(true);
  expect(new Set(urls.map(({ url }) => url)).size).toBe(3);
});
