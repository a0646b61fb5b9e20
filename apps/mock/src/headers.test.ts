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
  ['Location', '/elsewhere', {}, '/elsewhere'],
  ['Location', '/elsewhere', { location: '/v1/quotes/QUO_2' }, '/v1/quotes/QUO_2'],
])('%s with the example %j and %j is %j', (name, example, facts, value) => {
  expect(declaredHeaders(new Map([[name, { example }]]), { segments, status: 200, ...facts })[name]).toBe(
    value,
  );
});
