import type { Contract, Operation } from '../contract/model.ts';
import type { Tampering } from '../model/case.ts';
import type { HeaderLine } from '../model/message.ts';
import type { ScopedCredential } from '../model/scoped-credential.ts';
import { credentialHeaders } from '../secrets/secret-names.ts';
import { nearValues, unknownLines, wrongValue } from './wrong-credentials.ts';

/** The header lines given by the caller: those for every request, and those of other callers. */
export interface Credentials {
  readonly headers: readonly HeaderLine[];
  /**
   * By the name of a security scheme: the line that operations with this scheme get in place of one with the same name.
   */
  readonly schemes?: ReadonlyMap<string, HeaderLine>;
  /** The lines of a caller without scopes. */
  readonly unscoped?: readonly HeaderLine[];
  /** The lines of a caller who owns other things. */
  readonly otherTenant?: readonly HeaderLine[];
  readonly scoped?: readonly ScopedCredential[];
  /** Further secret lines: tokens that replaced others, or were obtained for a scope. The list grows during a run. */
  readonly hidden?: () => readonly HeaderLine[];
}

/** Every line given by the caller. */
export function allLines(credentials: Credentials): readonly HeaderLine[] {
  const { headers, schemes = none, unscoped = [], otherTenant = [], scoped = [], hidden } = credentials;
  const lines = [...headers, ...schemes.values(), ...unscoped, ...otherTenant];
  return [...lines, ...scoped.map(({ line }) => line), ...(hidden?.() ?? [])];
}

/**
 * Every line that no report may show: those given by the caller, and tampered variants of the credentials among them.
 */
export function secretLines(credentials: Credentials, { operations }: Contract): readonly HeaderLine[] {
  const given = allLines(credentials);
  const secret = credentialHeaders(operations.flatMap(({ security }) => security.flat()));
  const near = given
    .filter(([name]) => secret.has(name.toLowerCase()))
    .flatMap((line) => nearValues(line).map((value): HeaderLine => [line[0], value]));
  return [...given, ...near];
}

const none: ReadonlyMap<string, HeaderLine> = new Map();

/** The caller's lines for one request, with the credentials among them tampered with as requested. */
export function credentialLines(
  operation: Operation,
  credentials: Credentials,
  { credentials: tampering, scoped, schemes = operation.security.flat() }: Tampering,
): readonly HeaderLine[] {
  const headers = ownLines(operation, credentials);
  if (tampering === undefined) return headers;
  const secret = credentialHeaders(schemes);
  const isSecret = ([name]: HeaderLine): boolean => secret.has(name.toLowerCase());
  switch (tampering) {
    case 'none':
      return headers.filter((line) => !isSecret(line));
    case 'unscoped':
    case 'other-tenant':
    case 'scoped': {
      const { unscoped = [], otherTenant = [] } = credentials;
      const others = {
        unscoped,
        'other-tenant': otherTenant,
        scoped: scoped === undefined ? [] : [scoped.line],
      }[tampering];
      const replaced = new Set(others.map(([name]) => name.toLowerCase()));
      const kept = headers.filter((line) => !isSecret(line) && !replaced.has(line[0].toLowerCase()));
      return [...kept, ...others];
    }
    default:
      if (!headers.some(isSecret)) return [...headers, ...unknownLines(schemes)];
      return headers.map((line) => (isSecret(line) ? [line[0], wrongValue(line, tampering)] : line));
  }
}

/** The lines for every request, overridden by those of the first alternative for which every scheme has a line. */
function ownLines({ security }: Operation, { headers, schemes = none }: Credentials): readonly HeaderLine[] {
  const chosen = security.find((all) => all.length > 0 && all.every(({ name }) => schemes.has(name))) ?? [];
  const lines = chosen.map(({ name }) => schemes.get(name)).filter((line) => line !== undefined);
  const names = new Set(lines.map(([name]) => name.toLowerCase()));
  return [...headers.filter(([name]) => !names.has(name.toLowerCase())), ...lines];
}
