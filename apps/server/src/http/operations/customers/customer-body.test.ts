import type { components, EventKind } from '@finops/contract';
import { expect, it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { relivedCustomer } from '../../../../test/harness/seed/relived-customer.ts';
import { customerBody, customerEventBody } from './customer-body.ts';

const shown = shownRecords<components['schemas']['Customer']>('customers', /^CUS_/);

/** The event of which an example is the body; undefined for a response. */
function eventIn(title: string): EventKind | undefined {
  const [, name] = /^customer-(.*)-event\.yaml/.exec(title) ?? [];
  if (name === undefined) return undefined;
  if (name === 'created' || name === 'updated') return `customer.${name}`;
  return `customer.verification.${name.replace('-', '_') as 'active'}`;
}

it.each(shown)(
  'the customer of the example %s is what its requests have made of it',
  async (title, record) => {
    const { body } = record;
    const owner = body.type === 'business' ? body.beneficial_owners[0]?.id : undefined;
    const customer = await relivedCustomer(body.id, body.updated_at, owner);
    const event = eventIn(title);
    expectRecorded(record, event === undefined ? customerBody(customer) : customerEventBody(event, customer));
  },
);

it('the examples show customers of both types and in every state', () => {
  const kinds = new Set(shown.map(([, { body }]) => `${body.type} ${body.status}`));
  expect([...kinds].toSorted()).toEqual([
    'business in_review',
    'business inactive',
    'individual active',
    'individual in_review',
    'individual inactive',
    'individual rejected',
  ]);
});
