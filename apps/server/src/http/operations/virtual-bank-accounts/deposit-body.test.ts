import { expect, it } from 'vitest';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { reliveDeposit, shownDeposits } from '../../../../test/harness/seed/relived-deposit.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { eventBodies } from '../../event-bodies.ts';

const { currencies } = loadReference();

it.each(shownDeposits)('the example %s is what the service tells of the payment', async (_, record) => {
  const { events = [] } = await reliveDeposit(record.body, eventBodies(currencies).deposits);
  const [event, ...more] = events;
  expect(more).toEqual([]);
  expect(event).toMatchObject({ kind: 'deposit.success', resourceId: record.body.id });
  expectRecorded(record, JSON.parse(event?.body ?? ''));
});
