import type { Customer } from './customer.ts';

/** Whether a BVN is on file: for an individual their own, for a business that of one of its owners (G195). */
export function hasBvn(customer: Customer): boolean {
  return customer.type === 'individual'
    ? customer.entries.some(({ type }) => type === 'bvn')
    : customer.owners.some(({ facts }) => facts.bvn !== undefined);
}
