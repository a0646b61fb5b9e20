import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksYaml } from '../test/harness/books-contract.ts';
import { type HttpTarget, serveHttp } from '../test/harness/books-http.ts';
import { booksCredential, booksServer, type Spoil } from '../test/harness/books-server.ts';
import { oddTitle, outputOf, program, runProgram } from '../test/harness/contract-program.ts';
import { systemClock } from './send/clock.ts';

const header = ['--header', booksCredential.join(': ')];
let folder: string;
const running: HttpTarget[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-main-'));
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

describe('contract test', () => {
  it.each([[['SIGINT']], [['SIGTERM']], [['SIGINT', 'SIGINT']]] as const)(
    'exits with 130 when it is interrupted by %j, with what it found so far',
    async (signals) => {
      let child: ChildProcess | undefined;
      let count = 0;
      const url = await serve((request, answer) => {
        count += 1;
        if (count === 30) for (const signal of signals) child?.kill(signal);
        return oddTitle(request, answer);
      });
      const argv = ['test', '--spec', 'openapi.yaml', '--target', url, ...header];
      const { code, out } = await runProgram(argv, folder, (started) => {
        child = started;
      });
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
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, program, ...argv], { cwd: folder });
    const { out } = await outputOf(child, (started) => {
      shell = started;
    });
    expect(out).toContain('The run was interrupted');
  });
});

describe('contract record', () => {
  it('goes on when the program that started it ends, until SIGTERM', async () => {
    const argv = ['record', '--spec', 'openapi.yaml', '--target', await serve()];
    const script = '"$@" & echo "pid $!"; read line';
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, program, ...argv], { cwd: folder });
    const written = { out: '', error: '' };
    child.stdout.on('data', (bytes) => {
      written.out += bytes;
    });
    child.stderr.on('data', (bytes) => {
      written.error += bytes;
    });
    await expect.poll(() => written.error, { timeout: 20_000 }).toContain('Records ');
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
