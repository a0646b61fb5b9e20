import type { HeaderLine } from '../model/message.ts';
import type { ScopedCredential } from '../model/scoped-credential.ts';
import { UsageError } from './terminal.ts';

/** Credentials of an OAuth client. */
export interface ClientLogin {
  readonly id: string;
  readonly secret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `Name: value`. Throws a UsageError. */
export function headerLine(option: string, text: string): HeaderLine {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(text) ?? [];
  if (name === undefined || value === undefined || value === '' || !/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) {
    throw new UsageError(`--${option} takes a header line: give it as 'Name: value'.`);
  }
  return [name, value];
}

/** Reads `scheme=Name: value`. Throws a UsageError. */
export function schemeLine(text: string): [scheme: string, line: HeaderLine] {
  const cut = text.indexOf('=');
  if (cut < 1)
    throw new UsageError(`--credential "${text}" names no scheme: give it as scheme='Name: value'.`);
  return [text.slice(0, cut), headerLine('credential', text.slice(cut + 1))];
}

/** Reads `scope scope=Name: value`. Throws a UsageError. */
export function scopedLine(text: string): ScopedCredential {
  const [, names = '', line = ''] = /^(.*?)=([^=:\s]+:.*)$/s.exec(text) ?? [];
  const scopes = names.split(/[ ,]+/).filter((name) => name !== '');
  if (scopes.length === 0) {
    throw new UsageError(`--scoped names no scopes: give it as 'scope scope'='Name: value'.`);
  }
  return { scopes, line: headerLine('scoped', line) };
}

/**
 * Reads `scheme` or `scheme=ID_VARIABLE:SECRET_VARIABLE`, the environment variables of an OAuth client: by default
 * CLIENT_ID and CLIENT_SECRET. Throws a UsageError.
 */
export function clientLogin(text: string, environment: Environment): [scheme: string, login: ClientLogin] {
  const [, scheme, id = 'CLIENT_ID', secret = 'CLIENT_SECRET'] =
    /^([^=]+)(?:=(\w+):(\w+))?$/.exec(text) ?? [];
  if (scheme === undefined) {
    throw new UsageError(
      '--client-credentials takes a security scheme and optionally two environment variables: give it as scheme or scheme=ID_VARIABLE:SECRET_VARIABLE.',
    );
  }
  const variable = (name: string): string => {
    const value = environment[name];
    if (value !== undefined && value !== '') return value;
    throw new UsageError(`--client-credentials ${scheme}: the environment variable ${name} is not set.`);
  };
  return [scheme, { id: variable(id), secret: variable(secret) }];
}
