import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';
import type { Program } from './programs.ts';
import { root } from './root.ts';
import { serverReady, startServer } from './server-program.ts';
import { startCommand } from './testing/command.ts';

const guide = readFileSync(join(root, 'spec/guides/walk-through.md'), 'utf8');

/** The blocks to paste, each with what the guide says that it prints. */
const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g)].map(
  ([, pasted = '', printed]) => ({ pasted, printed }),
);

const END = 'end of the block';

describe('the walk-through', () => {
  let server: Program;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'walk-through-'));
    const [api, issuer, console] = (await freePorts(3)).map(String);
    const env = {
      API_PORT: api,
      ISSUER_PORT: issuer,
      CONSOLE_PORT: console,
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'warn',
    };
    server = startServer(env);
    const { addresses, credentials } = await serverReady(server, env);
    mkdirSync(join(directory, '.run'));
    writeFileSync(join(directory, '.run/ready.json'), JSON.stringify({ ...addresses, credentials }));
  });

  afterAll(async () => {
    await server.stop();
    rmSync(directory, { recursive: true });
  });

  it('prints what it says, block by block, on a fresh sandbox', async () => {
    expect(blocks.filter(({ printed }) => printed !== undefined).length).toBeGreaterThanOrEqual(8);
    const script = blocks.map(({ pasted }) => `${pasted}\necho '${END}'\n`).join('');
    const shell = startCommand('bash', ['-euo', 'pipefail', '-c', script], {}, directory);
    const code = await shell.ended;
    const outputs = shell.output().replaceAll('\r', '').split(`${END}\n`).slice(0, -1);
    expect(code, shell.output()).toBe(0);
    for (const [index, { pasted, printed }] of blocks.entries()) {
      if (printed !== undefined) expect(outputs[index], pasted).toBe(printed);
      else if (pasted.includes('/pairs?')) expect(outputs[index]).toMatch(/^\d+\.\d{2} \d+\.\d{2}\n$/);
      else expect(outputs[index], pasted).toBe('');
    }
  }, 60_000);
});
