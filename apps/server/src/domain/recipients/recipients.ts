import type { Profile } from '../accounts/profile.ts';
import { businessTime, type Clock } from '../clock.ts';
import type { CustomerNames } from '../customers/customer-store.ts';
import { NotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import { presentCustomer } from '../ledger/credit.ts';
import type { Page, PageRequest } from '../paging.ts';
import {
  type Recipient,
  type RecipientDetails,
  type RecipientRequest,
  recipientCategory,
} from './recipient.ts';
import { recipientFacts } from './recipient-facts.ts';
import type { RecipientFilter, RecipientStore } from './recipient-store.ts';
import type { RecipientWorld } from './recipient-world.ts';

interface Dependencies {
  readonly store: RecipientStore;
  readonly customers: CustomerNames;
  readonly world: RecipientWorld;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Saved payout destinations. They belong to the business and are shared by all of its profiles (G26). */
export class Recipients {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Saves an account or a wallet, and determines whether its holder is a customer (G75).
   *
   * @throws FieldError when a field breaks a rule of the type.
   * @throws ResourceNotFound when the customer whose profile it is saved for, or who holds it, was erased
   * meanwhile.
   */
  async create(profile: Profile, request: RecipientRequest, keep?: KeepReply<Recipient>): Promise<Recipient> {
    const { store, ids, clock, world } = this.#dependencies;
    const facts = recipientFacts(request, world);
    const createdAt = businessTime(clock, profile);
    const owners = await this.#customersNamed(profile.businessId, facts.details);
    const customerId = customerOf(profile, owners);
    const recipient: Recipient = {
      id: ids.next('REC_'),
      businessId: profile.businessId,
      active: true,
      ownedByCustomer: owners.length > 0,
      ...(customerId !== undefined && { customerId }),
      ...facts,
      createdAt,
      updatedAt: createdAt,
    };
    await store.insert(recipient, {
      resets: profile.resets,
      records: presentCustomer({ ...profile, profileId: customerId ?? profile.profileId }),
      keptReply: keep?.(recipient),
    });
    return recipient;
  }

  /** A page of the recipients of the business by age, without deleted ones. */
  list({ businessId }: Profile, filter: RecipientFilter, page: PageRequest): Promise<Page<Recipient>> {
    return this.#dependencies.store.page(businessId, filter, page);
  }

  /** @throws NotFound when the business has no such recipient or has deleted it. */
  async get({ businessId }: Profile, id: string): Promise<Recipient> {
    const recipient = await this.#dependencies.store.find(businessId, id);
    if (recipient === undefined) throw new NotFound(`recipient ${id}`);
    return recipient;
  }

  /**
   * Deactivates a recipient and returns it; existing transfers to it are not affected.
   *
   * @throws NotFound when the business has no such recipient or has already deleted it.
   */
  async delete(profile: Profile, id: string): Promise<Recipient> {
    const { store, clock } = this.#dependencies;
    const recipient = await store.deactivate(profile.businessId, id, businessTime(clock, profile));
    if (recipient === undefined) throw new NotFound(`recipient ${id}`);
    return recipient;
  }

  /** The owner of a wallet chooses its name; an account has the name of its holder. */
  async #customersNamed(businessId: string, details: RecipientDetails): Promise<readonly string[]> {
    if (recipientCategory(details) === 'crypto') return [];
    return this.#dependencies.customers.named(businessId, details.accountName);
  }
}

/**
 * The customer with whom a recipient is erased: the one whose profile it is saved for, or else the only one with
 * its name.
 */
function customerOf(
  { businessId, profileId }: Profile,
  [owner, ...others]: readonly string[],
): string | undefined {
  if (profileId !== businessId) return profileId;
  return others.length === 0 ? owner : undefined;
}
