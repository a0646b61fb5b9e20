import type { Profile } from '../domain/accounts/profile.ts';
import type { Customer } from '../domain/customers/customer.ts';
import type { NewIndividual } from '../domain/customers/customer-fields.ts';
import { InvalidState, NotFound } from '../domain/domain-error.ts';
import { fundedCustomerId } from '../domain/sandbox/opening-balances.ts';
import { identity, samplePerson } from '../domain/sandbox/sample-person.ts';
import type { Services } from '../services.ts';

/** The customers of the demo business. */
const demoCustomers: readonly (NewIndividual & { readonly id: string })[] = [
  {
    id: fundedCustomerId,
    ...samplePerson,
    entries: [...samplePerson.entries, { type: 'bvn', number: '22345678901', country: 'NG' }],
  },
  {
    id: 'CUS_6hTr2WmN9kLx4QvB',
    type: 'individual',
    firstName: 'Charles',
    lastName: 'Babbage',
    email: 'charles@example.com',
    phone: '+2348087654321',
    countryId: 'NG',
    birthDate: '26-12-1979',
    address: { countryId: 'NG', line1: '5 Broad Street', city: 'Lagos', state: 'Lagos' },
    hasAcceptedTerms: true,
    entries: identity('10987654321'),
  },
];

/**
 * Adds the missing customers of the demo business and has them verified; another process may do the same concurrently.
 *
 * @returns the identifiers of all, in the same order on every start.
 */
export async function addDemoCustomers(
  services: Pick<Services, 'customers' | 'customerReviews'>,
  profile: Profile,
): Promise<readonly string[]> {
  for (const customer of demoCustomers) await makeActive(services, profile, customer);
  return demoCustomers.map(({ id }) => id);
}

async function makeActive(
  { customers, customerReviews }: Pick<Services, 'customers' | 'customerReviews'>,
  profile: Profile,
  { id, ...given }: NewIndividual & { readonly id: string },
): Promise<void> {
  const known = () =>
    customers.get(profile, id).catch((error: unknown): Customer | undefined => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
  let customer = await known();
  if (customer === undefined) {
    customer = await customers.create(profile, given, undefined, id).catch(async (error: unknown) => {
      const added = await known();
      if (added === undefined) throw error;
      return added;
    });
  }
  // A customer reverted or updated since then is left as it is.
  if (customer.version > 2) return;
  if (customer.status === 'inactive') await unlessDone(customers.verify(profile, id));
  if (customer.status !== 'active') {
    await unlessDone(customerReviews.settle(profile.businessId, id, { outcome: 'approved' }));
  }
}

/** Ignores the error if another process has done it. */
async function unlessDone(move: Promise<Customer>): Promise<void> {
  await move.catch((error: unknown) => {
    if (!(error instanceof InvalidState)) throw error;
  });
}
