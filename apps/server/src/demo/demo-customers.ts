import type { Clock } from '../domain/clock.ts';
import type { Customer } from '../domain/customers/customer.ts';
import type { CustomerStore } from '../domain/customers/customer-store.ts';

const DISPLAY_CURRENCY = 'NGN';

/** The customers of the demo business. The first has the identifier of the contract's examples, so that these can be pasted. */
const demoCustomers: readonly Omit<Customer, 'businessId'>[] = [
  {
    id: 'CUS_5pXw8RkJ2vTq9LmB',
    type: 'individual',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    countryId: 'NG',
    status: 'active',
  },
  {
    id: 'CUS_6hTr2WmN9kLx4QvB',
    type: 'individual',
    firstName: 'Charles',
    lastName: 'Babbage',
    email: 'charles@example.com',
    countryId: 'NG',
    status: 'active',
  },
];

/** Adds the customers that the demo business lacks; gives the identifiers of all, in the same order at each start. */
export async function addDemoCustomers(
  customers: CustomerStore,
  businessId: string,
  clock: Clock,
): Promise<readonly string[]> {
  for (const customer of demoCustomers) {
    if ((await customers.find(businessId, customer.id)) !== undefined) continue;
    await customers.insert(
      { ...customer, businessId },
      { displayCurrency: DISPLAY_CURRENCY, at: clock.now() },
    );
  }
  return demoCustomers.map(({ id }) => id);
}
