import { expect, it } from 'vitest';
import type { SecurityScheme } from '../contract/model.ts';
import { nearValues, unknownLines, wrongValue } from './wrong-credentials.ts';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const nobody = 'nobody-has-this-credential';

const near: readonly (readonly [what: string, name: string, value: string, near: readonly string[]])[] = [
  [
    'a token',
    'Authorization',
    'Bearer key_0123456789',
    ['Bearer key_01234567890a1b2c3d', 'Bearer key_0123456', 'Bearer key_0120456789'],
  ],
  [
    'a token with padding, which goes',
    'Authorization',
    'Bearer c2VjcmV0LWtleQ==',
    ['Bearer c2VjcmV0LWtleQ0a1b2c3d', 'Bearer c2VjcmV0LWt', 'Bearer c2VjcmV1LWtleQ'],
  ],
  ['a key without a word before it', 'X-Key', 'abcdefgh', ['abcdefgh0a1b2c3d', 'abcde', 'abcdafgh']],
  ['a letter that is the one put in', 'X-Key', 'AAAAAAAA', ['AAAAAAAA0a1b2c3d', 'AAAAA', 'AAAAbAAA']],
  [
    'cookies',
    'Cookie',
    'session=abcdefgh; lang=en',
    [
      `session=abcdefgh0a1b2c3d; lang=${nobody}`,
      `session=abcde; lang=${nobody}`,
      `session=abcdafgh; lang=${nobody}`,
    ],
  ],
  [
    'a password, whose user stays',
    'Authorization',
    basic('ada:pass:word!'),
    [basic('ada:pass:word!0a1b2c3d'), basic('ada:pass:wo'), basic('ada:pass:aord!')],
  ],
  [
    'a key with a word in place of a password',
    'Authorization',
    basic('0123456789:x'),
    [basic('01234567890a1b2c3d:x'), basic('0123456:x'), basic('0123406789:x')],
  ],
  ['a password that bcrypt does not read to its end', 'Authorization', basic(`ada:${'p'.repeat(65)}`), []],
  ['parameters', 'Authorization', 'Digest username="ada", response="0123456789"', []],
  ['a credential of three letters', 'X-Key', 'abc', []],
];

it.each(near)('values that nearly are %s', (_, name, value, expected) => {
  expect(nearValues([name, value])).toEqual(expected);
});

it.each([
  ['Authorization', 'Bearer abc', `Bearer ${nobody}`],
  ['Authorization', basic('ada:secret'), basic(`${nobody}:${nobody}`)],
  ['Cookie', 'session=abc', `session=${nobody}`],
  ['X-Key', 'abc', nobody],
])('a value like no other: %s %s', (name, value, expected) => {
  expect(wrongValue([name, value], 'wrong')).toBe(expected);
});

it.each<[Partial<SecurityScheme>, readonly (readonly [string, string])[]]>([
  [{ type: 'http', scheme: 'bearer' }, [['Authorization', `Bearer ${nobody}`]]],
  [{ type: 'http', scheme: 'basic' }, [['Authorization', basic(`${nobody}:${nobody}`)]]],
  [{ type: 'apiKey', parameter: 'X-Key' }, [['X-Key', nobody]]],
  [{ type: 'apiKey', in: 'cookie', parameter: 'session' }, [['Cookie', `session=${nobody}`]]],
  [{ type: 'apiKey', in: 'query' }, []],
  [{ type: 'mutualTLS', parameter: '' }, []],
])('lines of a scheme that a caller has none for: %o', (scheme, lines) => {
  const whole = { name: 'a', in: 'header', parameter: 'Authorization', scopes: [], node: {}, ...scheme };
  expect(unknownLines([whole as SecurityScheme])).toEqual(lines);
});
