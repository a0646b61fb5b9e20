import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { WireRequest } from '../model/message.ts';
import { curlOf } from './curl.ts';

const request: WireRequest = {
  method: 'POST',
  target: "/things?a=1&b='x'",
  headers: [
    ['Authorization', 'Bearer secret'],
    ['X-Empty', ''],
    ['Content-Type', 'application/json'],
  ],
  body: '{"text":"it\'s $HOME `id` \\\\ \n!"}',
};

/** The arguments that a shell gives to curl. */
function argumentsOf(line: string): string[] {
  const script = `curl() { for word; do printf '%s\\036' "$word"; done; }; ${line}`;
  const env = { ...process.env, AUTHORIZATION: 'Bearer of the shell' };
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\x1e').slice(0, -1);
}

test('a shell reads the words back, and secrets are variables', () => {
  const line = curlOf(request, 'http://127.0.0.1:1/', ['authorization']);
  expect(line).toContain(`-H 'Authorization: '"$AUTHORIZATION"`);
  expect(line).not.toContain('secret');
  expect(argumentsOf(line)).toEqual([
    '-sS',
    '-g',
    '--path-as-is',
    '-i',
    '-X',
    'POST',
    "http://127.0.0.1:1/things?a=1&b='x'",
    '-H',
    'Authorization: Bearer of the shell',
    '-H',
    'X-Empty;',
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    request.body,
  ]);
});

test('HEAD, and bodies without a media type or with NUL', () => {
  expect(curlOf({ method: 'HEAD', target: '/', headers: [], body: undefined }, 'http://h', [])).toBe(
    'curl -sS -g --path-as-is -I http://h/',
  );
  const raw = { method: 'PUT', target: '/', headers: [], body: '%\\\0' };
  expect(curlOf(raw, 'http://h', [])).toBe(
    `printf '%%\\\\\\000' | curl -sS -g --path-as-is -i -X PUT http://h/ -H 'Content-Type:' --data-binary @-`,
  );
});
