import type { Random } from '../../contract/random.ts';

/** Longer than columns and buffers of careless code. */
const longText = 'long '.repeat(80);

/** Texts that are valid wherever any text is, and that break careless code; the worst characters come first. */
export const awkwardTexts: readonly string[] = [
  '',
  '"\\\'"quoted\\',
  "(M4 [x] * % _ & < > ; -- '",
  'a\nline\tand\r\na tab',
  'é漢🙂e\u0301',
  '\u0000nul',
  '\ud83d half a pair',
  ' both ends ',
  'null',
  'true',
  '0',
  '__proto__',
  '../\u0024{x}{{x}}',
  longText,
];

const lengths = [256, 128, 64, 32, 16, 8, 4, 2, 1];

/** A text and its prefixes, longest first; no character is split. */
export function beginningsOf(text: string): readonly string[] {
  const characters = [...text];
  const shorter = lengths.filter((length) => length < characters.length);
  return [text, ...shorter.map((length) => characters.slice(0, length).join(''))];
}

/** Rarer texts that break some code; each seed tries a few. */
const oddities: readonly string[] = [
  '\u202eright to left',
  'zero\u200bwidth\u200djoined',
  '\ufeffmark first',
  'line\u2028separator',
  'next\u0085line',
  'carriage\rreturn',
  'back\bspace',
  '\u007fdelete',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'İıſß',
  'ﬁ ﬂ ½ ①',
  'z\u0351\u036b\u0343a',
  '\uffff\ufffe',
  '𝒳𐍈',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '00012',
  '0x1F',
  '[]',
  '{"a":1}',
  'constructor',
  'toString',
  '%00%0a',
  '%s%n%d',
  '<b>&amp;</b>',
  '=1+1',
  '\\u0041\\n',
  'C:\\dir\\..',
  'a,b;c|d',
  '2026-02-30',
];

/** How many oddities each seed tries. */
const odd = 3;

/** Texts that differ between seeds. */
export function seededTexts(random: Random): readonly string[] {
  return Array.from({ length: odd }, () => random.pick(oddities));
}
