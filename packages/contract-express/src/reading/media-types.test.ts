import { expect, test } from 'vitest';
import { bodyMediaType, declaredType, negotiate } from './media-types.ts';

const json = 'application/json';

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

test.each([
  ['image/png', 'image/*'],
  ['text/csv; charset=utf-8', 'Text/CSV'],
  ['image/*', undefined],
  ['nonsense', undefined],
])('content of the media type %s falls under %s', (given, declared) => {
  expect(declaredType(given, ['image/*', 'Text/CSV'])).toBe(declared);
});
