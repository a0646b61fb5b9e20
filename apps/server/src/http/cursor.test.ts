import { describe, expect, test } from 'vitest';
import type { Position } from '../domain/paging.ts';
import { type CursorBinding, signedCursors } from './cursor.ts';
import { BadRequest } from './refusals.ts';

const cursors = signedCursors(Buffer.alloc(32, 1));
const list: CursorBinding = {
  operation: 'listTransfers',
  businessId: 'BUS_a',
  profileId: 'BUS_a',
  query: { sort: 'desc', status: ['pending', 'expired'] },
};
const position: Position = { direction: 'next', key: ['2026-05-04T09:30:00.000001Z', 'TRA_é"'] };

test('a cursor leads back to its position, in each direction, and has the form of the contract', () => {
  const text = cursors.encode(list, position);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(cursors.decode(list, text)).toEqual(position);
  const back: Position = { ...position, direction: 'previous' };
  expect(cursors.decode(list, cursors.encode(list, back))).toEqual(back);
});

test('another process with the same key reads it, one with another key does not', () => {
  const text = cursors.encode(list, position);
  expect(signedCursors(Buffer.alloc(32, 1)).decode(list, text)).toEqual(position);
  expect(() => signedCursors(Buffer.alloc(32, 2)).decode(list, text)).toThrow(BadRequest);
});

test('the order of repeated filters, absent filters and padding do not matter', () => {
  const text = cursors.encode(list, position);
  const same = { ...list, query: { status: ['expired', 'pending'], q: undefined, sort: 'desc' } };
  expect(cursors.decode(same, `${text}==`)).toEqual(position);
});

describe('a cursor opens no other list', () => {
  test.each([
    ['operation', { ...list, operation: 'listTransactions' }],
    ['business', { ...list, businessId: 'BUS_b' }],
    ['profile', { ...list, profileId: 'CUS_a' }],
    ['public list', { operation: 'listTransfers', query: list.query }],
    ['sort order', { ...list, query: { ...list.query, sort: 'asc' } }],
    ['filter', { ...list, query: { sort: 'desc', status: ['pending'] } }],
    ['more filters', { ...list, query: { ...list.query, quote_id: 'QUO_x' } }],
  ] satisfies [string, CursorBinding][])('of another %s', (_what, binding) => {
    const text = cursors.encode(list, position);
    expect(() => cursors.decode(binding, text)).toThrow(BadRequest);
  });
});

test('a forged or cut cursor is refused, whichever character is changed or missing', () => {
  const text = cursors.encode(list, position);
  for (let at = 0; at < text.length; at += 1) {
    const forged = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    expect(() => cursors.decode(list, forged)).toThrow(BadRequest);
    expect(() => cursors.decode(list, text.slice(0, at))).toThrow(BadRequest);
  }
  for (const noise of ['', '!', 'null', `${text}A`, `${text}!`, ` ${text}`, '='.repeat(30)]) {
    expect(() => cursors.decode(list, noise)).toThrow(BadRequest);
  }
});

test('a text that no cursor is like costs no time', () => {
  const started = performance.now();
  for (const noise of [`${'A'.repeat(40)}${'='.repeat(100_000)}A`, 'A'.repeat(1_000_000)]) {
    expect(() => cursors.decode(list, noise)).toThrow(BadRequest);
  }
  // With quadratic time this takes minutes.
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a cursor of more than 1024 characters is refused, though it be genuine', () => {
  const long = cursors.encode(list, { direction: 'next', key: ['x'.repeat(1024)] });
  expect(() => cursors.decode(list, long)).toThrow(BadRequest);
});
