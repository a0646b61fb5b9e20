import type { PaymentRequestStatus } from '@finops/contract/enumerations';
import type { Profile } from '../../accounts/profile.ts';
import { businessTime, type Clock } from '../../clock.ts';
import type { KeepReply } from '../../idempotency-store.ts';
import type { Page, PageRequest } from '../../paging.ts';
import type { Venue } from '../../pricing/venue.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { closedLink } from '../requests/link-records.ts';
import type { PaymentRequest } from '../requests/payment-request.ts';
import type { Payer } from '../requests/payment-request-order.ts';
import type { PaymentRequests } from '../requests/payment-requests.ts';
import { type LinkPayment, linkOrder } from './link-order.ts';
import type { PaymentLinks } from './payment-links.ts';

interface Dependencies {
  readonly links: Pick<PaymentLinks, 'get'>;
  readonly requests: Pick<PaymentRequests, 'create' | 'list'>;
  readonly currencies: Pick<Currencies, 'get' | 'known'>;
  readonly venue: Pick<Venue, 'mid'>;
  readonly clock: Clock;
}

/** Payment requests through links (G83). */
export class LinkRequests {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates a payment request for a payer of the link.
   *
   * @param payer the payer, if a public key is used.
   * @throws NotFound when the profile has no such link.
   * @throws InvalidState when it accepts no requests, and for a customer that is not active or has not accepted the
   * terms.
   * @throws Conflict when it is one-time and has an open request.
   * @throws FieldError for an amount that the link does not allow, a missing or unexpected answer, and any other
   * invalid field.
   */
  async create(
    profile: Profile,
    linkId: string,
    payment: LinkPayment,
    payer: Payer,
    keep?: KeepReply<PaymentRequest>,
  ): Promise<PaymentRequest> {
    const { links, requests, clock } = this.#dependencies;
    const link = await links.get(profile, linkId);
    if (link.status !== 'active') throw closedLink(linkId, link.status);
    const order = await linkOrder(link, payment, businessTime(clock, profile), this.#dependencies);
    return requests.create(profile, { ...order, ...payer }, keep);
  }

  /**
   * The requests of the link, by age.
   *
   * @throws NotFound when the profile has no such link.
   */
  async list(
    profile: Profile,
    linkId: string,
    statuses: readonly PaymentRequestStatus[] | undefined,
    page: PageRequest,
  ): Promise<Page<PaymentRequest>> {
    await this.#dependencies.links.get(profile, linkId);
    return this.#dependencies.requests.list(profile, { linkId, statuses }, page);
  }
}
