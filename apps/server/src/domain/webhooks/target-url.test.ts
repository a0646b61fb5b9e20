import { describe, expect, test } from 'vitest';
import { FieldError } from '../domain-error.ts';
import { mayCall } from './target-address.ts';
import { demandTarget, type TargetRules } from './target-url.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  'example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'half.example': ['93.184.215.14', '10.0.0.1'],
  'metadata.internal': ['169.254.169.254'],
  localhost: ['::1', '127.0.0.1'],
  'loopback.example': ['127.0.0.1'],
};
const resolve = async (name: string) => names[name] ?? [];
const production: TargetRules = { http: false, mayCall: mayCall({ loopback: false }), resolve };
const sandbox: TargetRules = { http: true, mayCall: mayCall({ loopback: true }), resolve };
const withoutLoopback: TargetRules = { ...sandbox, mayCall: production.mayCall };

/** Why the URL is refused; undefined if it is not. */
async function reasonAgainst(url: string, rules: TargetRules): Promise<string | undefined> {
  try {
    await demandTarget(url, rules);
    return undefined;
  } catch (error) {
    if (error instanceof FieldError) return error.fields.url?.join(' ');
    throw error;
  }
}

const ways = [
  'http://127.0.0.1:8080/hook',
  'http://127.1:8080',
  'http://2130706433',
  'http://0177.0.0.1',
  'http://0x7f.1',
  'http://0x7f000001',
  'http://%31%32%37.0.0.1',
  'http://１２７.0.0.1',
  'http://127.0.0.1.',
  'http://[::1]:8080',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[0:0:0:0:0:0:0:1]',
];

describe('production', () => {
  test.each(['https://example.com/hooks?of=finops', 'https://example.com:8443', 'https://1.1.1.1'])(
    'takes %s',
    async (url) => {
      expect(await reasonAgainst(url, production)).toBeUndefined();
    },
  );

  test('refuses http', async () => {
    expect(await reasonAgainst('http://example.com', production)).toMatch(/must use https\. Use https:\/\//);
  });

  test.each([
    ...ways.map((url) => url.replace('http:', 'https:')),
    'https://0.0.0.0',
    'https://10.0.0.1',
    'https://3232235777',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]',
    'https://[fe80::1]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://localhost',
    'https://LOCALHOST',
    'https://metadata.internal',
    'https://half.example',
  ])('refuses %s', async (url) => {
    expect(await reasonAgainst(url, production)).toMatch(
      /is not a public address. Use a host that can be reached from the internet\.$/,
    );
  });
});

describe('a sandbox', () => {
  test.each([...ways, 'http://example.com', 'https://example.com', 'https://127.0.0.1'])(
    'takes %s',
    async (url) => {
      expect(await reasonAgainst(url, sandbox)).toBeUndefined();
    },
  );

  test.each(['http://localhost:8080', 'http://loopback.example', 'https://localhost'])(
    'refuses %s, a name of loopback, and says what to write',
    async (url) => {
      expect(await reasonAgainst(url, sandbox)).toMatch(
        /To call a server on this machine, use its address: http:\/\/(127\.0\.0\.1|\[::1\]):<port>\.$/,
      );
    },
  );

  test.each([
    'http://10.0.0.1',
    'http://0.0.0.0',
    'http://[::]',
    'http://169.254.169.254',
    'http://half.example',
  ])('refuses %s like production', async (url) => {
    expect(await reasonAgainst(url, sandbox)).toMatch(/is not a public address/);
  });

  test.each([...ways, 'http://localhost'])('without loopback refuses %s like production', async (url) => {
    expect(await reasonAgainst(url, withoutLoopback)).toMatch(/is not a public address/);
  });
});

test.each([
  ['https://user:password@example.com', /Remove the user and the password/],
  ['https://user@example.com', /Remove the user and the password/],
  ['https://@example.com', /Remove the user and the password/],
  ['https://example.com@10.0.0.1', /Remove the user and the password/],
  ['https://example.com#@10.0.0.1', /Remove the fragment/],
  ['https://example.com/hook#', /Remove the fragment/],
  ['https://example.com\\@10.0.0.1', /no valid host or port/],
  ['https://example.com:0', /Port 0 cannot be called/],
  ['https://example.com:70000', /no valid host or port/],
  ['https://', /no valid host or port/],
  ['https://?a', /no valid host or port/],
  ['https://1.2.3.4.5', /no valid host or port/],
  ['https://[::1', /no valid host or port/],
  ['https://example.com.', /Use example\.com, without the trailing dot/],
  ['https://localhost.', /Use localhost, without the trailing dot/],
  ['ftp://example.com', /must use https or http/],
  ['file:///etc/passwd', /no valid host or port/],
  ['https://absent.example', /absent\.example does not resolve\. Add it to the DNS first/],
])('%s is refused everywhere', async (url, reason) => {
  expect(await reasonAgainst(url, production)).toMatch(reason);
  expect(await reasonAgainst(url, sandbox)).toMatch(reason);
});
