import type { Customer } from './customer.ts';

/** Keeps the customers of businesses; each of them is a profile too. */
export interface CustomerStore {
  /**
   * Adds the customer, and its profile without any balance.
   *
   * @param profile the currency that its values are shown in, and when it is added.
   */
  insert(customer: Customer, profile: { readonly displayCurrency: string; readonly at: Date }): Promise<void>;
  /** The customer, or undefined when the business has no such one; text of any form may be asked for. */
  find(businessId: string, id: string): Promise<Customer | undefined>;
  /** Whether first and last name of a customer of the business make up this name, as `comparedName` compares. */
  hasName(businessId: string, name: string): Promise<boolean>;
}
