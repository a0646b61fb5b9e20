import { withoutWebTokens } from './redact.ts';

const HIDDEN = '[credential]';

/** Characters from which on a word that a command has printed is crossed out elsewhere. */
const SHORTEST = 8;

/** `token=…`, `"client_secret": "…"`. */
const NAMED =
  /((?:token|secret|passw(?:or)?d|passphrase|credentials?|key)["']?(?:=|(?<=["']) *: *)["']?)[^\s"',;&]+/gi;

/** Letters and digits in one long word, as in random tokens. */
const LONG = /(?=[\w+=~-]*\d)(?=[\w+=~-]*[A-Za-z])[\w+=~-]{20,}/g;

/**
 * What a command says when it fails, without what looks like a token.
 *
 * @param printed - its standard output, which is meant to be one
 */
export function withoutTokens(text: string, printed: string): string {
  const words = printed.split(/\s+/).filter((word) => word.length >= SHORTEST);
  const rest = words.reduce((rest, word) => rest.replaceAll(word, HIDDEN), text);
  return withoutWebTokens(rest).replaceAll(NAMED, `$1${HIDDEN}`).replaceAll(LONG, HIDDEN);
}
