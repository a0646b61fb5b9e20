import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sarifViolations } from '../../test/report/sarif-violations.ts';
import { diffCommand } from './diff-command.ts';

const directory = mkdtempSync(join(tmpdir(), 'diff-command-'));
afterAll(() => rmSync(directory, { recursive: true }));

const root = join(directory, 'old/openapi.yaml');
const next = join(directory, 'new/openapi.yaml');
const thing = join(directory, 'new/schemas/thing.yaml');

beforeEach(() => {
  cpSync(join(import.meta.dirname, '../../test/diff/things'), join(directory, 'old'), { recursive: true });
  cpSync(join(import.meta.dirname, '../../test/diff/things'), join(directory, 'new'), { recursive: true });
});

async function run(...argv: string[]): Promise<{ code: number; out: string; error: string }> {
  const written = { out: '', error: '' };
  const writer = (to: 'out' | 'error') => ({
    write(text: string): void {
      written[to] += text;
    },
  });
  const code = await diffCommand(argv, writer('out'), writer('error'));
  return { code, ...written };
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

describe('slips of a document', () => {
  it('are notes with file and line', async () => {
    edit(thing, 'type: object\n', 'type: object\nunheard: true\n');
    const { code, out } = await run(root, next);
    expect(code).toBe(0);
    expect(out).toMatch(/thing\.yaml:2: The schema keyword `unheard` is unknown/);
  });

  it('refuse it with --strict', async () => {
    edit(thing, 'type: object\n', 'type: object\nunheard: true\n');
    const { code, error } = await run(root, next, '--strict');
    expect(code).toBe(2);
    expect(error).toMatch(/thing\.yaml:2: The schema keyword `unheard` is unknown/);
  });
});

describe('exit codes', () => {
  it('0 when nothing changed', async () => {
    expect(await run(root, next)).toEqual({ code: 0, out: 'No changes.\n', error: '' });
  });

  it('0 when nothing breaks', async () => {
    edit(thing, 'description: A thing.', 'description: Anything.');
    expect((await run(root, next)).code).toBe(0);
  });

  it('1 when answers may hold more, though requests may, too', async () => {
    edit(thing, 'maxLength: 40', 'maxLength: 50');
    expect((await run(root, next)).code).toBe(1);
  });

  it('0 for a warning, and 1 for it with --fail-on warning', async () => {
    edit(thing, '  colour: { enum: [red, green] }\n', '');
    const { code, out } = await run(root, next);
    expect({ code, summary: out.trim().split('\n').at(-1) }).toEqual({
      code: 0,
      summary: expect.stringMatching(/^0 breaking, [1-9]\d* warnings?, /),
    });
    expect((await run(root, next, '--fail-on', 'error')).code).toBe(0);
    expect((await run(root, next, '--fail-on', 'warning')).code).toBe(1);
  });

  it('0 for compatible changes, with --fail-on warning too', async () => {
    edit(thing, 'description: A thing.', 'description: Anything.');
    expect((await run(root, next, '--fail-on', 'warning')).code).toBe(0);
  });

  it('1 when something breaks, with the places in both files', async () => {
    edit(thing, 'required: [name]', 'required: [name, colour]');
    const { code, out } = await run(root, next);
    expect(code).toBe(1);
    expect(out).toContain('request-property-became-required');
    expect(out).toMatch(/old: .*old\/schemas\/thing\.yaml:3\n.*new: .*new\/schemas\/thing\.yaml:3\n/);
    expect(out).toContain('witness (accepted before, rejected now): {"name":');
  });

  it.each([
    ['a document is missing', [root], 'Two documents are required: give contract diff <old> <new>.'],
    [
      'the format is unknown',
      [root, root, '--format', 'yaml'],
      'The format "yaml" is unknown: give text, json, markdown.',
    ],
    [
      'the level is unknown',
      [root, root, '--fail-on', 'info'],
      'The level "info" is unknown: give error or warning.',
    ],
    ['an option is unknown', [root, root, '--level', 'all'], "Unknown option '--level'"],
    ['a file is missing', [root, join(directory, 'none.yaml')], 'none.yaml'],
    ['the output cannot be written', [root, root, '--output', join(directory, 'no/folder')], 'no/folder'],
  ])('2 when %s', async (_, argv, message) => {
    const { code, out, error } = await run(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
  });
});

it('shows its options by --help, whatever else is given', async () => {
  const { code, out, error } = await run('--help');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(/^Usage: contract diff <old> <new> \[options\]\n/);
  expect(out).toMatch(/--format text\|json\|markdown {2,}the format of the list of changes/);
  expect(out).toMatch(/--output <file> {2,}write the list of changes to a file/);
  expect(out).toMatch(/--fail-on error\|warning {2,}what causes exit code 1/);
  expect(await run(root, '--help')).toEqual({ code, out, error });
});

it('writes other formats into a file', async () => {
  edit(thing, 'required: [name]', 'required: [name, colour]');
  const file = join(directory, 'changes.md');
  const { code, out } = await run(root, next, '--format', 'markdown', '--output', file);
  expect({ code, out }).toEqual({ code: 1, out: '1 breaking, 0 warnings, 1 other change.\n' });
  expect(readFileSync(file, 'utf8')).toMatch(/^1 breaking, .*\n\n### createThing\n/);
});

describe('reports', () => {
  it('go to files and to the summary of the step, instead of the list', async () => {
    edit(thing, 'required: [name]', 'required: [name, colour]');
    const summary = join(directory, 'summary.md');
    writeFileSync(summary, 'Before.\n');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    const sarif = join(directory, 'changes.sarif');
    const ran = await run(root, next, '--report', 'summary', '--report', `sarif:${sarif}`);
    vi.unstubAllEnvs();
    expect(ran).toEqual({ code: 1, out: '', error: '' });
    expect(readFileSync(summary, 'utf8')).toMatch(/^Before\.\n## Things: contract diff\n\n1 breaking, /);
    expect(sarifViolations(readFileSync(sarif, 'utf8'))).toEqual([]);
  });

  it('go to the summary of a step only where there is one', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    const { code, error } = await run(root, next, '--report', 'summary');
    vi.unstubAllEnvs();
    expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining('GITHUB_STEP_SUMMARY') });
  });

  it('stand beside the list where its format is given', async () => {
    edit(thing, 'required: [name]', 'required: [name, colour]');
    const { out } = await run(root, next, '--format', 'text', '--report', 'github');
    expect(out).toMatch(/^Breaking\n/);
    expect(out).toMatch(/^::error file=/m);
  });
});

it('counts a change as much as --severity says', async () => {
  edit(thing, 'required: [name]', 'required: [name, colour]');
  const rule = 'request-property-became-required';
  expect((await run(root, next, '--severity', `${rule}=warning`)).code).toBe(0);
  const off = await run(root, next, '--severity', `${rule}=off`);
  expect(off).toMatchObject({ code: 0, out: expect.not.stringContaining(rule) });
});

it('refuses to count a change that there is not, and names those that it may be', async () => {
  const { code, error } = await run(root, next, '--severity', 'endpoint-removed=off');
  expect(code).toBe(2);
  expect(error).toContain('--severity "endpoint-removed=off" names an unknown rule: the nearest names are ');
  expect(error).toContain('endpoint-deprecated');
});

it('accepts what the baseline lists, and says what of it is of no use', async () => {
  edit(thing, 'required: [name]', 'required: [name, colour]');
  const listed = await run(root, next, '--format', 'json');
  const [{ cause }] = JSON.parse(listed.out).changes;
  const baseline = join(directory, 'baseline.yaml');
  const entry = (id: string) => `  - { id: "${id}", reason: Agreed., expires: 2999-12-31 }\n`;
  writeFileSync(baseline, `changes:\n${entry(cause)}${entry('ffffffffff')}`);
  const { code, out, error } = await run(root, next, '--baseline', baseline);
  expect(code).toBe(0);
  expect(out).toContain(
    `  ${cause}, createThing, request body: \`colour\` became required. Until 2999-12-31: Agreed.`,
  );
  expect(error).toBe('The change ffffffffff of the baseline was not found: remove its entry.\n');
});
