import { describe, expect, it } from 'vitest';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { relive, shownTransfers } from '../../../../test/harness/seed/relived-transfer.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { transferBody } from './transfer-body.ts';

const { currencies } = loadReference();

describe('the transfers of the examples', () => {
  it.each(shownTransfers)('%s reads as its way made it', async (_, record) => {
    const last = (await relive(record.body)).at(-1);
    if (last === undefined) throw new Error(`${record.body.id} has no steps.`);
    expectRecorded(record, transferBody(last.transfer, currencies));
  });

  it('are of every category', () => {
    const categories = new Set(shownTransfers.map(([, { body }]) => body.category));
    expect([...categories].toSorted()).toEqual(['buy', 'conversion', 'deposit', 'sell', 'withdrawal']);
  });
});
