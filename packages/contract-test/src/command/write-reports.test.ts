import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { checkReports, writeReports } from './write-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-reports-'));
const inFolder = (name: string) => join(folder, name);
const text = { form: 'text', file: undefined } as const;
const junit = { form: 'junit', file: inFolder('none/a.xml') } as const;
const html = { form: 'html', file: folder } as const;
const json = { form: 'json', file: inFolder('a.json') } as const;

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

describe('writeReports', () => {
  it('writes every report that can be, and names the others', async () => {
    const written: string[] = [];
    const out = { write: (more: string) => void written.push(more) };
    const writing = writeReports([junit, text, html, json], (form) => `as ${form}`, out);
    await expect(writing).rejects.toThrow(/none\/a\.xml cannot be written \(ENOENT\)[\s\S]*\(EISDIR\)/);
    expect(written).toEqual(['as text']);
    expect(readFileSync(json.file, 'utf8')).toBe('as json');
  });
});

describe('checkReports', () => {
  it('refuses every one that cannot be written, and writes nothing', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    const fresh = { form: 'sarif', file: inFolder('b.sarif') } as const;
    const checking = checkReports([junit, html, { form: 'summary', file: undefined }, fresh, text]);
    await expect(checking).rejects.toThrow(
      /^The report .*none\/a\.xml cannot be written \(ENOENT\).*\n.*\(EISDIR\).*\n.*GITHUB_STEP_SUMMARY.*$/,
    );
    expect(() => readFileSync(fresh.file)).toThrow('ENOENT');
    await expect(checkReports([], [inFolder('none/edits.yaml')])).rejects.toThrow('edits.yaml');
  });

  it('lets those be that are there or have a folder', async () => {
    writeFileSync(inFolder('c.json'), '');
    await checkReports([{ form: 'json', file: inFolder('c.json') }, json, text], [undefined, inFolder('d')]);
  });
});
