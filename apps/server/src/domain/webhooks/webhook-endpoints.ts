import type { AuditAction, EventCategory } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';
import { note } from '../accounts/account-dependencies.ts';
import type { Act, AuditFacts } from '../accounts/audit-entry.ts';
import { changeBusiness } from '../accounts/change.ts';
import { businessTime, type Clock } from '../clock.ts';
import { InvalidState, NotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Page, PageRequest } from '../paging.ts';
import { present } from '../present.ts';
import type { Randomness } from '../randomness.ts';
import type { Delivery } from './delivery.ts';
import { kindsIn } from './event-category.ts';
import { newEndpointSecret, sealEndpointSecret } from './signing.ts';
import { demandTarget, type TargetRules } from './target-url.ts';
import { type EventCatalogue, testEvent } from './test-event.ts';
import { endpointAt, type WebhookEndpoint } from './webhook-endpoint.ts';
import type { WebhookEndpointRecords, WebhookEndpointStore } from './webhook-endpoint-store.ts';

interface Dependencies {
  readonly store: WebhookEndpointStore;
  /** 32 bytes, which encrypt the secrets. */
  readonly sealKey: Buffer;
  readonly catalogue: EventCatalogue;
  readonly targets: TargetRules;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly randomness: Randomness;
}

/** The fields of a new endpoint. */
interface NewWebhookEndpoint {
  readonly url: string;
  /** At least one, without duplicates. */
  readonly categories: readonly EventCategory[];
}

/** An endpoint with its secret, which is shown once. */
export interface CreatedWebhookEndpoint extends WebhookEndpoint {
  readonly secret: string;
}

const MOST_ENDPOINTS = 20;
const OVERLAP_MS = 24 * 3_600_000;

