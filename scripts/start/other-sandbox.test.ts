import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { otherSandbox } from './other-sandbox.ts';
import { ReadyFiles } from './ready-files.ts';

const gone = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
const parent = process.ppid;
let directory: string;
let readyFiles: ReadyFiles;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'other-'));
  readyFiles = new ReadyFiles(directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

function announced(pid: number): void {
  const addresses = { api: 'http://127.0.0.1:4010', mock: 'http://127.0.0.1:4012', dashboard: null };
  const startedAt = new Date().toISOString();
  mkdirSync(join(directory, '4010'), { recursive: true });
  writeFileSync(join(directory, '4010/ready.json'), JSON.stringify({ pid, startedAt, ...addresses }));
}

const held = (pid: number) => writeFileSync(join(directory, 'holder.pid'), `${pid}\n`);
const said = (...taken: number[]) => otherSandbox(taken, readyFiles, directory);

describe('otherSandbox', () => {
  it('names the sandbox of the ready file by its address and its process', () => {
    announced(parent);
    expect(said(4012)).toBe(
      `A sandbox of this checkout already runs at http://127.0.0.1:4010, as process ${parent}. Stop it with Ctrl-C where it was started, or with: kill ${parent}`,
    );
  });

  it('names the server that holds the data while there is no ready file', () => {
    held(parent);
    expect(said(4010)).toContain(`process ${parent} serves ${directory}. Stop it with Ctrl-C`);
  });

  it('leaves ports alone that foreign programs have', () => {
    expect(said(4010)).toBeUndefined();
    announced(parent);
    expect(said(4013, 401)).toBeUndefined();
    announced(gone);
    held(gone);
    expect(said(4010)).toBeUndefined();
  });
});
