/** Longer than the columns and buffers of those who think that nothing is. */
const longText = 'long '.repeat(80);

/** Texts that are valid wherever any text is, and that careless code trips over: the worst characters come first. */
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

/** A text and its beginnings, the longest first; characters stay whole. */
export function beginningsOf(text: string): readonly string[] {
  const characters = [...text];
  const shorter = lengths.filter((length) => length < characters.length);
  return [text, ...shorter.map((length) => characters.slice(0, length).join(''))];
}
