import { expect, test } from 'vitest';
import { declaredHeaders } from './headers.ts';

const segments = ['v1', 'quotes', 'QUO_1'];

test.each([
  ['x-rate-limit', 100, {}, '100'],
  ['RateLimit', undefined, {}, '"quotes";r=99;t=60'],
  ['RateLimit', undefined, { status: 429 }, '"quotes";r=0;t=60'],
  ['RateLimit', undefined, { segments: ['console', 'v1', 'sandbox'] }, '"sandbox";r=99;t=60'],
  ['RateLimit-Policy', undefined, { segments: ['.well-known', 'jwks.json'] }, '".well-known";q=100;w=60'],
  ['X-Request-Id', 'req_1', {}, undefined],
  ['Idempotency-Replayed', 'true', {}, undefined],
  ['Ignored-Fields', 'dry_run', {}, undefined],
  ['Ignored-Fields', 'dry_run', { ignored: [] }, undefined],
  ['Ignored-Fields', 'dry_run', { ignored: ['a', 'a', 'é\r\n', 'pay_in.x'] }, 'a, %C3%A9%0D%0A, pay_in.x'],
  ['Location', '/elsewhere', {}, '/elsewhere'],
  ['Location', '/elsewhere', { location: '/v1/quotes/QUO_2' }, '/v1/quotes/QUO_2'],
])('%s with the example %j and %j is %j', (name, example, facts, value) => {
  expect(declaredHeaders(new Map([[name, { example }]]), { segments, status: 200, ...facts })[name]).toBe(
    value,
  );
});

test('many ignored names make a short header', () => {
  const ignored = Array.from({ length: 20_000 }, (_, index) => `field-${index}-\ud800`);
  const { 'Ignored-Fields': value } = declaredHeaders(new Map([['Ignored-Fields', {}]]), {
    segments,
    status: 200,
    ignored,
  });
  expect(value?.length).toBeLessThan(1100);
});
