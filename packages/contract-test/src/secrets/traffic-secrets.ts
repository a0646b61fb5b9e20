import type { LiveBody, LiveExchange } from '../model/live-exchange.ts';
import type { HeaderLine } from '../model/message.ts';
import { credentialsIn, withoutWebTokens } from './redact.ts';
import { bodyWithoutSecrets, type IsSecret, secretsOf } from './secret-bodies.ts';
import { fieldsIn, HIDDEN, isSecretName, isSentSecretName, withoutSecretFields } from './secret-names.ts';

/** Headers such as `X-Shop-Key`; what makes a creation repeatable is no secret. */
const KEY_HEADER = /(?:^|-)key$/;
const OPEN_KEY_HEADERS: ReadonlySet<string> = new Set(['idempotency-key', 'x-idempotency-key']);

/** Characters of a secret from which on it is crossed out elsewhere, too. */
const SHORTEST = 8;

/** What no word is: the value of a name that may have another meaning is crossed out elsewhere, too, if it is one. */
const RANDOM = /^(?=.*\d)\S{12,}$/;

/** The secrets that traffic carried, so that no report shows them. */
export interface TrafficSecrets {
  /** Takes notice of the secrets of an exchange. */
  learn(one: LiveExchange): void;
  /** An exchange with its secrets crossed out where they stand, however short they are. */
  redact(one: LiveExchange): LiveExchange;
  /** Every secret so far that is long enough to be told from other texts, the longest first. */
  all(): readonly string[];
}

/**
 * Opens the secrets of traffic.
 *
 * @param named - names in lower case that are those of secrets, whatever they are called
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
