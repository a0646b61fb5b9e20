import { split } from '../contract/json-pointer.ts';
import type { SecurityScheme } from '../contract/model.ts';

/** The replacement for a secret. */
export const HIDDEN = '[credential]';

/** Headers that always carry credentials. */
const secretHeaders: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
]);

const SECRET_NAME =
  /token|secret|passw|passphrase|api_?-?key|authorization|credential|private_?-?key|session_?-?id|signature|(?:^|[_.-])(?:pin|otp|cvv|cvc|sig|pwd|pass|auth|code_?verifier)$/i;

/** Names that denote a secret in a request, but mostly something else in a response. */
const SENT_NAME = /^(?:key|code)$/i;

/** A field of a form, or of the query or fragment of a URL, anywhere in a text. */
const FIELD = /(^|[?&#])([^=&#?\s"'<>]+)=[^&#\s"'<>\\]+/g;

/** A JSON member whose value is a string. */
const MEMBER = /("((?:[^"\\]|\\.)+)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;

/** Whether a member, a field or a header carries a secret by its name. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(innermost(name)) || secretHeaders.has(name.toLowerCase());
}

/** Whether a field of a URL or a request carries a secret by its name. */
export function isSentSecretName(name: string): boolean {
  return isSecretName(name) || SENT_NAME.test(innermost(name));
}

/** The names, in lower case, of the headers that carry the credentials of some schemes. */
export function credentialHeaders(schemes: readonly SecurityScheme[]): ReadonlySet<string> {
  return new Set([
    'authorization',
    ...schemes.filter((scheme) => scheme.in === 'header').map(({ parameter }) => parameter.toLowerCase()),
    ...(schemes.some((scheme) => scheme.in === 'cookie') ? ['cookie'] : []),
  ]);
}

/** Whether a value carries a secret by the names on the way to it: `/body/token/value`, `query.key`. */
export function isSecretPlace(where: string): boolean {
  const isSent = !/^\/(?:body|headers)/.test(where);
  return namesOn(where).some(isSent ? isSentSecretName : isSecretName);
}

/** The names on the way to a value. */
export function namesOn(where: string): readonly string[] {
  return where.startsWith('/') ? split(where) : [where.slice(where.indexOf('.') + 1)];
}

/** A text with the secret fields of every URL redacted. */
export function withoutSecretFields(text: string, isSecret = isSentSecretName): string {
  return text.replaceAll(FIELD, (field, mark: string, name: string) =>
    isSecret(decodedName(name)) ? `${mark}${name}=${HIDDEN}` : field,
  );
}

/** A text with the values of secret members in all its JSON redacted. */
export function withoutSecretMembers(text: string, isSecret = isSecretName): string {
  return text.replaceAll(MEMBER, (member, before: string, name: string) =>
    isSecret(name) ? `${before}"${HIDDEN}"` : member,
  );
}

/** The fields of every URL in a text. */
export function fieldsIn(text: string): readonly (readonly [name: string, value: string])[] {
  return [...text.matchAll(FIELD)].flatMap(([field]) => [
    ...new URLSearchParams(field.replace(/^[?&#]/, '')),
  ]);
}

/** The decoded name of a field of a form or a query. */
export function decodedName(name: string): string {
  return [...new URLSearchParams(`${name}=`).keys()][0] ?? name;
}

/** `pin` of `user[pin]`. */
function innermost(name: string): string {
  return /[^[\]]+(?=\]*$)/.exec(name)?.[0] ?? name;
}
