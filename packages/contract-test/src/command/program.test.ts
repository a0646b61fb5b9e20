import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksYaml } from '../../test/harness/books-contract.ts';
import { type HttpTarget, serveHttp } from '../../test/harness/books-http.ts';
import { booksCredential, booksServer, type Spoil } from '../../test/harness/books-server.ts';
import { systemClock } from '../send/clock.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const header = ['--header', booksCredential.join(': ')];
let folder: string;
const running: HttpTarget[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-program-'));
  writeFileSync(join(folder, 'openapi.yaml'), booksYaml);
});
afterAll(async () => {
  for (const target of running) await target.close();
  rmSync(folder, { recursive: true });
});

async function serve(spoil?: Spoil): Promise<string> {
  const target = await serveHttp(booksServer(spoil));
  running.push(target);
  return target.url;
}

/** What a program and those that it started write until the last of them has ended. */
function output(child: ChildProcessWithoutNullStreams) {
  let out = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  return new Promise<{ code: number | null; out: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out }));
  });
}

/** Both handlers, and that the second signal is the same interruption; the others by `npm run test:soak`. */
const interruptions: readonly (readonly NodeJS.Signals[])[] = [
  ['SIGTERM', 'SIGINT'],
  ...(process.env.SOAK === undefined ? [] : ([['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGINT']] as const)),
];

describe('contract test', () => {
  it.each(interruptions.map((signals) => [signals] as const))(
    'exits with 130 when it is interrupted by %j, with what it found so far',
    async (signals) => {
      let child: ChildProcess | undefined;
      let count = 0;
      const url = await serve((request, answer) => {
        count += 1;
        if (count === 30) for (const signal of signals) child?.kill(signal);
        return request.method === 'GET' && request.target === '/books'
          ? { ...answer, body: Buffer.from(answer.body.toString().replace('"Emma"', '7')) }
          : answer;
      });
      const argv = ['test', '--spec', 'openapi.yaml', '--target', url, ...header];
      const started = spawn(process.execPath, [main, ...argv], { cwd: folder });
      child = started;
      const { code, out } = await output(started);
      expect(out).toContain('The run was interrupted');
      expect(out).toContain('ERROR response-body listBooks');
      expect(code).toBe(130);
    },
  );

  it('is interrupted when the program that started it is killed', async () => {
    let shell: ChildProcess | undefined;
    let count = 0;
    const url = await serve((_, answer) => {
      count += 1;
      if (count === 3) shell?.kill('SIGKILL');
      return answer;
    });
    // At the pace of the profile upstream the whole run takes far longer than to notice it.
    const argv = ['test', '--spec', 'openapi.yaml', '--target', url, '--profile', 'upstream', ...header];
    const script = '"$@"; true';
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, main, ...argv], { cwd: folder });
    shell = child;
    const { out } = await output(child);
    expect(out).toContain('The run was interrupted');
  });
});

describe('contract record', () => {
  it('goes on when the program that started it ends, until SIGTERM', { timeout: 120_000 }, async () => {
    const argv = ['record', '--spec', 'openapi.yaml', '--target', await serve()];
    const script = '"$@" & echo "pid $!"; read line';
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, main, ...argv], { cwd: folder });
    const written = { out: '', error: '' };
    child.stdout.on('data', (bytes) => {
      written.out += bytes;
    });
    child.stderr.on('data', (bytes) => {
      written.error += bytes;
    });
    await expect.poll(() => written.error, { timeout: 100_000 }).toContain('Records ');
    const [proxy = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(written.error) ?? [];
    child.stdin.end();
    await once(child, 'exit');
    // Longer than another command takes to notice it.
    await systemClock.wait(1_200);
    const { status } = await fetch(`${proxy}/books`, { headers: [[...booksCredential]] });
    process.kill(Number(/pid (\d+)/.exec(written.out)?.[1]), 'SIGTERM');
    await once(child, 'close');
    expect(status).toBe(200);
    expect(written.out).toContain('1 exchange, 1 of declared operations');
  });
});
