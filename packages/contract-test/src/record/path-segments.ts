import { parameterOf } from '@finops/openapi';

/** Whether a path segment consists of a parameter only: `{id}`. */
export function isNamedSegment(part: string): boolean {
  return parameterOf(part) !== undefined;
}

const identifiers: readonly RegExp[] = [
  /^\d+$/,
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  // ULIDs, object ids and hashes.
  /^[0-7][\da-hjkmnp-tv-z]{25}$/i,
  /^(?=.*\d)[\da-f]{16,}$/i,
  /^\d{4}-\d{2}-\d{2}$/,
  // `cus_9s6XKzkNRiz8i3`, `ord-10023`.
  /^[a-z]{1,12}[_-](?=[\w-]*\d)[\w-]{3,}$/i,
  // A long mix of letters and digits that is not a word.
  /^(?=(?:\D*\d){3})[\w-]{12,}$/,
  /^[^/@]+@[^/@]+\.[^/@]+$/,
];

/** Whether a path segment looks like an identifier rather than a name in an API. */
export function looksLikeIdentifier(segment: string): boolean {
  return identifiers.some((pattern) => pattern.test(segment));
}

/** The singular of a segment, by simple English rules; irregular plurals such as `shelves` are not handled. */
export function singular(name: string): string {
  if (/ies$/.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return /[^s]s$/.test(name) ? name.slice(0, -1) : name;
}
