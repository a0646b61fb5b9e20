import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { dnsResolver } from './guarded-dispatcher.ts';

it('names that nobody answers for hold up no other lookup of the process, and end', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const resolve = dnsResolver([`127.0.0.1:${silent.address().port}`]);
  let ended = 0;
  const asked = Array.from({ length: 20 }, async (_, index) => {
    const addresses = await resolve(`h${index}.slow.example`);
    ended += 1;
    return addresses;
  });
  await lookup('localhost');
  expect(ended).toBe(0);
  expect(await Promise.all(asked)).toEqual(asked.map(() => []));
  silent.close();
}, 15_000);
