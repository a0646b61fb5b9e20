import { withoutWebTokens } from './redact.ts';
import { HIDDEN, isSecretName } from './secret-names.ts';

/** The minimum length of a word printed by a command that is redacted elsewhere. */
const SHORTEST = 8;

/** `token=…`, `"client_secret": "…"`. */
const NAMED = /([\w.-]+)(["']?(?:=|(?<=["']) *: *)["']?)[^\s"',;&]+/g;

/** Letters and digits in one long word, as in random tokens. */
const LONG = /(?=[\w+=~-]*\d)(?=[\w+=~-]*[A-Za-z])[\w+=~-]{20,}/g;

/**
 * The output of a failed command, without anything that looks like a token.
 *
 * @param printed - its standard output, which is meant to be a token
 */
export function withoutTokens(text: string, printed: string): string {
  const words = printed.split(/\s+/).filter((word) => word.length >= SHORTEST);
  const rest = words.reduce((rest, word) => rest.replaceAll(word, HIDDEN), text);
  return withoutWebTokens(rest)
    .replaceAll(NAMED, (text, name: string, sign: string) =>
      isSecretName(name) || /key$/i.test(name) ? `${name}${sign}${HIDDEN}` : text,
    )
    .replaceAll(LONG, HIDDEN);
}
