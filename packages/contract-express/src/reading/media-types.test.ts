import { expect, test } from 'vitest';
import { acceptable, bodyMediaType, negotiate } from './media-types.ts';

const json = 'application/json';

test.each([
  [undefined, json],
  ['', json],
  ['*/*', json],
  ['application/*', json],
  ['text/html, application/json;q=0.1', json],
  ['APPLICATION/JSON', json],
  ['application/json;charset=utf-8', json],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
  ['application/json;q=0, */*', undefined],
  ['application/json;q=x', undefined],
  ['application/json;q=2', undefined],
  ['application/json; Q=0.001', json],
  ['nonsense', undefined],
])('Accept: %s admits %s', (accept, type) => {
  expect(acceptable(accept, [json])).toBe(type);
});

test('the best quality wins, then the order offered', () => {
  expect(acceptable('text/html;q=0.5, application/json', ['text/html', json])).toBe(json);
  expect(acceptable('text/html;q=0.2, application/*;q=0.3', ['text/html', json])).toBe(json);
  expect(acceptable('*/*', ['text/html', json])).toBe('text/html');
});

test.each([
  [json, undefined],
  ['application/json; charset=utf-8', undefined],
  ['application/json;charset="UTF-8"', 'identity'],
  ['Application/JSON', ''],
])('a body of %s in coding %s is taken', (type, coding) => {
  expect(bodyMediaType(type, coding, [json])).toBe(json);
});

test.each([
  [undefined, undefined],
  ['text/plain', undefined],
  ['application/json-patch+json', undefined],
  ['application/json; charset=latin1', undefined],
  [json, 'gzip'],
])('a body of %s in coding %s is an unsupported media type', (type, coding) => {
  expect(() => bodyMediaType(type, coding, [json])).toThrow(
    expect.objectContaining({ kind: 'unsupported_media_type' }),
  );
});

test('an Accept that nothing meets is refused with what there is', () => {
  expect(negotiate('*/*', [json])).toBe(json);
  const message = `Accept is text/html; this operation only returns ${json}. Send \`Accept: ${json}\`.`;
  expect(() => negotiate('text/html', [json, json])).toThrow(
    expect.objectContaining({ kind: 'not_acceptable', message }),
  );
});
