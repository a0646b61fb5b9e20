import { leavesOf, split } from '../contract/json-pointer.ts';
import type { Contract, Json } from '../contract/model.ts';
import { secretHeaders } from '../report/har-report.ts';
import { credentialsIn } from '../report/redact.ts';
import type { HeaderLine } from '../wire/message.ts';
import type { LiveExchange } from './live-exchange.ts';

const SECRET_NAME =
  /token|secret|passw|passphrase|api_?-?key|authorization|credential|private_?-?key|session_?-?id|signature|^(?:pin|otp|cvv|cvc|code_?verifier)$/i;

/** A JSON Web Token wherever it stands. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** Headers such as `X-Shop-Key`; what makes a creation repeatable is no secret. */
const KEY_HEADER = /(?:^|-)key$/;
const OPEN_KEY_HEADERS: ReadonlySet<string> = new Set(['idempotency-key', 'x-idempotency-key']);

/** Characters from which on the value of a secret member is crossed out elsewhere, too. */
const SHORTEST = 8;

/** Whether a member, a field or a header carries a secret by its name. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name) || secretHeaders.has(name.toLowerCase());
}

/** The secrets that traffic carried, so that no report shows them. */
export interface TrafficSecrets {
  /** Takes notice of the secrets of an exchange. */
  learn(one: LiveExchange): void;
  /** Every secret so far, the longest first. */
  all(): readonly string[];
}

/** Opens the secrets of the traffic of a document, whose security schemes name some. */
export function openTrafficSecrets({ operations }: Contract): TrafficSecrets {
  const schemes = operations.flatMap(({ security }) => security.flat());
  const named = new Set(schemes.map(({ parameter }) => parameter.toLowerCase()));
  const isSecret = (name: string): boolean => isSecretName(name) || named.has(name.toLowerCase());
  const found = new Set<string>();
  const ofHeader = ([name, value]: HeaderLine): readonly string[] => {
    const lower = name.toLowerCase();
    if (lower === 'cookie' || lower === 'set-cookie') return [value, ...cookieValues(value)];
    const isKey = KEY_HEADER.test(lower) && !OPEN_KEY_HEADERS.has(lower);
    return isKey || isSecret(lower) ? [value] : [];
  };
  return {
    learn(one) {
      const texts = [
        ...[...one.requestHeaders, ...one.responseHeaders].flatMap(ofHeader),
        ...fieldsOf(one.target.split('?').slice(1).join('?')).flatMap(([name, value]) =>
          isSecret(name) ? [value] : [],
        ),
        ...membersOf(one.requestBody.bytes, isSecret),
        ...membersOf(one.responseBody.bytes, isSecret),
      ];
      for (const text of texts) for (const secret of credentialsIn([['', text]])) found.add(secret);
    },
    all: () => [...found].sort((a, b) => b.length - a.length),
  };
}

/** A text with every token in it crossed out. */
export function withoutTokens(text: string): string {
  return text.replaceAll(TOKEN, '[credential]');
}

function cookieValues(line: string): readonly string[] {
  return line.split(';').flatMap((part) => {
    const value = part.slice(part.indexOf('=') + 1).trim();
    return value.length >= SHORTEST ? [value] : [];
  });
}

/** The values of secret members of a JSON body, or of secret fields of a form. */
function membersOf(bytes: Uint8Array, isSecret: (name: string) => boolean): readonly string[] {
  const text = Buffer.from(bytes).toString('utf8');
  const pairs = /^\s*[[{]/.test(text) ? leaves(text) : /^[\w.~%+-]+=/.test(text) ? fieldsOf(text) : [];
  return pairs.flatMap(([name, value]) => (isSecret(name) && value.length >= SHORTEST ? [value] : []));
}

function leaves(text: string): readonly (readonly [name: string, value: string])[] {
  try {
    return leavesOf(JSON.parse(text) as Json).flatMap(([pointer, leaf]) => {
      const name = split(pointer).findLast((step) => !/^\d+$/.test(step)) ?? '';
      return typeof leaf === 'string' ? [[name, leaf] as const] : [];
    });
  } catch {
    return [];
  }
}

function fieldsOf(text: string): readonly (readonly [name: string, value: string])[] {
  return [...new URLSearchParams(text)];
}
