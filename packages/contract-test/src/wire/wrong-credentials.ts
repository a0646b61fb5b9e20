import type { SecurityScheme } from '../contract/model.ts';
import type { WrongCredentials } from '../model/case.ts';
import type { HeaderLine } from '../model/message.ts';

const nobody = 'nobody-has-this-credential';
const nobodyPair = base64(`${nobody}:${nobody}`);
const nearly = ['longer', 'shorter', 'changed'] as const;
/** How much is cut off, and the minimum length of a secret to cut from. */
const cut = 3;
const shortest = 4;
/** Longer passwords need not be distinguished: bcrypt reads 72 bytes, and the suffix has eight. */
const longestPassword = 64;

/**
 * The value of a header line with its credentials replaced by invalid ones: the name of the scheme or cookie stays.
 * Credentials of an unknown form are replaced as a whole.
 */
export function wrongValue([name, value]: HeaderLine, how: WrongCredentials): string {
  if (name.toLowerCase() === 'cookie') {
    const pairs = value.split(';').map((pair) => pair.trim().split(/=(.*)/s));
    return pairs.map(([cookie, secret = '']) => `${cookie}=${wrongToken(secret, how)}`).join('; ');
  }
  const [, scheme, secret = ''] = /^([A-Za-z-]+) +(\S.*)$/.exec(value) ?? [];
  if (scheme === undefined) return wrongToken(value, how);
  return `${scheme} ${scheme.toLowerCase() === 'basic' ? wrongPair(secret, how) : wrongToken(secret, how)}`;
}

/** The tampered variants of the value of a header line with credentials. */
export function nearValues(line: HeaderLine): readonly string[] {
  return nearly.map((how) => wrongValue(line, how)).filter((value) => value !== wrongValue(line, 'wrong'));
}

/** Lines with invalid credentials for a caller who has none for some schemes: those of the first scheme. */
export function unknownLines(schemes: readonly SecurityScheme[]): readonly HeaderLine[] {
  const first = schemes.find(({ type }) => type !== 'mutualTLS');
  if (first === undefined || first.in === 'query') return [];
  if (first.in === 'cookie') return [['Cookie', `${first.parameter}=${nobody}`]];
  if (first.type === 'apiKey') return [[first.parameter, nobody]];
  return [[first.parameter, first.scheme === 'basic' ? `Basic ${nobodyPair}` : `Bearer ${nobody}`]];
}

/** Only a `token68` (RFC 9110, 11.2) is known to be secret as a whole. */
function wrongToken(token: string, how: WrongCredentials): string {
  const [, text] = /^([\w.~+/-]+)=*$/.exec(token) ?? [];
  return (text === undefined ? undefined : wrongSecret(text, how)) ?? nobody;
}

/** Credentials of the scheme Basic: a user and a password (RFC 7617). A very short password counts as none. */
function wrongPair(encoded: string, how: WrongCredentials): string {
  const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(/:(.*)/s);
  const isKey = password.length < shortest;
  const secret = wrongSecret(isKey ? user : password, how);
  if (secret === undefined || Buffer.byteLength(password) > longestPassword) return nobodyPair;
  return base64(isKey ? `${secret}:${password}` : `${user}:${secret}`);
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/**
 * A secret that differs slightly from another; undefined if there is none. It also differs when decoded as base64.
 */
function wrongSecret(secret: string, how: WrongCredentials): string | undefined {
  if (secret.length < shortest) return undefined;
  switch (how) {
    case 'wrong':
      return undefined;
    case 'longer':
      return `${secret}0a1b2c3d`;
    case 'shorter':
      return secret.slice(0, -cut);
    case 'changed':
      return withAnotherCharacter(secret);
  }
}

/** Changes the first character from the middle on that is followed by three more letters or digits. */
function withAnotherCharacter(secret: string): string | undefined {
  const middle = Math.floor(secret.length / 2);
  const found = secret.slice(middle).search(/[A-Za-z0-9]{4}/);
  if (found < 0) return undefined;
  const at = middle + found;
  const character = secret.charAt(at);
  const [one, other] = /[0-9]/.test(character) ? ['0', '1'] : ['a', 'b'];
  return `${secret.slice(0, at)}${character.toLowerCase() === one ? other : one}${secret.slice(at + 1)}`;
}
