import { expect, test } from 'vitest';
import { eventKinds } from './event-kinds.ts';

test('the kinds of events are those of the schema EventKind', () => {
  const schemas = { EventKind: { type: 'string', enum: ['deposit.success', 'customer.created'] } };
  expect(eventKinds({ paths: {}, components: { schemas } })).toEqual(['deposit.success', 'customer.created']);
});

test('a contract without them is refused', () => {
  expect(() => eventKinds({ paths: {}, components: { schemas: { EventKind: { type: 'string' } } } })).toThrow(
    'EventKind',
  );
});
