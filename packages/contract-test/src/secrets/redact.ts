import type { Finding } from '../model/finding.ts';
import type { RuleName } from '../model/rules.ts';
import { HIDDEN, isSecretName, withoutSecretFields, withoutSecretMembers } from './secret-names.ts';

/** The secrets that a report must not show. */
export interface Secrets {
  /** Credentials as sent, with and without the name of their scheme. */
  readonly credentials: readonly string[];
  /** Whether responses contain personal data, so that only the types of their values are shown. */
  readonly personal: boolean;
  /** Names of headers, in lower case, and of query parameters whose values may be credentials. */
  readonly names?: ReadonlySet<string>;
}

/** Rules whose expectation comes from the contract; that of any other rule may quote a response. */
const saidByContract: ReadonlySet<RuleName> = new Set([
  'no-answer',
  'server-error',
  'undocumented-status',
  'media-type',
  'missing-header',
  'header-value',
  'undocumented-header',
  'response-body',
  'undocumented-field',
  'valid-refused',
  'invalid-accepted',
  'never-succeeded',
]);

const SHORTEST_CREDENTIAL = 4;

/** A JSON Web Token, signed or encrypted, anywhere in a text. */
const JSON_WEB_TOKEN = /\beyJ[\w-]{8,}(?:\.[\w-]*){1,4}/g;

/** A text with every JSON Web Token redacted. */
export function withoutWebTokens(text: string): string {
  return text.replaceAll(JSON_WEB_TOKEN, HIDDEN);
}

/** The values of header lines that count as credentials: `Bearer abc` is `Bearer abc` and `abc`. */
export function credentialsIn(lines: readonly (readonly [name: string, value: string])[]): string[] {
  return lines
    .flatMap(([, value]) => [value, value.replace(/^[A-Za-z][\w-]* +/, '')])
    .filter((value) => value.length >= SHORTEST_CREDENTIAL)
    .sort((a, b) => b.length - a.length);
}

/** A text with its credentials redacted. */
export function withoutCredentials(text: string, secrets: Secrets): string {
  return secrets.credentials.reduce((rest, credential) => rest.replaceAll(credential, HIDDEN), text);
}

/** Redacts the secrets of a text. */
export type Hide = (text: string) => string;

/**
 * Redacts credentials: those of the caller, however they are encoded, and those that a message reveals by their names.
 */
export function hider(secrets: Secrets): Hide {
  const credentials = secrets.credentials
    .flatMap((one) => [one, encodeURIComponent(one.toWellFormed()), JSON.stringify(one).slice(1, -1)])
    .sort((a, b) => b.length - a.length);
  const known = { ...secrets, credentials: [...new Set(credentials)] };
  return (text) => withoutSecretFields(withoutSecretMembers(withoutCredentials(text, known)), isSecretName);
}

/** A finding as a report may show it. */
export function redactFinding(finding: Finding, secrets: Secrets): Finding {
  const hide = (text: string): string => withoutCredentials(text, secrets);
  const hideValues = (text: string): string => (secrets.personal ? typesOnly(hide(text)) : hide(text));
  return {
    ...finding,
    expected: saidByContract.has(finding.rule) ? hide(finding.expected) : hideValues(finding.expected),
    actual: hideValues(finding.actual),
    curl: hide(finding.curl),
    before: finding.before.map((earlier) => ({ ...earlier, curl: hide(earlier.curl) })),
  };
}

/** A JSON text with every value replaced by its type; for any other text, its length. */
export function typesOfJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) => typeName(value));
  } catch {
    return `[${text.length} characters]`;
  }
}

/** `string "Ada"` as `string`, `number 12` as `number`. */
export function typesOnly(text: string): string {
  return text
    .replace(/\b(string|number|integer|boolean) (?:"(?:[^"\\]|\\.)*"?…?|[^\s,;]+)/g, '$1')
    .replace(/"(?:[^"\\]|\\.)*"/g, '"…"');
}

function typeName(value: unknown): unknown {
  if (value === null || typeof value === 'object') return value;
  return typeof value;
}
