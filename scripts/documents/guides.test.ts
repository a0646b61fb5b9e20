import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
import { root } from '../root.ts';
import { parts } from '../start/ports.ts';
import { startCommand } from '../testing/command.ts';
import { borrowed } from '../testing/once-per-run.ts';
import { type Sandbox, startedParts } from '../testing/sandbox.ts';

/** The blocks to paste of a guide, each with what the guide says that it prints. */
const blocksOf = (guide: string) =>
  [
    ...readFileSync(join(root, 'spec/guides', guide), 'utf8').matchAll(
      /```sh\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g,
    ),
  ].map(([, pasted = '', printed]) => ({ pasted, printed }));

const END = 'end of the block';

describe('the blocks to paste', () => {
  let giveBack: () => Promise<void>;
  /** The addresses that a guide may write out, those of `npm start` and of its receiver, and those here. */
  let moved: Map<string, string>;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'guide-'));
    const [receiver] = await freePorts(1);
    const { thing: sandbox, ...loan } = await borrowed<Sandbox>(inject('sandbox'));
    giveBack = loan.giveBack;
    moved = new Map(startedParts.map((part) => [`http://127.0.0.1:${parts[part].port}`, sandbox[part]]));
    moved.set('http://127.0.0.1:3000', `http://127.0.0.1:${receiver}`);
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
    mkdirSync(join(directory, '.run'));
    writeFileSync(join(directory, '.run/ready.json'), readFileSync(sandbox.readyFile));
  }, 600_000);

  afterAll(async () => {
    await giveBack();
    rmSync(directory, { recursive: true });
  });

  it.each([
    { guide: 'walk-through.md', results: 9 },
    { guide: 'sandbox.md', results: 2 },
    { guide: 'onboard-a-customer.md', results: 10 },
    { guide: 'get-paid-by-link.md', results: 6 },
    { guide: 'show-a-stock-position.md', results: 6 },
    { guide: 'pledge-assets.md', results: 5 },
    { guide: 'webhooks.md', results: 6 },
  ])(
    'of $guide print what it says, one after the other',
    { timeout: 600_000 },
    async ({ guide, results }) => {
      const blocks = blocksOf(guide);
      expect(blocks.filter(({ printed }) => printed !== undefined).length).toBeGreaterThanOrEqual(results);
      const script = blocks
        .map(({ pasted }) => `${pasted}\necho '${END}'\n`)
        .join('')
        .replace(/http:\/\/127\.0\.0\.1:\d+/g, (url) => moved.get(url) ?? url);
      const commands = `trap 'kill $(jobs -p) 2> /dev/null || true' EXIT\n${script}`;
      // A command that is not of this repository is none, rather than one of a registry.
      const env = { npm_config_offline: 'true' };
      const shell = startCommand('bash', ['-euo', 'pipefail', '-c', commands], env, directory);
      const code = await shell.ended;
      const outputs = shell.output().replaceAll('\r', '').split(`${END}\n`).slice(0, -1);
      expect(code, shell.output()).toBe(0);
      for (const [index, { pasted, printed }] of blocks.entries()) {
        if (printed !== undefined) expect(outputs[index], pasted).toBe(printed);
        else if (pasted.includes('/pairs?')) expect(outputs[index]).toMatch(/^\d+\.\d{2} \d+\.\d{2}\n$/);
        else expect(outputs[index], pasted).toBe('');
      }
    },
  );
});
