/**
 * Names whose values are never repeated in a message: credentials, document numbers, images and other files. `tokens`,
 * the quantity of a stock, is excluded.
 */
const secret =
  /secret|token(?!s$)|password|verifier|^code$|^pin$|authorization|^number$|^bvn$|^image_|^file$/i;

/** Truncates a text and marks the cut. */
export function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}

/** A value in a message, shortened; undefined if it must not be repeated. */
export function given(name: string, value: unknown): string | undefined {
  if (secret.test(name)) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return literal(value);
}

/** Formats a constant of the contract or of a request; texts are quoted. */
export function literal(value: unknown): string {
  return typeof value === 'string' ? `"${clip(value, 40)}"` : clip(String(JSON.stringify(value)), 40);
}

/** Joins words: `a`, `a or b`, `a, b, or c`. */
export function listed(words: readonly string[], conjunction: 'or' | 'and' = 'or'): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}
