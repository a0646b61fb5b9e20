import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A throw-away Redis server. */
export interface RedisServer {
  /** `redis://127.0.0.1:<port>`. */
  readonly url: string;
  /** Stops it. It also stops when the process that started it dies. */
  stop(): Promise<void>;
}

/**
 * Why tests on Redis are skipped; undefined where the machine has a `redis-server`.
 *
 * @example it('limits on Redis', ({ skip }) => { skip(redisAbsence !== undefined, redisAbsence); … });
 */
export const redisAbsence: string | undefined =
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'redis-server is not installed; .ci/run installs it';

/**
 * Becomes the server, which is stopped when standard input ends, as it does when the process that started it is killed.
 */
const KEEPER = 'exec 3<&0; (read -r _ <&3; kill $$) >/dev/null 2>&1 & exec redis-server "$@" 3<&-';
const PORT_ATTEMPTS = 5;

/**
 * Starts an empty Redis server on a free loopback port, without persistence.
 *
 * @throws Error when it does not start, with its output.
 */
export async function startRedis(): Promise<RedisServer> {
  let complaint = '';
  for (let attempt = 0; attempt < PORT_ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const keeper = spawn(
      'sh',
      ['-c', KEEPER, 'sh', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()],
      // A signal to the group of this process must not reach the keeper: SIGHUP would end the reader but not the
      // server.
      { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
    );
    const exited = once(keeper, 'exit');
    const stop = async () => {
      keeper.stdin.end();
      await exited;
    };
    complaint = await complaintAtStart(keeper.stdout);
    if (complaint === '') {
      return { url: `redis://127.0.0.1:${port}`, stop };
    }
    await stop();
  }
  throw new Error(`The Redis of the tests did not start: ${complaint}`);
}

/** Empty once the server answers. Its output is read to the end, so that it never blocks on a reader. */
function complaintAtStart(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    let last = 'it ended without output';
    createInterface(output)
      .on('line', (line) => {
        last = line;
        if (line.includes('Ready to accept connections')) {
          resolve('');
        }
      })
      .on('close', () => resolve(last));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('The system returned no free port.');
  }
  return address.port;
}
