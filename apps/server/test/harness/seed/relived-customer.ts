import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Customer } from '../../../src/domain/customers/customer.ts';
import { CustomerFiles } from '../../../src/domain/customers/customer-files.ts';
import { CustomerLedger } from '../../../src/domain/customers/customer-ledger.ts';
import { CustomerReviews, type Decision } from '../../../src/domain/customers/customer-reviews.ts';
import type { CustomerStore, StoredCustomer } from '../../../src/domain/customers/customer-store.ts';
import { Customers } from '../../../src/domain/customers/customers.ts';
import { PersonalDataKeys } from '../../../src/domain/customers/personal-data-keys.ts';
import { customerFields, newCustomer } from '../../../src/http/operations/customers/customer-request.ts';
import { absentIdentityProvider } from '../../../src/rails/absent-identity-provider.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { systemRandomness } from '../../../src/system.ts';
import { movedClock } from '../worlds/moved-clock.ts';
import { deskProfile } from '../worlds/quote-desk.ts';

type Step = (customers: Customers, reviews: CustomerReviews, id: string) => Promise<Customer>;

const examples = new URL('../../../../../spec/resources/customers/examples/', import.meta.url);
const example = (name: string) =>
  parse(readFileSync(new URL(`customer-${name}.yaml`, examples), 'utf8')).value;

const created =
  (name: string): Step =>
  (customers, _, id) =>
    customers.create(deskProfile, newCustomer(example(`create-${name}`)), undefined, id);
const updated =
  (change: Parameters<typeof customerFields>[0]): Step =>
  (customers, _, id) =>
    customers.update(deskProfile, id, customerFields(change));
const submitted: Step = (customers, _, id) => customers.verify(deskProfile, id);
const settled =
  (decision: Decision): Step =>
  (_, reviews, id) =>
    reviews.settle(deskProfile.businessId, id, decision);

/** The histories of the customers in the examples. */
const lives: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  CUS_5pXw8RkJ2vTq9LmB: {
    '2026-05-04T09:02:00Z': created('individual'),
    '2026-05-04T09:05:00Z': submitted,
    '2026-05-04T09:10:00Z': settled({ outcome: 'approved' }),
    '2026-05-04T09:18:00Z': updated(example('update-bvn')),
    '2026-05-06T12:00:00Z': settled({ outcome: 'reverted', reason: 'The passport was reported stolen.' }),
  },
  CUS_2dFs6LkP9xVb4QhM: {
    '2026-05-04T09:00:00Z': created('nin'),
    '2026-05-04T09:04:00Z': submitted,
    '2026-05-04T09:16:00Z': settled({
      outcome: 'rejected',
      reason: 'The selfie does not match the national identification number.',
    }),
    '2026-05-04T09:40:00Z': updated(example('update-selfie')),
  },
  CUS_7nGc4YhD6sKe1WzA: {
    '2026-05-04T09:12:00Z': created('business'),
    '2026-05-04T09:25:00Z': submitted,
  },
  CUS_4gHn6VqT8bXs1JrZ: {
    '2026-05-04T09:30:00Z': created('incomplete'),
    '2026-05-04T10:05:00Z': updated({
      identifying_information: example('create-individual').identifying_information,
    }),
    '2026-05-04T10:10:00Z': submitted,
    '2026-05-04T10:50:00Z': settled({ outcome: 'reverted', reason: 'The passport was reported stolen.' }),
  },
  CUS_3kRt8WmZ5pVx7NcL: { '2026-05-04T09:35:00Z': created('business-incomplete') },
};

/**
 * Takes a customer of the examples through its history until an instant.
 *
 * @param until when it last changed.
 * @param ownerId the identifier of its owner, if it has one.
 */
export async function relivedCustomer(id: string, until: string, ownerId = ''): Promise<Customer> {
  const clock = movedClock('2026-05-04T09:00:00Z');
  const { customers, reviews } = inMemory(clock, ownerId);
  let customer: Customer | undefined;
  for (const [at, step] of Object.entries(lives[id] ?? {})) {
    if (Date.parse(at) > Date.parse(until)) break;
    clock.advance(Date.parse(at) - clock.now().getTime());
    customer = await step(customers, reviews, id);
  }
  if (customer?.updatedAt.getTime() !== Date.parse(until))
    throw new Error(`${id} did not change at ${until}.`);
  return customer;
}

/** Onboarding without a database; the provider leaves every review undecided. */
function inMemory(clock: ReturnType<typeof movedClock>, ownerId: string) {
  const kept = new Map<string, StoredCustomer>();
  const store = {
    find: async (_, id) => kept.get(id),
    record: (after) => {
      kept.set(after.customer.id, { ...after, clockAheadMs: 0, hasReusableKyc: false });
      return { kind: 'customer', id: after.customer.id, expects: 'absent', row: {} };
    },
  } satisfies Pick<CustomerStore, 'find' | 'record'> as unknown as CustomerStore;
  const ids = { next: (prefix: string) => (prefix === 'OWN_' ? ownerId : `${prefix}0000000000000001`) };
  const ledger = new CustomerLedger({
    store,
    ledger: { commit: async () => ({ kind: 'done' }) },
    eventBodies: { bodyOf: () => '' },
    clock,
    ids,
  });
  const files = new CustomerFiles({
    records: { stage: async () => {}, due: async () => [], forget: async () => {} },
    files: { put: async () => {}, get: async () => Buffer.alloc(0), delete: async () => {} },
    randomness: systemRandomness,
    onRefused: () => {},
  });
  const parts = {
    store,
    ledger,
    files,
    keys: new PersonalDataKeys([{ id: 'test', key: Buffer.alloc(32, 1) }], systemRandomness),
    provider: absentIdentityProvider,
    reference: loadReference(),
    clock,
    ids,
    entry: () => ({ kind: 'audit_entry', id: '', expects: 'absent', row: {} }) as const,
    demand: async () => {},
    onFailure: () => {},
  };
  return { customers: new Customers(parts), reviews: new CustomerReviews(parts) };
}
