import type { KybStatus } from '@finops/contract/console/enumerations';
import { timestampOf } from '../clock.ts';
import { FieldError, NotFound, ResourceNotFound } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { demandPlainNames } from '../plain-name.ts';
import { present } from '../present.ts';
import { type LocalCurrencies, localCurrency } from '../reference/local-currency.ts';
import { type AccountDependencies, note } from './account-dependencies.ts';
import type { Act } from './audit-entry.ts';
import type { Business, OwnBusiness } from './business.ts';
import { changeBusiness } from './change.ts';
import { firstStatus, type KybAction, statusAfter } from './kyb.ts';
import type { CreatedInvitation } from './members/invitation.ts';
import type { Invitations } from './members/invitations.ts';

/** The fields of a new business. */
export interface NewBusiness {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  /** Defaults to the currency of the country, or to the US dollar if that is not supported. */
  readonly displayCurrency?: string | undefined;
  /** False by default. */
  readonly hasReusableKyc?: boolean;
}

/** Businesses and their verification (G94, G95). */
export class Businesses {
  readonly #dependencies: AccountDependencies;
  readonly #reference: LocalCurrencies;
  readonly #invitations: Invitations;

  constructor(dependencies: AccountDependencies, reference: LocalCurrencies, invitations: Invitations) {
    this.#dependencies = dependencies;
    this.#reference = reference;
    this.#invitations = invitations;
  }

  /** Every business of the platform. */
  list(
    request: PageRequest,
    filter: { readonly kybStatus?: KybStatus | undefined },
  ): Promise<Page<Business>> {
    return this.#dependencies.store.platform.page(request, filter);
  }

  /** Businesses of a user, with the role in each. */
  listOf(userId: string, request: PageRequest): Promise<Page<OwnBusiness>> {
    return this.#dependencies.store.platform.pageOf(userId, request);
  }

  /** @throws NotFound when the business does not exist. */
  async get(businessId: string): Promise<Business> {
    const business = await this.#dependencies.store.of(businessId).business.find();
    if (business === undefined) throw new NotFound(`business ${businessId}`);
    return business;
  }

  /**
   * Creates an unverified business and invites its first owner by mail.
   *
   * @throws Unavailable when no mail can be sent.
   * @throws RecipientLimitReached when the owner's e-mail address received too many invitations.
   * @throws ResourceNotFound when the service is not available in the country.
   * @throws FieldError for a misleading name, and for an unsupported display currency.
   */
  async create(
    act: Act,
    { ownerEmail, ...facts }: NewBusiness & { readonly ownerEmail: string },
  ): Promise<{ readonly business: Business; readonly invitation: CreatedInvitation }> {
    demandPlainNames({ name: facts.name });
    const business = this.plan(facts);
    const issued = await this.#invitations.issue(act, business.id, { email: ownerEmail, role: 'owner' });
    const invitation = await changeBusiness(this.#dependencies.store, act, business.id, async (records) => {
      await records.business.insert(business);
      await note(this.#dependencies, records, act, {
        action: 'business.created',
        target: business.id,
        facts: { name: business.name },
      });
      return this.#invitations.record(records, act, issued, 'administrators');
    });
    return { business, invitation };
  }

  /**
   * Builds a new business with its defaults, without writing it.
   *
   * @throws ResourceNotFound when the service is not available in the country.
   * @throws FieldError for an unsupported display currency.
   */
  plan({ name, countryId, displayCurrency, hasReusableKyc = false }: NewBusiness): Business {
    const { ids, clock } = this.#dependencies;
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
   * Changes the given fields and leaves the others (G343).
   *
   * @param contactEmail an empty string removes the address.
   * @throws NotFound when the business does not exist.
   * @throws FieldError for a misleading address, because payers see it.
   */
  async update(
    act: Act,
    businessId: string,
    { contactEmail: given }: { readonly contactEmail?: string | undefined },
  ): Promise<Business> {
    if (given !== undefined && given !== '') demandPlainNames({ contact_email: given });
    return changeBusiness(this.#dependencies.store, act, businessId, async (records) => {
      const business = await records.business.lock();
      if (business === undefined) throw new NotFound(`business ${businessId}`);
      const contactEmail = given === '' ? undefined : (given ?? business.contactEmail);
      const from = business.contactEmail;
      if (contactEmail === from) return business;
      const change = { contactEmail, updatedAt: timestampOf(this.#dependencies.clock.now()) };
      await records.business.setContact(change);
      await note(this.#dependencies, records, act, {
        action: 'business.updated',
        target: businessId,
        facts: present({ from, to: contactEmail }),
      });
      return { ...business, ...change };
    });
  }

  /**
   * Changes the verification status of a business.
   *
   * @param reason why it is rejected or suspended; owners can read it.
   * @throws NotFound when the business does not exist.
   * @throws InvalidState when its status does not allow the action.
   */
  async verify(act: Act, businessId: string, action: KybAction, reason?: string): Promise<Business> {
    return changeBusiness(this.#dependencies.store, act, businessId, async (records) => {
      const business = await records.business.find();
      if (business === undefined) throw new NotFound(`business ${businessId}`);
      const from = business.kybStatus;
      const to = statusAfter(action, from);
      const change = {
        kybStatus: to,
        kybReason: reason,
        updatedAt: timestampOf(this.#dependencies.clock.now()),
      };
      await records.business.update(change);
      await note(this.#dependencies, records, act, {
        action,
        target: businessId,
        facts: { from, to, ...(reason !== undefined && { reason }) },
      });
      return { ...business, ...change };
    });
  }
}
