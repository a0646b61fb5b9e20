/** Tells whether texts match a pattern. */
export interface PatternMatcher {
  test(text: string): boolean;
  /** As a regular expression is written: the same for the same pattern. */
  toString(): string;
}

/** A class of ASCII characters, repeated, and behind it at most one other character, repeated too. */
const RUN = /^\^(\[(?!\^)[^\]\\\u0080-\u{10FFFF}]+\])\+(?:([^\\.^$*+?()[\]{}|])\{\d+,\d+\})?\$$/u;
/** Characters that are matched at a time. */
const PART = 65_536;

/**
 * Opens the matcher of a pattern of JSON Schema. Once much code was compiled in a process, V8 optimizes no further regular expressions, and a
 * repetition then takes memory for each character, until it throws a RangeError: at some 5 MB for the pattern of base64. A text that
 * is one run of a class, as base64 is, is therefore matched in parts.
 */
export function patternMatcher(pattern: string, flags = 'u'): PatternMatcher {
  const whole = new RegExp(pattern, flags);
  const [, characters, next] = RUN.exec(pattern) ?? [];
  if (characters === undefined) return whole;
  const run = new RegExp(`^${characters}+$`, flags);
  if (next !== undefined && run.test(next)) return whole;
  return {
    test(text) {
      let at = 0;
      while (text.length - at > PART && run.test(text.slice(at, at + PART))) at += PART;
      // With the last character of the run before, since what follows it needs one.
      return whole.test(at === 0 ? text : text.slice(at - 1));
    },
    toString: () => String(whole),
  };
}
