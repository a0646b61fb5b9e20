/** Tells whether texts match a pattern. */
export interface PatternMatcher {
  test(text: string): boolean;
  /** As a regular expression is written: the same for the same pattern. */
  toString(): string;
}

/** A class of ASCII characters, repeated, and behind it at most one other character, repeated too. */
const RUN = /^\^(\[(?!\^)[^\]\\\u0080-\u{10FFFF}]+\])\+(?:([^\\.^$*+?()[\]{}|])\{\d+,\d+\})?\$$/u;
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/**
 * Opens the matcher of a pattern of JSON Schema. Once much code was compiled in a process, V8 only interprets regular expressions: a
 * repetition then takes half a second for an image of 4 MiB, and memory for each character, until it throws a RangeError. A text that is
 * one run of a class, as base64 is, is therefore read without one.
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
      // With the last character of the run before, since what follows it needs one.
      return whole.test(text.slice(Math.max(0, end - 1)));
    },
    toString: () => String(whole),
  };
}
