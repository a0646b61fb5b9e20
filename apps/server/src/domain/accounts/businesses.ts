import type { KybStatus } from '@finops/contract/console';
import { timestampOf } from '../clock.ts';
import { FieldError, NotFound, ResourceNotFound } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { demandPlainNames } from '../plain-name.ts';
import { present } from '../present.ts';
import { type LocalCurrencies, localCurrency } from '../reference/local-currency.ts';
import { type AccountParts, note } from './account-parts.ts';
import type { Act } from './audit-entry.ts';
import type { Business, OwnBusiness } from './business.ts';
import { changeBusiness } from './change.ts';
import { firstStatus, type KybAction, statusAfter } from './kyb.ts';
import type { CreatedInvitation } from './members/invitation.ts';
import type { Invitations } from './members/invitations.ts';

/** What a new business is to be. */
export interface NewBusiness {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  /** Undefined: the currency of the country, or the US dollar where the service does not have that. */
  readonly displayCurrency?: string | undefined;
  /** False by default. */
  readonly hasReusableKyc?: boolean;
}

/** Businesses and their verification (G94, G95). */
export class Businesses {
  readonly #parts: AccountParts;
  readonly #reference: LocalCurrencies;
  readonly #invitations: Invitations;

  constructor(parts: AccountParts, reference: LocalCurrencies, invitations: Invitations) {
    this.#parts = parts;
    this.#reference = reference;
    this.#invitations = invitations;
  }

  /** Every business of the platform. */
  list(
    request: PageRequest,
    filter: { readonly kybStatus?: KybStatus | undefined },
  ): Promise<Page<Business>> {
    return this.#parts.store.platform.page(request, filter);
  }

  /** Businesses that a user belongs to, with the role in each. */
  listOf(userId: string, request: PageRequest): Promise<Page<OwnBusiness>> {
    return this.#parts.store.platform.pageOf(userId, request);
  }

  /** @throws NotFound when there is no such business. */
  async get(businessId: string): Promise<Business> {
    const business = await this.#parts.store.of(businessId).business.find();
    if (business === undefined) throw new NotFound(`business ${businessId}`);
    return business;
  }

  /**
   * Creates a business that is not verified, and invites its first owner by mail.
   *
   * @throws Unavailable when no mail can leave.
   * @throws RecipientLimitReached when the owner's e-mail address got too many invitations.
   * @throws ResourceNotFound when the service is not open in the country.
   * @throws FieldError for a name that misleads, and when the service does not have the display currency.
   */
  async create(
    act: Act,
    { ownerEmail, ...facts }: NewBusiness & { readonly ownerEmail: string },
  ): Promise<{ readonly business: Business; readonly invitation: CreatedInvitation }> {
    demandPlainNames({ name: facts.name });
    const business = this.plan(facts);
    const issued = await this.#invitations.issue(act, business.id, { email: ownerEmail, role: 'owner' });
    const invitation = await changeBusiness(this.#parts.store, act, business.id, async (records) => {
      await records.business.insert(business);
      await note(this.#parts, records, act, {
        action: 'business.created',
        target: business.id,
        facts: { name: business.name },
      });
      return this.#invitations.record(records, act, issued, 'administrators');
    });
    return { business, invitation };
  }

  /**
   * A new business with its defaults, not written yet.
   *
   * @throws ResourceNotFound when the service is not open in the country.
   * @throws FieldError when the service does not have the display currency.
   */
  plan({ name, countryId, displayCurrency, hasReusableKyc = false }: NewBusiness): Business {
    const { ids, clock } = this.#parts;
    if (!this.#reference.countries.some(({ id }) => id === countryId)) {
      throw new ResourceNotFound(`country ${countryId}`);
    }
    const { currencies } = this.#reference;
    if (displayCurrency !== undefined && currencies.get(displayCurrency) === undefined) {
      throw new FieldError({
        display_currency: [`The currency ${displayCurrency} is not supported.`],
      });
    }
    const now = timestampOf(clock.now());
    return {
      id: ids.next('BUS_'),
      name,
      countryId,
      kybStatus: firstStatus,
      kybReason: undefined,
      contactEmail: undefined,
      displayCurrency: displayCurrency ?? localCurrency(countryId, this.#reference),
      hasReusableKyc,
      createdAt: now,
      updatedAt: now,
    };
  }

  /**
   * Changes what is given and leaves the rest (G343).
   *
   * @param contactEmail an empty text removes the address.
   * @throws NotFound when there is no such business.
   * @throws FieldError for an address that does not look like what it is: payers are shown it.
   */
  async update(
    act: Act,
    businessId: string,
    { contactEmail: given }: { readonly contactEmail?: string | undefined },
  ): Promise<Business> {
    if (given !== undefined && given !== '') demandPlainNames({ contact_email: given });
    return changeBusiness(this.#parts.store, act, businessId, async (records) => {
      const business = await records.business.lock();
      if (business === undefined) throw new NotFound(`business ${businessId}`);
      const contactEmail = given === '' ? undefined : (given ?? business.contactEmail);
      const from = business.contactEmail;
      if (contactEmail === from) return business;
      const change = { contactEmail, updatedAt: timestampOf(this.#parts.clock.now()) };
      await records.business.setContact(change);
      await note(this.#parts, records, act, {
        action: 'business.updated',
        target: businessId,
        facts: present({ from, to: contactEmail }),
      });
      return { ...business, ...change };
    });
  }

  /**
   * Moves a business along its verification.
   *
   * @param reason why it is rejected or suspended; owners read it.
   * @throws NotFound when there is no such business.
   * @throws InvalidState when its state does not allow the action.
   */
  async verify(act: Act, businessId: string, action: KybAction, reason?: string): Promise<Business> {
    return changeBusiness(this.#parts.store, act, businessId, async (records) => {
      const business = await records.business.find();
      if (business === undefined) throw new NotFound(`business ${businessId}`);
      const from = business.kybStatus;
      const to = statusAfter(action, from);
      const change = { kybStatus: to, kybReason: reason, updatedAt: timestampOf(this.#parts.clock.now()) };
      await records.business.update(change);
      await note(this.#parts, records, act, {
        action,
        target: businessId,
        facts: { from, to, ...(reason !== undefined && { reason }) },
      });
      return { ...business, ...change };
    });
  }
}