/** Webhook endpoints of businesses, managed by their members (G140). */
export class WebhookEndpoints {
  readonly #dependencies: Dependencies;

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
  }

  async list(businessId: string, request: PageRequest): Promise<Page<WebhookEndpoint>> {
    const { store } = this.#dependencies;
    const [page, now] = await Promise.all([store.page(businessId, request), this.#now(businessId)]);
    return { ...page, entries: page.entries.map((endpoint) => endpointAt(endpoint, now)) };
  }

  /** @throws NotFound when the business has no such endpoint. */
  async get(businessId: string, id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.#dependencies.store.find(businessId, id);
    if (endpoint === undefined) throw unknownEndpoint(id);
    return endpointAt(endpoint, await this.#now(businessId));
  }

  /**
   * Registers an endpoint for the current kinds of its categories. Its secret is only in the response; it is stored
   * encrypted.
   *
   * @throws FieldError for a URL that may not be called.
   * @throws InvalidState when the business already has the maximum number of endpoints.
   */
  async create(
    act: Act,
    businessId: string,
    { url, categories }: NewWebhookEndpoint,
    secret = newEndpointSecret(this.#dependencies.randomness),
  ): Promise<CreatedWebhookEndpoint> {
    const { targets, ids } = this.#dependencies;
    await demandTarget(url, targets);
    const id = ids.next('WHE_');
    return this.#change(act, businessId, async ({ endpoints }, now) => {
      demandRoom(await endpoints.count());
      const endpoint: WebhookEndpoint = {
        id,
        businessId,
        url,
        categories,
        kinds: kindsIn(categories),
        status: 'enabled',
        disabledReason: undefined,
        pausedUntil: undefined,
        previousSecretExpiresAt: undefined,
        createdBy: act.actor.id,
        createdAt: now,
        updatedAt: now,
      };
      await endpoints.insert(endpoint, this.#seal(secret, businessId, id));
      return {
        result: { ...endpoint, secret },
        entry: { action: 'webhook_endpoint.created', target: id, facts: { url, categories } },
      };
    });
  }

  /**
   * Issues a new secret for an endpoint; the old one signs for another day, earlier ones no longer.
   *
   * @throws NotFound when the business has no such endpoint.
   */
  rotate(
    act: Act,
    businessId: string,
    id: string,
    secret = newEndpointSecret(this.#dependencies.randomness),
  ): Promise<CreatedWebhookEndpoint> {
    return this.#changeOne(act, businessId, id, async (before, endpoints, now) => {
      const previousSecretExpiresAt = new Date(now.getTime() + OVERLAP_MS);
      const endpoint = { ...before, previousSecretExpiresAt, updatedAt: now };
      await endpoints.rotate(endpoint, this.#seal(secret, businessId, id));
      return { result: { ...endpointAt(endpoint, now), secret }, action: 'webhook_endpoint.rotated' };
    });
  }

  /**
   * Resumes deliveries to an endpoint with the next event; an enabled one stays as it is.
   *
   * @throws NotFound when the business has no such endpoint.
   */
  enable(act: Act, businessId: string, id: string): Promise<WebhookEndpoint> {
    return this.#turn(act, businessId, id, { status: 'enabled', disabledReason: undefined });
  }

  /**
   * Stops deliveries to an endpoint; a disabled one stays as it is.
   *
   * @throws NotFound when the business has no such endpoint.
   */
  disable(act: Act, businessId: string, id: string): Promise<WebhookEndpoint> {
    return this.#turn(act, businessId, id, { status: 'disabled', disabledReason: 'requested' });
  }

  /** Disables an endpoint whose receiver has answered 410 Gone (G61), unless it was deleted meanwhile. */
  async gone(businessId: string, id: string): Promise<void> {
    const act: Act = {
      actor: { kind: 'system', id: 'SYS_console' },
      requestId: this.#dependencies.ids.next('req_'),
    };
    try {
      await this.#turn(act, businessId, id, { status: 'disabled', disabledReason: 'gone' });
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
  }

  /** @throws NotFound when the business has no such endpoint. */
  delete(act: Act, businessId: string, id: string): Promise<WebhookEndpoint> {
    return this.#changeOne(act, businessId, id, async (endpoint, endpoints, now) => {
      await endpoints.delete(id, now);
      return { result: endpointAt(endpoint, now), action: 'webhook_endpoint.deleted' };
    });
  }

  /**
   * Sends the contract's example of an event to one endpoint.
   *
   * @throws NotFound when the business has no such endpoint.
   * @throws InvalidState when it is disabled or not subscribed to the kind.
   */
  test(act: Act, businessId: string, id: string, kind: EventKind): Promise<Delivery> {
    const { catalogue, ids } = this.#dependencies;
    const eventId = ids.next('EVT_');
    return this.#changeOne(act, businessId, id, async ({ status, kinds }, endpoints, at) => {
      if (status === 'disabled') throw new InvalidState('The webhook endpoint is disabled. Enable it first.');
      if (!kinds.includes(kind))
        throw new InvalidState(
          `The webhook endpoint is not subscribed to ${kind}. Use one of its \`events\`.`,
        );
      const event = testEvent(catalogue, { id: eventId, businessId, kind, at });
      const result = await endpoints.sendTest(event, id);
      return { result, action: 'webhook_endpoint.tested', facts: { event: kind } };
    });
  }

  #turn(
    act: Act,
    businessId: string,
    id: string,
    to: Pick<WebhookEndpoint, 'status' | 'disabledReason'>,
  ): Promise<WebhookEndpoint> {
    return this.#changeOne(act, businessId, id, async (before, endpoints, now) => {
      if (before.status === to.status) return { result: endpointAt(before, now) };
      const endpoint = { ...before, ...to, pausedUntil: undefined, updatedAt: now };
      await endpoints.turn(endpoint);
      return {
        result: endpointAt(endpoint, now),
        action: `webhook_endpoint.${to.status}`,
        facts: present({ reason: to.disabledReason }),
      };
    });
  }

  /** Changes one endpoint. Without an action nothing has changed, and no audit entry is written. */
  #changeOne<Result>(
    act: Act,
    businessId: string,
    id: string,
    change: (
      endpoint: WebhookEndpoint,
      endpoints: WebhookEndpointRecords,
      now: Date,
    ) => Promise<{ readonly result: Result; readonly action?: EndpointAction; readonly facts?: AuditFacts }>,
  ): Promise<Result> {
    return this.#change(act, businessId, async ({ endpoints }, now) => {
      const endpoint = await endpoints.lock(id);
      if (endpoint === undefined) throw unknownEndpoint(id);
      const { result, action, facts } = await change(endpoint, endpoints, now);
      return { result, entry: action && { action, target: id, facts: { url: endpoint.url, ...facts } } };
    });
  }

  #change<Result>(
    act: Act,
    businessId: string,
    change: (
      records: { readonly endpoints: WebhookEndpointRecords },
      now: Date,
    ) => Promise<{
      readonly result: Result;
      readonly entry:
        | { readonly action: EndpointAction; readonly target: string; readonly facts: AuditFacts }
        | undefined;
    }>,
  ): Promise<Result> {
    const { store, clock } = this.#dependencies;
    return changeBusiness(store, act, businessId, async (records) => {
      const now = businessTime(clock, { clockAheadMs: await records.endpoints.clockAhead() });
      const { result, entry } = await change(records, now);
      if (entry !== undefined) await note(this.#dependencies, records, act, entry);
      return result;
    });
  }

  #seal(secret: string, businessId: string, endpointId: string): Uint8Array {
    const { sealKey, randomness } = this.#dependencies;
    return sealEndpointSecret(sealKey, secret, { businessId, endpointId }, randomness);
  }

  async #now(businessId: string): Promise<Date> {
    return businessTime(this.#dependencies.clock, {
      clockAheadMs: await this.#dependencies.store.clockAhead(businessId),
    });
  }
}

type EndpointAction = Extract<AuditAction, `webhook_endpoint.${string}`>;

function demandRoom(present: number): void {
  if (present < MOST_ENDPOINTS) return;
  throw new InvalidState(`This business has ${present} webhook endpoints, the maximum. Delete one first.`);
}

function unknownEndpoint(id: string): NotFound {
  return new NotFound(`webhook endpoint ${id}`);
}
