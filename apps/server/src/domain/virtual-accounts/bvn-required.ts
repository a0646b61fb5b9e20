import type { Customer } from '../customers/customer.ts';
import { DomainError } from '../domain-error.ts';

/** The customer has no BVN on file, which a virtual bank account requires. */
export class BvnRequired extends DomainError<'err_bvn_verification_required'> {
  override readonly name = 'err_bvn_verification_required';

  constructor({ id, type }: Pick<Customer, 'id' | 'type'>) {
    const advice =
      type === 'individual'
        ? 'Add a `bvn` entry to identifying_information first.'
        : 'Add the `bvn` of one of its business_owners first.';
    super(`Customer ${id} has no BVN on file. ${advice}`);
  }
}
