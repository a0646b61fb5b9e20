import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * The context that Spectral passes to a rule, with its ruleset in a new folder with these files. The folder is removed
 * after the tests of the file.
 *
 * @param {Record<string, string>} files content by path
 */
export function catalogueFolder(files) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { rule: { owner: { source: join(folder, '.spectral.yaml') } } };
}
