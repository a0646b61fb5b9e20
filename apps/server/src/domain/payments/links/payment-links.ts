import { stateMachines } from '@finops/contract/enumerations';
import { demandMoneyMoves } from '../../accounts/customer-standing.ts';
import { newPublicKey } from '../../accounts/keys/public-key.ts';
import type { Profile } from '../../accounts/profile.ts';
import { businessTime, type Clock } from '../../clock.ts';
import { FieldError, InvalidState, NotFound } from '../../domain-error.ts';
import type { KeepReply } from '../../idempotency-store.ts';
import type { Ids } from '../../ids.ts';
import { presentCustomer } from '../../ledger/credit.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { demandPlainNames } from '../../plain-name.ts';
import type { Randomness } from '../../randomness.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { StateMachine } from '../../state-machine.ts';
import { type LinkChanges, type NewLink, withChanges } from './link-changes.ts';
import { refuseBrokenRules } from './link-rules.ts';
import { linkAt, type PaymentLink } from './payment-link.ts';
import type { PaymentLinkFilter, PaymentLinkStore } from './payment-link-store.ts';

interface Dependencies {
  readonly store: PaymentLinkStore;
  readonly currencies: Pick<Currencies, 'get'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly randomness: Randomness;
}

const machine = new StateMachine(stateMachines['payment-link']);

/** Payment links (G45, G81). A profile never sees the links of another one. */
export class PaymentLinks {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates a link, active or as a draft.
   *
   * @throws InvalidState for a customer that is not active or has not accepted the terms.
   * @throws FieldError for a field that breaks a rule.
   * @throws SandboxReset when the sandbox was reset since the profile was read.
   * @throws ResourceNotFound when the customer was erased since then.
   */
  async create(profile: Profile, given: NewLink, keep?: KeepReply<PaymentLink>): Promise<PaymentLink> {
    const { store, clock, ids, randomness } = this.#dependencies;
    demandMoneyMoves(profile);
    const at = businessTime(clock, profile);
    const blank: PaymentLink = {
      id: ids.next('PAYL_'),
      businessId: profile.businessId,
      profileId: profile.profileId,
      type: 'payment_link',
      status: 'active',
      version: 1,
      oneTime: given.oneTime,
      name: given.name,
      title: given.title,
      description: given.description,
      targetCurrency: given.targetCurrency,
      publicKey: newPublicKey(randomness),
      meta: { allowCustomerAmount: false, allowQuantitySelection: false },
      fixed: false,
      createdAt: at,
      updatedAt: at,
    };
    const link = this.#changed(blank, given, at);
    await store.insert(link, {
      resets: profile.resets,
      keptReply: keep?.(link),
      records: presentCustomer(profile),
    });
    return link;
  }

  /** Links of the profile, by age. */
  async list(profile: Profile, filter: PaymentLinkFilter, request: PageRequest): Promise<Page<PaymentLink>> {
    const { store, clock } = this.#dependencies;
    const at = businessTime(clock, profile);
    const page = await store.page(profile, filter, at, request);
    return { ...page, entries: page.entries.map((link) => linkAt(link, at)) };
  }

  /** @throws NotFound when the profile has no such link. */
  async get(profile: Profile, id: string): Promise<PaymentLink> {
    const link = await this.#dependencies.store.find(profile, id);
    if (link === undefined) throw new NotFound(`payment link ${id.slice(0, 64)}`);
    return linkAt(link, businessTime(this.#dependencies.clock, profile));
  }

  /**
   * Replaces the given fields and leaves the others.
   *
   * @throws NotFound when the profile has no such link.
   * @throws InvalidState when it is expired or deleted.
   * @throws FieldError for a field that breaks a rule.
   */
  update(profile: Profile, id: string, changes: LinkChanges): Promise<PaymentLink> {
    return this.#change(profile, id, (link, at) => this.#changed(link, changes, at));
  }

  /**
   * Deletes the link permanently. Its open payment requests continue.
   *
   * @throws NotFound when the profile has no such link.
   * @throws InvalidState when it is expired or deleted.
   */
  delete(profile: Profile, id: string): Promise<PaymentLink> {
    return this.#change(profile, id, (link) => ({ ...link, status: 'deleted' }));
  }

  async #change(
    profile: Profile,
    id: string,
    make: (link: PaymentLink, at: Date) => PaymentLink,
  ): Promise<PaymentLink> {
    const { store, clock } = this.#dependencies;
    return retryOnConflict('payment link', async () => {
      const link = await this.get(profile, id);
      refuseOver(link);
      const at = businessTime(clock, profile);
      const after = { ...make(link, at), version: link.version + 1, updatedAt: at };
      return (await store.replace(after)) ? after : undefined;
    });
  }

  #changed(link: PaymentLink, changes: LinkChanges, at: Date): PaymentLink {
    refuseMisleadingNames(changes);
    const after = withChanges(link, changes);
    refuseBrokenRules(after, this.#dependencies.currencies);
    const isOpened = changes.expiresAt instanceof Date || changes.status === 'active';
    if (isOpened && after.expiresAt !== undefined && after.expiresAt <= at) {
      const [given, now] = [after.expiresAt, at].map((instant) => instant.toISOString());
      throw new FieldError({
        expires_at: [`expires_at ${given} is not in the future; it is ${now}. Give a later time.`],
      });
    }
    return after;
  }
}

/** Payers see the names of a link and its items. */
function refuseMisleadingNames({ name, title, meta }: LinkChanges): void {
  const items = (meta.items ?? []).map(({ item }, index) => [`items.${index}.item`, item]);
  demandPlainNames({ name, title, ...Object.fromEntries(items) });
}

/** Links in a final status cannot change. */
function refuseOver({ id, status }: PaymentLink): void {
  if (!machine.isFinal(status)) return;
  const state = status === 'expired' ? 'has expired' : `is ${status}`;
  throw new InvalidState(`The payment link ${id} ${state} and cannot be changed.`);
}
