import { isNode, leavesOf, split } from '../contract/json-pointer.ts';
import type { Json } from '../contract/model.ts';
import { decodedName, HIDDEN, withoutSecretFields } from './secret-names.ts';

/** Whether a name is that of a secret. */
export type IsSecret = (name: string) => boolean;

/** A secret of a body. */
export interface BodySecret {
  readonly text: string;
  /** Whether it is nested below a secret name, rather than its direct value. */
  readonly isNested: boolean;
}

const FORM = /^[\w.~%+[\]-]+=[^\s<>]*$/;

/** Names of parts in any other kind of body: multipart bodies, XML, and lines of JSON. */
const NAMES =
  /\bname="([^"\r\n]{0,200})"|<(?:[\w.-]+:)?([\w.-]+)|(?<![\w.[\]-])([\w.[\]-]+)["']?[\t ]{0,9}[:=]/g;

// The repetitions are bounded so that long bodies with many partial matches do not take quadratic time.
const ELEMENT = /<(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*)?>([^<>]+)(?=<)/g;
const PART = /\bname="([^"\r\n]{0,200})"[^\r\n]{0,500}\r?\n(?:[^\r\n]+\r?\n){0,9}\r?\n([^\r\n]+)(?=\r?\n--)/g;

/** The secrets of a body of a supported kind: JSON, forms, multipart bodies and XML. */
export function secretsOf(bytes: Uint8Array, isSecret: IsSecret): readonly BodySecret[] {
  const text = Buffer.from(bytes).toString('utf8');
  const json = jsonOf(text);
  if (json !== undefined) return secretLeaves(json, isSecret);
  const pairs = FORM.test(text)
    ? [...new URLSearchParams(text)]
    : [ELEMENT, PART].flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value.trim()] as const),
      );
  return pairs.flatMap(([name, value]) => (isSecret(name) ? [{ text: value, isNested: false }] : []));
}

/** A body with the secrets of JSON and forms redacted. Any other body that names a secret is left out. */
export function bodyWithoutSecrets(bytes: Uint8Array, isSecret: IsSecret): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8');
  const clean = withoutSecretFields(cleanText(text, isSecret), isSecret);
  return clean === text ? bytes : Buffer.from(clean);
}

function cleanText(text: string, isSecret: IsSecret): string {
  const json = jsonOf(text);
  if (json !== undefined) {
    return secretLeaves(json, isSecret).length === 0 ? text : JSON.stringify(cleanValue(json, isSecret));
  }
  if (FORM.test(text)) {
    return text
      .split('&')
      .map((pair) => {
        const name = pair.split('=', 1)[0] ?? '';
        return isSecret(decodedName(name)) ? `${name}=${HIDDEN}` : pair;
      })
      .join('&');
  }
  for (const [, ...names] of text.matchAll(NAMES)) {
    const name = names.find((one) => one !== undefined && isSecret(one));
    if (name !== undefined) return `[left out, since it names a secret: ${name}]`;
  }
  return text;
}

function secretLeaves(json: Json, isSecret: IsSecret): readonly BodySecret[] {
  return leavesOf(json).flatMap(([pointer, leaf]) => {
    const names = split(pointer).filter((step) => !/^\d+$/.test(step));
    const isValue = typeof leaf === 'string' || typeof leaf === 'number';
    if (!isValue || !names.some(isSecret)) return [];
    return [{ text: String(leaf), isNested: !isSecret(names.at(-1) ?? '') }];
  });
}

function cleanValue(value: Json, isSecret: IsSecret, isBelow = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => cleanValue(item, isSecret, isBelow));
  if (isNode(value)) {
    const members = Object.entries(value as { readonly [name: string]: Json });
    return Object.fromEntries(
      members.map(([name, member]) => [name, cleanValue(member, isSecret, isBelow || isSecret(name))]),
    );
  }
  return isBelow && (typeof value === 'string' || typeof value === 'number') ? HIDDEN : value;
}

function jsonOf(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
