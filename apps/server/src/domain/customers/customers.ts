import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import { InvalidState, NotFound, ResourceNotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Industry } from '../reference/industry.ts';
import { type LocalCurrencies, localCurrency } from '../reference/local-currency.ts';
import { type Customer, filesOf } from './customer.ts';
import { touchesIdentity, withFields } from './customer-changes.ts';
import type { CustomerFields, NewCustomer } from './customer-fields.ts';
import type { CustomerFiles } from './customer-files.ts';
import type { CustomerLedger } from './customer-ledger.ts';
import type { CustomerFilter, CustomerStore } from './customer-store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { PersonalDataKeys } from './personal-data-keys.ts';
import { IncompleteSubmission, requirementsDue } from './requirements.ts';
import { refuseShortText } from './searched-text.ts';
import { submission } from './submission.ts';
import { takeFields } from './taken-fields.ts';
import { firstStatus } from './verification.ts';

interface Dependencies {
  readonly store: CustomerStore;
  readonly ledger: CustomerLedger;
  readonly files: CustomerFiles;
  readonly keys: PersonalDataKeys;
  readonly provider: IdentityProvider;
  readonly reference: LocalCurrencies & { readonly industries: readonly Industry[] };
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Customers of a business and their submission for review (G38 to G40). All profiles of the business share them. */
export class Customers {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates a customer, possibly incomplete.
   *
   * @param id its id, if it must be a certain one.
   * @throws FieldError naming every field that breaks a rule.
   * @throws ResourceNotFound for an unknown industry.
   */
  async create(
    profile: Profile,
    given: NewCustomer,
    keep?: KeepReply<Customer>,
    id: string = this.#dependencies.ids.next('CUS_'),
  ): Promise<Customer> {
    const { clock, ids, keys, files, ledger, reference } = this.#dependencies;
    const { businessId } = profile;
    const at = businessTime(clock, profile);
    const taken = await takeFields(given, given.type, at, ids);
    if (given.type === 'business') this.#refuseUnknownIndustry(given.industry);
    const displayCurrency = localCurrency(given.countryId, reference);
    const customer = withFields(blank(given, { businessId, displayCurrency, id, at }), taken);
    const dataKey = keys.create();
    await files.store(businessId, id, dataKey, taken.files);
    const kept = taken.files.map((file) => file.id);
    await ledger.add({ customer, dataKey }, { kept, givenUp: [] }, keep?.(customer));
    return customer;
  }

  /**
   * Customers of the business by age.
   *
   * @throws FieldError when the search text is too short after trimming (G202).
   */
  list({ businessId }: Profile, filter: CustomerFilter, page: PageRequest): Promise<Page<Customer>> {
    if (filter.text !== undefined) refuseShortText(filter.text);
    return this.#dependencies.store.page(businessId, filter, page);
  }

  /** @throws NotFound when the business has no such customer or has erased it. */
  async get({ businessId }: Pick<Profile, 'businessId'>, id: string): Promise<Customer> {
    const stored = await this.#dependencies.store.find(businessId, id);
    if (stored === undefined) throw new NotFound(`customer ${id.slice(0, 64)}`);
    return stored.customer;
  }

  /**
   * Replaces the given fields and leaves the others (G79).
   *
   * @throws NotFound, ResourceNotFound and FieldError as above.
   * @throws InvalidState when the change affects the identity of a customer that is in review or active (G180).
   */
  async update({ businessId }: Profile, id: string, given: CustomerFields): Promise<Customer> {
    const { store, ledger, files, clock, ids } = this.#dependencies;
    const read = () => store.find(businessId, id);
    const first = await read();
    if (first === undefined) throw new NotFound(`customer ${id.slice(0, 64)}`);
    const { customer, dataKey } = first;
    const taken = await takeFields(given, customer.type, businessTime(clock, first), ids);
    if (given.industry !== undefined) this.#refuseUnknownIndustry(given.industry);
    const isIdentity = touchesIdentity(taken);
    if (isIdentity) refuseVerified(customer);
    await files.store(businessId, id, dataKey, taken.files);
    return ledger.change(id, read, ({ customer: before }) => {
      if (isIdentity) refuseVerified(before);
      const after = withFields(before, taken);
      const has = new Set(filesOf(after).map((file) => file.id));
      const givenUp = filesOf(before)
        .map((file) => file.id)
        .filter((file) => !has.has(file));
      return {
        after,
        event: 'customer.updated',
        files: { kept: taken.files.map((file) => file.id), givenUp },
      };
    });
  }

  /**
   * Submits a customer for review (G171).
   *
   * @throws NotFound when the business has no such customer.
   * @throws InvalidState when it is in review or active.
   * @throws IncompleteSubmission when required fields or documents are missing.
   */
  verify({ businessId }: Pick<Profile, 'businessId'>, id: string): Promise<Customer> {
    const { store, ledger, provider } = this.#dependencies;
    return ledger.change(
      id,
      () => store.find(businessId, id),
      ({ customer }, at) => {
        const submitted = submission(customer, at, provider);
        const due = requirementsDue(customer);
        if (due.length > 0) throw new IncompleteSubmission(customer, due);
        return submitted;
      },
    );
  }

  #refuseUnknownIndustry(id: string): void {
    if (this.#dependencies.reference.industries.some((industry) => industry.id === id)) return;
    throw new ResourceNotFound(`industry ${id.slice(0, 64)}`);
  }
}

/** A verified identity is frozen; otherwise another person could take it over. */
function refuseVerified({ id, status }: Customer): void {
  if (status !== 'in_review' && status !== 'active') return;
  throw new InvalidState(
    `The customer ${id} is ${status}; its names, dates, documents and owners can no longer be changed. Nothing was changed.`,
  );
}

/** A new customer with its required fields. */
function blank(
  given: NewCustomer,
  { at, ...own }: Pick<Customer, 'businessId' | 'displayCurrency' | 'id'> & { readonly at: Date },
): Customer {
  const shared = {
    ...own,
    status: firstStatus,
    version: 1,
    email: given.email,
    phone: given.phone,
    countryId: given.countryId,
    hasAcceptedTerms: given.hasAcceptedTerms,
    address: given.address,
    rejectionReasons: [],
    createdAt: at,
    updatedAt: at,
  };
  if (given.type === 'individual') {
    const { firstName, lastName } = given;
    return { ...shared, type: 'individual', firstName, lastName, entries: [] };
  }
  return {
    ...shared,
    type: 'business',
    businessName: given.businessName,
    industry: given.industry,
    incorporationDate: given.incorporationDate,
    documents: [],
    owners: [],
  };
}
