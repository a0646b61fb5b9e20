import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadHooks } from './load-hooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('loadHooks', () => {
  it.each(['hooks.mjs', 'hooks.ts'])('loads %s', async (name) => {
    const file = write(name, 'export const beforeRun = () => undefined; export const helper = 1;');
    const hooks = await loadHooks(file, { features: { typescript: 'strip' } });
    expect(Object.keys(hooks)).toEqual(['beforeRun']);
  });

  it('says what a Node without types has to be given', async () => {
    const file = write('typed.ts', 'export const beforeRun = () => undefined;');
    await expect(loadHooks(file, { features: {} })).rejects.toThrow(
      'does not run TypeScript: use 22.18 or newer, or write the hooks as .js or .mjs.',
    );
  });

  it.each([
    [
      'none.mjs',
      'export const beforeRuns = () => undefined;',
      'exports no hook: export at least one of beforeRun, ',
    ],
    ['odd.mjs', 'export const beforeRun = 1;', 'beforeRun is not a function'],
    ['broken.mjs', 'throw new Error("no database");', 'the hooks cannot be loaded: no database'],
  ])('refuses %s', async (name, text, message) => {
    await expect(loadHooks(write(name, text))).rejects.toThrow(message);
  });

  it('does not wait for ever for one that does not end', async () => {
    const file = write('endless.mjs', 'await new Promise(() => {});');
    const over = { now: () => 0, wait: async () => {} };
    await expect(loadHooks(file, { clock: over })).rejects.toThrow(
      'the hooks cannot be loaded: timed out after 60 seconds',
    );
  });

  it('refuses a file that is not there', async () => {
    await expect(loadHooks(join(folder, 'absent.mjs'))).rejects.toThrow(
      'absent.mjs: the hooks cannot be loaded',
    );
  });
});
