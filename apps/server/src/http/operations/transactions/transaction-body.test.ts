import { readFileSync } from 'node:fs';
import type { components } from '@finops/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { plainRows } from '../../../../test/harness/sample-transfer.ts';
import { quoteOf } from '../../../../test/harness/seed-quote.ts';
import { type StepName, walk } from '../../../../test/harness/transfer-steps.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { transactionBody } from './transaction-body.ts';

const examples = new URL('../../../../../../spec/resources/transactions/examples/', import.meta.url);
const { currencies } = loadReference();

function example(name: string): components['schemas']['Transaction'] {
  return parse(readFileSync(new URL(`${name}.yaml`, examples), 'utf8')).value.data;
}

describe('the entries of the examples', () => {
  it.each([
    ['transaction-withdrawal', ['takenUp', 'sent'], { source: '500', target: '859892.5' }],
    [
      'transaction-refund',
      ['takenUp', 'sent', 'returned', 'refunded'],
      { source: '100', target: '171892.5' },
    ],
    ['transaction-fee', ['takenUp', 'sent', 'returned', 'refunded'], { source: '100', target: '171892.5' }],
  ] as const)(
    '%s reads as the way of its transfer made it',
    (name, way: readonly StepName[], { source, target }) => {
      const expected = example(name);
      const holder = { businessId: expected.profile_id, profileId: expected.profile_id };
      const quote = quoteOf('withdrawal', holder, {
        reference: expected.reference,
        sourceAmount: Decimal.parse(source),
        targetAmount: Decimal.parse(target),
      });
      const entries =
        walk(quote, way)
          .at(-1)
          ?.commit({ rows: plainRows, tell: () => '' }).entries ?? [];
      const entry = entries.find(({ type }) => type === expected.type);
      if (entry === undefined) throw new Error(`There is no entry of ${expected.type}.`);
      const body = transactionBody(
        {
          ...entry,
          type: expected.type,
          id: expected.id,
          userId: expected.user_id,
          availableBalance: Decimal.parse(expected.available_balance),
        },
        currencies,
      );
      expect(body).toEqual({
        ...expected,
        transfer_id: entry.transferId,
        created_at: `2026-05-04T09:30:${5 * way.length}.000000Z`,
      });
    },
  );
});
