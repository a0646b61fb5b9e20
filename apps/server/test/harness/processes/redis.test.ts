import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createClient } from '@redis/client';
import { describe, expect, it } from 'vitest';
import { redisAbsence, startRedis } from './redis.ts';

async function answer(url: string): Promise<string> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    return await client.ping();
  } catch {
    return 'none';
  } finally {
    client.destroy();
  }
}

describe.skipIf(redisAbsence !== undefined)('startRedis', () => {
  it('starts a server of its own each time, and ends it', async () => {
    const [one, other] = await Promise.all([startRedis(), startRedis()]);
    expect(one.url).not.toBe(other.url);
    expect([await answer(one.url), await answer(other.url)]).toEqual(['PONG', 'PONG']);
    await one.stop();
    expect([await answer(one.url), await answer(other.url)]).toEqual(['none', 'PONG']);
    await other.stop();
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'ends when the group of its process gets %s',
    async (signal) => {
      const script = `
      const { startRedis } = await import(${JSON.stringify(new URL('redis.ts', import.meta.url))});
      console.log((await startRedis()).url);`;
      const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      const [url] = await once(createInterface(starter.stdout), 'line');
      expect(await answer(String(url))).toBe('PONG');
      process.kill(-Number(starter.pid), signal);
      await expect.poll(() => answer(String(url)), { timeout: 10_000 }).toBe('none');
    },
  );
});
