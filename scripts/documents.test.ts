import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { type Command, startCommand } from './testing/command.ts';
import { freePorts } from './testing/free-ports.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('{packages,apps}/*/README.md', { cwd: root }),
];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const tops = globSync('*', { cwd: root });

function codeSpans(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

/** What a document calls a path: it begins at a top-level entry and has no blank and no placeholder. */
function pathsIn(text: string): string[] {
  return codeSpans(text).filter(
    (span) => /^[\w.@/-]+$/.test(span) && tops.includes(span.split('/')[0] ?? ''),
  );
}

function isIgnored(path: string): boolean {
  try {
    execFileSync('git', ['check-ignore', '--quiet', path, `${path}/`], { cwd: root });
    return true;
  } catch {
    return false;
  }
}

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file);

  it('names only npm commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]);
    expect(named.filter((script) => !scripts.includes(script ?? ''))).toEqual([]);
  });

  it('names only paths that exist or that a command makes', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)) && !isIgnored(path))).toEqual([]);
  });
});

describe('with the mock', () => {
  const MOCK = 'http://127.0.0.1:4012';
  let mock: Command;
  let address: string;
  let directory: string;

  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    address = `http://127.0.0.1:${port}`;
    mock = startCommand(process.execPath, ['apps/mock/src/main.ts'], { MOCK_PORT: String(port) });
    await mock.prints(address);
    directory = mkdtempSync(join(root, 'packages/client/.readme-'));
  });

  afterAll(async () => {
    rmSync(directory, { recursive: true });
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  it('the curl lines of README.md work', async () => {
    const lines = read('README.md').match(/^curl .*$/gm) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) {
      const call = startCommand('bash', [
        '-c',
        `${line.replaceAll(MOCK, address)} --silent --write-out ' %{http_code}'`,
      ]);
      expect(await call.ended).toBe(0);
      expect(call.output()).toMatch(line.includes('code=404') ? / 404$/ : / 200$/);
    }
  });

  it('the examples of packages/client/README.md fit the types and print what they say', async () => {
    const blocks = [
      ...read('packages/client/README.md').matchAll(/```ts\n([\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/g),
    ];
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    const files = blocks.map(([, source = ''], index) => {
      const file = join(directory, `example-${index}.ts`);
      writeFileSync(file, source.replaceAll(MOCK, address));
      return file;
    });
    const config = join(directory, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['*.ts'], exclude: [] }),
    );
    const types = startCommand('tsc', ['-p', config]);
    expect(await types.ended, types.output()).toBe(0);
    for (const [index, [, , expected = '']] of blocks.entries()) {
      const example = startCommand(process.execPath, [files[index] ?? '']);
      await example.ended;
      expect(example.output().trim()).toBe(expected.trim());
    }
  });
});
