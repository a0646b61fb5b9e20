import { expect, test } from 'vitest';
import { ignoredFieldsHeader } from './ignored-fields.ts';

test('each name once, with characters that a header can hold', () => {
  expect(ignoredFieldsHeader(['a', 'a', 'é\r\n', 'pay_in.x', ''])).toBe('a, %C3%A9%0D%0A, pay_in.x, %22%22');
});

test('many ignored names make a short header', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `field-${index}-\ud800`);
  expect(ignoredFieldsHeader(names).length).toBeLessThan(1100);
});
