import { describe, expect, it } from 'vitest';
import { Entry, refuseRepeats } from './entry.ts';

const entries = (text: string) => Entry.entries('things.yaml', text, 'things');

function first(members: string): Entry {
  const [entry] = entries(`version: 1\nthings:\n  - {id: A, ${members}}`);
  if (!entry) throw new Error('no entry');
  return entry;
}

describe('a file', () => {
  it.each([
    ['things: [', 'things.yaml is not YAML'],
    ['- 1', 'things.yaml: write an entry with named members instead of [1].'],
    ['things: []', 'things.yaml: `version` has to be a whole number from 0 on, but is nothing.'],
    [
      'version: 2\nthings: []',
      '`version` has to be 1, the form of reference data that this server reads, but is 2.',
    ],
    ['version: 1\nthings: []', '`things` has to list at least one entry'],
    ['version: 1\nthings: 5', '`things` has to be a list, but is 5.'],
    ['version: 1\nthings: [5]', 'things.yaml, things[0]: write an entry with named members instead of 5.'],
    ['version: 1\nthings: [{id: A}]\nmore: 1', '`more` means nothing here; known are `version`, `things`.'],
  ])('%j is refused', (text, message) => {
    expect(() => entries(text)).toThrow(message);
  });
});

describe('a member', () => {
  it.each<[string, (entry: Entry) => unknown, string]>([
    ['x: 5', (entry) => entry.text('x'), '`x` has to be a text without spaces at its ends, but is 5.'],
    ["x: ' a'", (entry) => entry.text('x'), 'a text without spaces'],
    ["x: ''", (entry) => entry.text('x'), 'a text without spaces'],
    ['y: a', (entry) => entry.text('x'), '`x` has to be a text without spaces at its ends, but is nothing.'],
    ['x: ab', (entry) => entry.textLike('x', /^[A-Z]+$/), '`x` has to match ^[A-Z]+$, but is "ab".'],
    ['x: c', (entry) => entry.oneOf('x', ['a', 'b']), '`x` has to be one of a, b, but is "c".'],
    ['x: yes', (entry) => entry.flag('x'), '`x` has to be true or false, but is "yes".'],
    ['x: 1.5', (entry) => entry.count('x'), '`x` has to be a whole number from 0 on, but is 1.5.'],
    ['x: -1', (entry) => entry.count('x'), 'a whole number'],
    ['x: 1.5', (entry) => entry.decimal('x'), "has to be a decimal above zero in quotes, like '1720.00'"],
    ["x: '0.00'", (entry) => entry.decimal('x'), 'above zero'],
    ["x: '-1'", (entry) => entry.decimal('x'), 'above zero'],
    ["x: '1e3'", (entry) => entry.decimal('x'), 'but is "1e3".'],
    ["x: '^[$'", (entry) => entry.pattern('x'), '`x` is no regular expression'],
    ["x: 'a$'", (entry) => entry.pattern('x'), '`x` has to be a regular expression from ^ to $'],
    ["x: '2024-01-01'", (entry) => entry.instant('x'), '`x` has to match'],
    ['x: 5', (entry) => entry.entry('x'), 'things.yaml, things A, x: write an entry'],
    [
      'x: [{}]',
      (entry) => entry.list('x')[0]?.text('y'),
      'things.yaml, things A, x[0]: `y` has to be a text',
    ],
  ])('%s is refused', (members, read, message) => {
    expect(() => read(first(members))).toThrow(message);
  });

  it('is read in its form', () => {
    const entry = first("a: x, b: true, c: 3, d: '1.50', e: '^x$', f: '2024-01-01T00:00:00Z', g: [{id: B}]");
    expect([entry.text('a'), entry.flag('b'), entry.count('c')]).toEqual(['x', true, 3]);
    expect(String(entry.decimal('d'))).toBe('1.5');
    expect(entry.pattern('e')).toEqual(/^x$/);
    expect(entry.instant('f').getTime()).toBe(Date.UTC(2024, 0, 1));
    expect(entry.list('g').map((one) => one.text('id'))).toEqual(['B']);
    expect([entry.has('a'), entry.has('z')]).toEqual([true, false]);
    expect(() => entry.finish()).toThrow('`id` means nothing here');
    entry.text('id');
    expect(() => entry.finish()).not.toThrow();
  });
});

it('tells entries apart', () => {
  const twice = entries('version: 1\nthings: [{id: A}, {id: B}, {id: A}]');
  expect(() => refuseRepeats(twice, 'id')).toThrow('things A: `id` has to be different in each entry');
  expect(() => refuseRepeats(twice.slice(0, 2), 'id')).not.toThrow();
});
