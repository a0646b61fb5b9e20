import { Fault } from './fault.ts';
import { clip } from './words.ts';

/** A request target in its parts, still percent-encoded. */
export interface Target {
  /** As it was sent, without origin and query. */
  readonly path: string;
  /** Path segments; `/v1/balances/` and `/v1/balances` are the same (G52). */
  readonly segments: readonly string[];
  readonly query: string;
}

/** The maximum number of pairs in a query or form; no operation needs more. */
const most = 1000;

/** Splits the request target of an HTTP message, in origin or absolute form. */
export function splitTarget(target: string): Target {
  const origin = target.startsWith('/') ? '' : (/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i.exec(target)?.[0] ?? '');
  const [path = '', ...rest] = target.slice(origin.length).split('?');
  const segments = path.split('/').slice(1);
  if (segments.length > 1 && segments.at(-1) === '') segments.pop();
  return { path, segments, query: rest.join('?') };
}

/** Decodes path segments. Throws an `unreadable` fault for percent-encoding that is not UTF-8. */
export function decodePath(segments: readonly string[]): string[] {
  return segments.map((segment) => decode(segment, `The path segment ${clip(segment, 60)}`));
}

/**
 * Parses a query string, or a form body, into the values of each name, in order; `place` appears in faults. Throws an
 * `unreadable` fault for percent-encoding that is not UTF-8, for NUL, and for more than 1,000 pairs.
 */
export function parseQuery(text: string, place: 'query' | 'form body' = 'query'): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const pairs = text.split('&', most + 1);
  if (pairs.length > most) {
    throw new Fault('unreadable', `The ${place} has more than ${most} values. Send fewer.`);
  }
  for (const pair of pairs) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = decode(plusToSpace(cut < 0 ? pair : pair.slice(0, cut)), `A name in the ${place}`);
    const value =
      cut < 0
        ? ''
        : decode(plusToSpace(pair.slice(cut + 1)), `The value of ${clip(name, 60)} in the ${place}`);
    if (name.includes('\0') || value.includes('\0')) {
      throw new Fault('unreadable', `The ${place} contains a NUL character. Remove it.`);
    }
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return values;
}

function plusToSpace(text: string): string {
  return text.replaceAll('+', ' ');
}

/** The message does not repeat the value, which may be a secret. */
function decode(text: string, what: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Fault('unreadable', `${what} is not percent-encoded UTF-8. Encode a literal % as %25.`);
  }
}
