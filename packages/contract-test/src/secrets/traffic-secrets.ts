import type { LiveBody, LiveExchange } from '../model/live-exchange.ts';
import type { HeaderLine } from '../model/message.ts';
import { credentialsIn, withoutWebTokens } from './redact.ts';
import { bodyWithoutSecrets, type IsSecret, secretsOf } from './secret-bodies.ts';
import { fieldsIn, HIDDEN, isSecretName, isSentSecretName, withoutSecretFields } from './secret-names.ts';

/** Headers such as `X-Shop-Key`; an idempotency key is not a secret. */
const KEY_HEADER = /(?:^|-)key$/;
const OPEN_KEY_HEADERS: ReadonlySet<string> = new Set(['idempotency-key', 'x-idempotency-key']);

/** The minimum length of a secret that is redacted elsewhere, too. */
const SHORTEST = 8;

/** Not a plain word: the value of an ambiguous name is redacted elsewhere, too, only if it matches. */
const RANDOM = /^(?=.*\d)\S{12,}$/;

/** The secrets seen in traffic, to keep them out of reports. */
export interface TrafficSecrets {
  /** Records the secrets of an exchange. */
  learn(one: LiveExchange): void;
  /** An exchange with its secrets redacted in place, however short they are. */
  redact(one: LiveExchange): LiveExchange;
  /** Every secret so far that is long enough to be distinguished from other text, the longest first. */
  all(): readonly string[];
}

/**
 * Opens the secrets of traffic.
 *
 * @param named - names in lower case that denote secrets regardless of their wording
 */
export function openTrafficSecrets(named: ReadonlySet<string>): TrafficSecrets {
  const isReturned: IsSecret = (name) => isSecretName(name) || named.has(name.toLowerCase());
  const isSent: IsSecret = (name) => isSentSecretName(name) || named.has(name.toLowerCase());
  const found = new Set<string>();
  const isHeader = (name: string): boolean => {
    const lower = name.toLowerCase();
    const isKey = KEY_HEADER.test(lower) && !OPEN_KEY_HEADERS.has(lower);
    return isKey || isReturned(lower);
  };
  const ofHeader = ([name, value]: HeaderLine): readonly string[] => {
    const lower = name.toLowerCase();
    if (lower === 'cookie' || lower === 'set-cookie') return [value, ...cookieValues(value)];
    return isHeader(lower) ? [value] : ofAddress(value);
  };
  const ofAddress = (text: string): readonly string[] =>
    fieldsIn(text).flatMap(([name, value]) =>
      isReturned(name) || (isSent(name) && RANDOM.test(value)) ? [value] : [],
    );
  const ofBody = ({ bytes }: LiveBody, isSecret: IsSecret): readonly string[] => [
    ...secretsOf(bytes, isReturned).flatMap(({ text, isNested }) =>
      text.length >= SHORTEST && (!isNested || /\d/.test(text)) ? [text] : [],
    ),
    ...secretsOf(bytes, isSecret).flatMap(({ text }) => (RANDOM.test(text) ? [text] : [])),
  ];
  const clean = (text: string): string => withoutWebTokens(withoutSecretFields(text, isSent));
  const cleanLine = ([name, value]: HeaderLine): HeaderLine => [name, isHeader(name) ? HIDDEN : clean(value)];
  const cleanBody = (body: LiveBody, isSecret: IsSecret): LiveBody => {
    const text = Buffer.from(bodyWithoutSecrets(body.bytes, isSecret)).toString('latin1');
    return { ...body, bytes: Buffer.from(withoutWebTokens(text), 'latin1') };
  };
  return {
    learn(one) {
      const texts = [
        ...[...one.requestHeaders, ...one.responseHeaders].flatMap(ofHeader),
        ...ofAddress(one.target),
        ...ofBody(one.requestBody, isSent),
        ...ofBody(one.responseBody, isReturned),
      ];
      for (const text of texts) for (const secret of credentialsIn([['', text]])) found.add(secret);
    },
    redact: (one) => ({
      ...one,
      target: clean(one.target),
      requestHeaders: one.requestHeaders.map(cleanLine),
      responseHeaders: one.responseHeaders.map(cleanLine),
      requestBody: cleanBody(one.requestBody, isSent),
      responseBody: cleanBody(one.responseBody, isReturned),
    }),
    all: () => [...found].sort((a, b) => b.length - a.length),
  };
}

function cookieValues(line: string): readonly string[] {
  return line.split(';').flatMap((part) => {
    const value = part.slice(part.indexOf('=') + 1).trim();
    return value.length >= SHORTEST ? [value] : [];
  });
}
