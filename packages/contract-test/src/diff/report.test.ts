import { describe, expect, it } from 'vitest';
import { causeIdOf } from './cause.ts';
import type { Change } from './change.ts';
import { report } from './report.ts';

const place = (line: number) => ({ file: 'openapi.yaml', line, pointer: '/x' });
const shortened: Change = {
  id: 'request-property-max-length-decreased',
  level: 'breaking',
  operation: 'createThing',
  direction: 'request',
  where: 'request body /name',
  text: '`maxLength` changed from 9 to 3.',
  oldPlace: place(7),
  newPlace: place(8),
  witness: { name: 'a`b' },
};
const added: Change = {
  id: 'endpoint-added',
  level: 'info',
  operation: 'listThings',
  where: 'GET /things',
  text: 'The operation came.',
  newPlace: place(40),
};
const changes: readonly Change[] = [shortened, { ...shortened, operation: 'changeThing' }, added];

describe('as text', () => {
  it('has each cause once, with both places and a witness', () => {
    expect(report(changes, 'text')).toBe(
      [
        'Breaking',
        '',
        `  request-property-max-length-decreased  ${causeIdOf(shortened)}`,
        '    createThing, request body /name: `maxLength` changed from 9 to 3.',
        '    old: openapi.yaml:7',
        '    new: openapi.yaml:8',
        '    witness (accepted before, rejected now): {"name":"a`b"}',
        '    and at changeThing, request body /name',
        '',
        'Other',
        '',
        `  endpoint-added  ${causeIdOf(added)}`,
        '    listThings, GET /things: The operation came.',
        '    new: openapi.yaml:40',
        '',
        '2 breaking, 0 warnings, 1 other change.',
        '',
      ].join('\n'),
    );
  });

  it('says that nothing changed', () => {
    expect(report([], 'text')).toBe('No changes.\n');
  });
});

it.each(['text', 'markdown'] as const)('cuts long texts and lists of a witness short in %s', (format) => {
  const witness = { text: 'x'.repeat(65_536), list: Array.from({ length: 10_001 }, () => 0) };
  const told = report([{ ...shortened, witness }], format);
  expect(told).toContain(
    `{"text":"${'x'.repeat(200)}… (65536 characters)","list":[${'0,'.repeat(20)}"… (10001 items)"]}`,
  );
  expect(report([{ ...shortened, witness }], 'json')).toContain('x'.repeat(65_536));
});

it('is JSON with counts and every change', () => {
  expect(JSON.parse(report(changes, 'json'))).toEqual({
    counts: { breaking: 2, warning: 0, info: 1 },
    changes,
    notes: [],
  });
});

it.each(['text', 'json'] as const)('has the notes on the documents in %s', (format) => {
  const note = { file: 'a.yaml', line: 7, pointer: '/info', text: 'It is odd.' };
  const told = report([], format, [note]);
  expect(told).toContain(format === 'text' ? 'a.yaml:7: It is odd.' : '"pointer": "/info"');
});

describe('as Markdown', () => {
  it('has the totals and a section for each operation, the worst first', () => {
    expect(report(changes, 'markdown')).toBe(
      [
        '2 breaking, 0 warnings, 1 other change.',
        '',
        '### createThing',
        '',
        `- ❌ Breaking: **request body /name**: \`maxLength\` changed from 9 to 3. (\`request-property-max-length-decreased\`, ${causeIdOf(shortened)})`,
        '  Witness: `` {"name":"a`b"} ``',
        '  Also in changeThing.',
        '',
        '### listThings',
        '',
        `- ✅ **GET /things**: The operation came. (\`endpoint-added\`, ${causeIdOf(added)})`,
        '',
      ].join('\n'),
    );
  });

  it('has a section for what many operations share', () => {
    const many = ['a', 'b', 'c', 'd'].map((operation) => ({ ...shortened, operation }));
    const told = report(many, 'markdown');
    expect(told.match(/^### .*$/gm)).toEqual(['### Several operations']);
    expect(told).toContain('**a, request body /name**');
    expect(told).toContain('Also in b; c; d.');
  });
});

describe('with names that are meant for whoever shows them', () => {
  const name =
    '::warning::x\n::error::y\u001b]0;z\u0007\n# H1 <script> @octocat [l](javascript:1) ![i](h) `a` **b**';
  const hostile: Change = {
    ...shortened,
    operation: name,
    where: `request body /${name}`,
    text: `The member \`${name}\` is required.`,
    newPlace: { file: `${name}.yaml`, line: 1, pointer: '' },
    witness: { [name]: '\u0085' },
  };
  const all = [hostile, { ...hostile, operation: `${name}2`, where: name }];
  const note = { file: name, line: 1, pointer: '', text: name };

  it('keeps them in their lines as text', () => {
    const told = report(all, 'text', [note]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(told).not.toMatch(/^\s*(::|# H1)|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/m);
    expect(told).toContain('    \\u003a:warning::x\\n::error::y\\u001b]0;z\\u0007\\n# H1 <script>');
  });

  it('escapes them as Markdown, but for what is code', () => {
    const told = report(all, 'markdown');
    const prose = told.replaceAll(/(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
    expect(prose).not.toMatch(/^# |^\s*::|<script|@octocat|(?<!\\)[[\]]|(?<!\\)`|(?<!\\)\*\*b/m);
    expect(prose).toContain('&lt;script> &#64;octocat \\[l\\](javascript:1) !\\[i\\](h)');
    expect(told.match(/^#+ /gm)).toEqual(['### ']);
  });
});

it('names a cause alike wherever the files lie and whatever stands above it', () => {
  const elsewhere = { file: '/other/openapi.yaml', line: 99, pointer: '/x' };
  expect(causeIdOf({ ...shortened, oldPlace: elsewhere, newPlace: elsewhere, operation: 'a' })).toBe(
    causeIdOf(shortened),
  );
  expect(causeIdOf({ ...shortened, text: '`maxLength` changed from 9 to 2.' })).not.toBe(
    causeIdOf(shortened),
  );
});
