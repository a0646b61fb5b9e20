import { describe, expect, it } from 'vitest';
import type { Program } from '../processes/programs.ts';
import { restartingServer } from './restarting-server.ts';

/** A server that is ready, and ended, when the test says so. */
function fakeServer(name: string, log: string[]) {
  const message = Promise.withResolvers<unknown>();
  const ended = Promise.withResolvers<string>();
  const program: Program = {
    name,
    ended: ended.promise,
    message: message.promise,
    stop: async () => {
      log.push(`${name} stopped`);
      ended.resolve(`${name} ended`);
    },
  };
  return {
    program,
    ready: () => message.resolve({ credentials: { apiKey: `key of ${name}` }, unbuilt: [] }),
    end: (sentence: string) => ended.resolve(sentence),
  };
}

function harness(...names: string[]) {
  const log: string[] = [];
  const servers = names.map((name) => fakeServer(name, log));
  const waiting = [...servers];
  const heard = new Map<string, () => void>();
  const server = restartingServer({
    start: () => {
      const next = waiting.shift();
      if (next === undefined) throw new Error('one start too many');
      log.push(`${next.program.name} started`);
      return next.program;
    },
    env: { API_PORT: '5010' },
    say: (line) => {
      log.push(line.replace(/\d+ ms/, 'N ms'));
      for (const [text, resolve] of heard) if (line.includes(text)) resolve();
    },
  });
  const says = (text: string): Promise<void> => new Promise((resolve) => heard.set(text, resolve));
  return { server, servers, log, says };
}

describe('restartingServer', () => {
  it('says where the server answers, and the key once', async () => {
    const { server, servers, log, says } = harness('one', 'two');
    const [first, second] = [says('the API key'), says('(a.ts)')];
    servers[0]?.ready();
    await first;
    server.restart('a.ts');
    servers[1]?.ready();
    await second;
    expect(log).toEqual([
      'one started',
      'server: answers on http://127.0.0.1:5010 after N ms (start)',
      'server: the demo business has the API key key of one',
      'one stopped',
      'two started',
      'server: answers on http://127.0.0.1:5010 after N ms (a.ts)',
    ]);
  });

  it('starts once for changes that come while it starts', async () => {
    const { server, servers, log, says } = harness('one', 'two');
    server.restart('a.ts');
    server.restart('b.ts');
    const restarted = says('(b.ts)');
    for (const { ready } of servers) ready();
    await restarted;
    expect(log.filter((line) => line.endsWith('started'))).toEqual(['one started', 'two started']);
  });

  it('lives on when the server cannot start or ends, and tries again at the next change', async () => {
    const { server, servers, log, says } = harness('one', 'two', 'three');
    const failed = says('before it answered');
    servers[0]?.end('one ended with code 1');
    await failed;
    const mended = says('(mended.ts)');
    server.restart('mended.ts');
    servers[1]?.ready();
    await mended;
    const gone = says('two ended with SIGKILL');
    servers[1]?.end('two ended with SIGKILL');
    await gone;
    expect(log).toContain(
      'server: one ended with code 1 before it answered. It starts again at the next change.',
    );
    expect(log.at(-1)).toBe('two ended with SIGKILL; it starts again at the next change');
    const again = says('(next.ts)');
    server.restart('next.ts');
    servers[2]?.ready();
    await again;
  });

  it('stops for good, a start that is under way too', async () => {
    const { server, log } = harness('one');
    await server.stop();
    server.restart('late.ts');
    expect(log.filter((line) => line.endsWith('started'))).toEqual(['one started']);
    expect(log).toContain('one stopped');
  });
});
