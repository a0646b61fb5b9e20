import { describe, expect, it } from 'vitest';
import { type Broken, findInBroken } from './testing.ts';

const BROKEN: Broken[] = [
  ['a timeline that counts wrongly', 'transfer-withdrawal', 'data.timeline.current_step', 3, /steps done/],
  [
    'a move that no state file knows',
    'transfer-withdrawal',
    'data.timeline.events.1.status',
    'funds_received',
    /does not follow/,
  ],
  [
    'a timeline out of order',
    'transfer-withdrawal',
    'data.timeline.events.2.timestamp',
    '2026-05-04T09:34:00Z',
    /before the event before/,
  ],
  [
    'a timeline without an end',
    'transfer-pending-deposit-event',
    'data.timeline.events.2.status',
    'processing',
    /does not end it/,
  ],
  [
    'a change after the last event',
    'transfer-withdrawal',
    'data.updated_at',
    '2026-05-04T09:42:00Z',
    /last event was then/,
  ],
  ['a level that is not the status’', 'customer', 'data.level', '0', /follows the status/],
  ['an event with another state', 'transfer-failed-event', 'event', 'transfer.cancelled', /named after it/],
  ['a time with an offset', 'balance-create', 'at', '2026-05-04T10:00:00+01:00', /UTC/],
  [
    'a change before the creation',
    'recipient-deleted',
    'data.updated_at',
    '2026-05-04T09:01:00Z',
    /before created_at/,
  ],
  [
    'a list that is not newest first',
    'recipients',
    'data.0.created_at',
    '2026-05-04T09:09:00Z',
    /newest first/,
  ],
  [
    'a list with a record of yesterday',
    'payment-links',
    'data.0.updated_at',
    '2026-05-04T10:31:00Z',
    /changed it before/,
  ],
  ['a third decimal of naira', 'quote-create-deposit', 'source_amount', '20000.001', /no amount of NGN/],
  ['a page that counts wrongly', 'balances', 'pagination.current_entries_size', 2, /what the page holds/],
  ['a message in two versions', 'forbidden-error', 'message', 'No.', /error\.message says so/],
  [
    'a past that is told in two ways',
    'transfer-funds-not-delivered-event',
    'data.timeline.events.1.timestamp',
    '2026-05-04T10:05:06Z',
    /told elsewhere/,
  ],
];

describe('checkStory, by the rules of states, moments, amounts and errors', () => {
  it.each(BROKEN)('finds %s', async (_title, example, path, replacement, what) => {
    expect(await findInBroken(example, path, replacement)).toContainEqual(expect.stringMatching(what));
  });
});
