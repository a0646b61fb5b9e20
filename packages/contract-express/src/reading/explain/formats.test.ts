import { expect, test } from 'vitest';
import { breaksFormat } from './formats.ts';

test.each([
  ['date', '2026-02-28'],
  ['date', '2024-02-29'],
  ['date', '2000-02-29'],
  ['date-time', '2026-01-31T12:00:00Z'],
  ['date-time', '2026-01-31t12:00:59.123456z'],
  ['date-time', '0001-01-01T00:00:00Z'],
  ['date-time', '9999-12-31T23:59:59Z'],
  ['date-time', '2026-01-31T12:00:00-11:30'],
  ['date-time', '2026-01-31T12:00:00+1400'],
  ['date-time', '2026-01-31T12:00:00+01:00'],
  ['email', 'ada@example.com'],
  ['email', 'a.b+c@sub.example.co'],
  ['email', `${'a'.repeat(64)}@${'b.'.repeat(127)}c`],
  ['uri', 'https://example.com/a?b=c#d'],
  ['uri', 'urn:isbn:1'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
  ['of-our-own', 'anything'],
  ['hasOwnProperty', 'anything'],
])('%s is met by %s', (format, text) => {
  expect(breaksFormat(format, text)).toBe(false);
});

test.each([
  ['date', '2026-02-29'],
  ['date', '1900-02-29'],
  ['date', '2026-13-01'],
  ['date', '2026-00-01'],
  ['date', '2026-01-00'],
  ['date', '2026-1-1'],
  ['date', '0000-01-01'],
  ['date-time', '2026-01-31'],
  ['date-time', '2026-02-30T00:00:00Z'],
  ['date-time', '2026-06-30T23:59:60Z'],
  ['date-time', '2026-01-31 12:00:00Z'],
  ['date-time', '2026-01-31T12:00:00+24:00'],
  ['date-time', '2026-01-31T12:00:00+16:00'],
  ['date-time', '2026-01-31T12:00:00+01:60'],
  ['date-time', '0000-12-31T23:59:59Z'],
  ['date-time', '0001-01-01T00:00:00+00:01'],
  ['date-time', '9999-12-31T23:59:59-00:01'],
  ['date-time', '+010000-01-01T00:00:00Z'],
  ['date-time', '2026-01-31T12:00:00'],
  ['date-time', '2026-01-31T24:00:00Z'],
  ['date-time', '2026-01-31T12:60:00Z'],
  ['date-time', '2026-01-31T12:00:61Z'],
  ['date-time', '2026-01-31T12:00:00Z and more'],
  ['email', 'ada'],
  ['email', 'ada@'],
  ['email', 'a b@example.com'],
  ['email', 'ada@-example.com'],
  ['uri', '/relative'],
  ['uri', 'https://exa mple.com'],
  ['uuid', '123e4567e89b12d3a456426614174000'],
])('%s is broken by %s', (format, text) => {
  expect(breaksFormat(format, text)).toBe(true);
});

test('an e-mail address of megabytes is broken, and no expression gives up on it', () => {
  expect(breaksFormat('email', `a@${'a.'.repeat(3_000_000)}a`)).toBe(true);
});
