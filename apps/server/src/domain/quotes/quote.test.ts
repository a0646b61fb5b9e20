import { describe, expect, it } from 'vitest';
import { quoteStatus } from './quote.ts';

const expiresAt = new Date('2026-05-04T10:00:00.000Z');

describe('a quote', () => {
  it.each([
    ['2026-05-04T09:59:59.999Z', false, 'pending'],
    ['2026-05-04T10:00:00.000Z', false, 'expired'],
    ['2026-05-04T10:00:00.001Z', false, 'expired'],
    ['2026-05-04T09:59:59.999Z', true, 'accepted'],
    ['2026-05-04T10:00:00.000Z', true, 'accepted'],
  ])('that expires at ten is, at %s and with accepted %s, %s', (at, accepted, status) => {
    expect(quoteStatus({ accepted, expiresAt }, new Date(at))).toBe(status);
  });
});
