/** Tells whether texts match a pattern. */
export interface PatternMatcher {
  test(text: string): boolean;
  /** As a regular expression is written; the same for the same pattern. */
  toString(): string;
}

/** A repeated class of ASCII characters, followed by at most one other character, repeated too. */
const RUN = /^\^(\[(?!\^)[^\]\\\u0080-\u{10FFFF}]+\])\+(?:([^\\.^$*+?()[\]{}|])\{\d+,\d+\})?\$$/u;
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/**
 * Creates the matcher of a JSON Schema pattern. Once a process has compiled much code, V8 only interprets regular
 * expressions: a repetition then takes half a second for an image of 4 MiB, and memory for each character, until it
 * throws a RangeError. A text that is a single run of a class, such as base64, is therefore matched without one.
 */
export function patternMatcher(pattern: string, flags = 'u'): PatternMatcher {
  const whole = new RegExp(pattern, flags);
  const [, characters, next] = RUN.exec(pattern) ?? [];
  if (characters === undefined) return whole;
  const one = new RegExp(`^${characters}$`, flags);
  if (next !== undefined && one.test(next)) return whole;
  const isOne = Uint8Array.from(ASCII, (character) => Number(one.test(character)));
  return {
    test(text) {
      let end = 0;
      while (isOne[text.charCodeAt(end)] === 1) end += 1;
      // Includes the last character of the preceding run, since the rest needs one.
      return whole.test(text.slice(Math.max(0, end - 1)));
    },
    toString: () => String(whole),
  };
}
