import { expect, test } from 'vitest';
import type { Answer } from '../model/message.ts';
import { parseAnswer } from './parse-answer.ts';

function answer(contentType: string | undefined, body: string | Uint8Array): Answer {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return {
    kind: 'response',
    status: 200,
    headers: contentType === undefined ? [] : [['content-TYPE', contentType]],
    body: bytes,
  };
}

test('JSON is read as JSON', () => {
  expect(parseAnswer(answer('application/problem+JSON; charset=utf-8', '{"a":1.50}'))).toEqual({
    mediaType: 'application/problem+json',
    text: '{"a":1.50}',
    json: { a: 1.5 },
    fault: undefined,
  });
  expect(parseAnswer(answer('application/json', 'null'))).toMatchObject({ json: null, fault: undefined });
});

test('what is not JSON, or not UTF-8, is a fault', () => {
  expect(parseAnswer(answer('application/json', '{'))).toMatchObject({
    json: undefined,
    fault: expect.stringMatching(/^it is not JSON: /),
  });
  expect(parseAnswer(answer('application/json', Uint8Array.of(0x22, 0xff, 0x22)))).toMatchObject({
    json: undefined,
    fault: 'it is not UTF-8',
  });
  expect(parseAnswer(answer('text/plain', Uint8Array.of(0xff)))).toMatchObject({ fault: 'it is not utf-8' });
});

test('other contents are left as they are', () => {
  expect(parseAnswer(answer('text/plain; charset=iso-8859-1', Uint8Array.of(0xe4)))).toMatchObject({
    text: 'ä',
    fault: undefined,
  });
  expect(parseAnswer(answer('image/png', Uint8Array.of(0xff)))).toMatchObject({
    text: undefined,
    json: undefined,
    fault: undefined,
  });
  expect(parseAnswer(answer('application/json', ''))).toMatchObject({
    mediaType: 'application/json',
    json: undefined,
    fault: undefined,
  });
  expect(parseAnswer({ kind: 'none', reason: 'refused' })).toMatchObject({
    mediaType: undefined,
    json: undefined,
  });
});
