import { readdirSync, readFileSync } from 'node:fs';
import type { components } from '@finops/contract/console';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { relivedCustomer } from '../../../../test/harness/seed/relived-customer.ts';
import { customerReviewBody } from './customer-review-body.ts';

const examples = new URL(
  '../../../../../../spec/console/resources/platform-customers/examples/',
  import.meta.url,
);
const shown = readdirSync(examples).flatMap((name) => {
  const file = new URL(name, examples);
  const data: unknown = parse(readFileSync(file, 'utf8')).value.data;
  const reviews = Array.isArray(data)
    ? data.map((body, index) => ({ body, path: ['value', 'data', index] }))
    : [{ body: data, path: ['value', 'data'] }];
  return reviews
    .filter(
      (review): review is { body: components['schemas']['CustomerReview']; path: (string | number)[] } =>
        Boolean(review.body?.customer),
    )
    .map(({ body, path }) => ({ name, record: { file, path, body } }));
});

it.each(shown)('the example $name is what its requests have made of the customer', async ({ record }) => {
  const { id, updated_at } = record.body.customer;
  expectRecorded(record, customerReviewBody(await relivedCustomer(id, updated_at)));
});

it('the examples show every decision', () => {
  const states = new Set(shown.map(({ record }) => record.body.customer.status));
  expect([...states].toSorted()).toEqual(['active', 'in_review', 'inactive', 'rejected']);
});
