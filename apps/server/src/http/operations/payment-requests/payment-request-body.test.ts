import { describe, expect, it } from 'vitest';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { reliveRequest, shownRequests } from '../../../../test/harness/seed/relived-request.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { paymentRequestBody } from './payment-request-body.ts';

const { currencies } = loadReference();

describe('the payment requests of the examples', () => {
  it.each(shownRequests)('%s reads as its way made it', async (_, record) => {
    expectRecorded(record, paymentRequestBody(await reliveRequest(record.body), currencies));
  });

  it('are of every status', () => {
    const statuses = new Set(shownRequests.map(([, { body }]) => body.status));
    expect([...statuses].toSorted()).toEqual([
      'cancelled',
      'completed',
      'expired',
      'failed',
      'multiple_deposits',
      'over_payment',
      'pending',
      'under_payment',
    ]);
  });
});
