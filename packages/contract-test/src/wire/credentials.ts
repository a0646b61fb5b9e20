import type { Tampering } from '../case.ts';
import type { Operation } from '../model.ts';

/** A header line. */
export type HeaderLine = readonly [name: string, value: string];

/** The header lines that a caller gives: those of every request, and those of a second caller without scopes. */
export interface Credentials {
  readonly headers: readonly HeaderLine[];
  /** By the name of a security scheme: the line that operations with this scheme get instead of one of its name. */
  readonly schemes?: ReadonlyMap<string, HeaderLine>;
  readonly unscoped?: readonly HeaderLine[];
}

/** Every line that a caller gives. */
export function allLines({ headers, schemes = none, unscoped = [] }: Credentials): readonly HeaderLine[] {
  return [...headers, ...schemes.values(), ...unscoped];
}

const none: ReadonlyMap<string, HeaderLine> = new Map();
const nobody = 'nobody-has-this-credential';

/** The caller's lines for one request, with the credentials among them tampered with as asked. */
export function credentialLines(
  operation: Operation,
  credentials: Credentials,
  tampering: Tampering['credentials'],
): readonly HeaderLine[] {
  const { unscoped = [] } = credentials;
  const headers = ownLines(operation, credentials);
  if (tampering === undefined) return headers;
  const secret = secretNames([operation]);
  const isSecret = ([name]: HeaderLine): boolean => secret.has(name.toLowerCase());
  switch (tampering) {
    case 'none':
      return headers.filter((line) => !isSecret(line));
    case 'wrong':
      return headers.map((line) => (isSecret(line) ? [line[0], wrongValue(line)] : line));
    case 'unscoped': {
      const replaced = new Set(unscoped.map(([name]) => name.toLowerCase()));
      const kept = headers.filter((line) => !isSecret(line) && !replaced.has(line[0].toLowerCase()));
      return [...kept, ...unscoped];
    }
  }
}

/** The lines of every request, and in their place those of the first alternative whose schemes all have one. */
function ownLines({ security }: Operation, { headers, schemes = none }: Credentials): readonly HeaderLine[] {
  const chosen = security.find((all) => all.length > 0 && all.every(({ name }) => schemes.has(name))) ?? [];
  const lines = chosen.map(({ name }) => schemes.get(name)).filter((line) => line !== undefined);
  const names = new Set(lines.map(([name]) => name.toLowerCase()));
  return [...headers.filter(([name]) => !names.has(name.toLowerCase())), ...lines];
}

/** The names, in lower case, of the headers that carry the credentials of operations. */
function secretNames(operations: readonly Operation[]): ReadonlySet<string> {
  const schemes = operations.flatMap(({ security }) => security.flat());
  return new Set([
    'authorization',
    ...schemes.filter((scheme) => scheme.in === 'header').map(({ parameter }) => parameter.toLowerCase()),
    ...(schemes.some((scheme) => scheme.in === 'cookie') ? ['cookie'] : []),
  ]);
}

/** A value of the same form that nobody has: the word of the scheme, or the name of the cookie, stays. */
function wrongValue([name, value]: HeaderLine): string {
  if (name.toLowerCase() === 'cookie') {
    const names = value.split(';').map((pair) => pair.split('=', 1)[0]?.trim());
    return names.map((cookie) => `${cookie}=${nobody}`).join('; ');
  }
  const [, scheme] = /^([A-Za-z-]+) +\S/.exec(value) ?? [];
  if (scheme === undefined) return nobody;
  return `${scheme} ${scheme.toLowerCase() === 'basic' ? Buffer.from(`${nobody}:${nobody}`).toString('base64') : nobody}`;
}
