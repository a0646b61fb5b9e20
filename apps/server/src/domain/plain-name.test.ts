import { expect, it } from 'vitest';
import { demandPlainNames, nameReasons } from './plain-name.ts';

const codeOf = (name: string) => /U\+(\w+)/.exec(nameReasons(name)[0] ?? '')?.[1];

it.each([
  ['a control character', 'Bank\nLender', '000A'],
  ['a soft hyphen', 'Ba\u00adnk', '00AD'],
  ['a combining grapheme joiner', 'Ba\u034fnk', '034F'],
  ['a space without width', 'Ba\u200bnk', '200B'],
  ['a joiner between Latin letters', 'Ba\u200dnk', '200D'],
  ['a joiner after the last letter', 'بانک\u200c', '200C'],
  ['a mark that turns text around', 'Bank\u202eknaB', '202E'],
  ['an isolate', 'Bank\u2066', '2066'],
  ['a line separator', 'Bank\u2028Lender', '2028'],
  ['a Hangul filler', 'Bank\u3164', '3164'],
  ['a halfwidth Hangul filler', '\uffa0', 'FFA0'],
  ['a blank of Braille', '\u2800', '2800'],
  ['a variation selector', 'Bank\ufe0f', 'FE0F'],
  ['a variation selector of the supplement', 'Bank\u{e0100}', 'E0100'],
  ['a tag character', 'Bank\u{e0041}', 'E0041'],
  ['an annotation', 'Bank\ufff9', 'FFF9'],
  ['a blank of a script', 'Bank\u{13441}', '13441'],
  ['a character without a meaning of its own', 'Bank\ue000', 'E000'],
])('a name cannot contain %s', (_, name, code) => {
  expect(codeOf(name)).toBe(code);
});

it.each(['', '   ', '\u00a0\u3000', '\u0301'])('a name needs a visible character: %j has none', (name) => {
  expect(nameReasons(name)).toEqual(['A name needs a visible character.']);
});

it.each([
  'Lovelace <Lending>',
  "O'Brien & Søns",
  'بانک‌داری',
  'क्‍ष',
  '日本',
  '한국',
  '❤️ Kirche',
  '👩‍💻',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '1️⃣',
  '+1',
])('%s is a name', (name) => {
  expect(nameReasons(name)).toEqual([]);
});

it('every name that misleads is told, with its field', () => {
  expect(() =>
    demandPlainNames({ name: 'Bank\u3164', title: 'Bank', 'items.0.item': ' ', other: undefined }),
  ).toThrow(
    expect.objectContaining({
      fields: {
        name: ['A name cannot contain U+3164, which is invisible or changes the text around it. Remove it.'],
        'items.0.item': ['A name needs a visible character.'],
      },
    }),
  );
});
