import type { KybStatus, OAuthScope } from '@finops/contract/console/enumerations';
import { note } from '../accounts/account-dependencies.ts';
import type { Act } from '../accounts/audit-entry.ts';
import { changeBusiness } from '../accounts/change.ts';
import { digestOf } from '../accounts/keys/api-key-credential.ts';
import { DomainError, InvalidState } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Randomness } from '../randomness.ts';
import { changedFields, demandHonest, factsOf } from './app-fields.ts';
import { demandChangeable, firstStatus, statusAfter, statusAfterEdit } from './app-states.ts';
import { changeApp, type OAuthAppDependencies, unknownApp } from './change-app.ts';
import { type ClientCredential, newClientId, newClientSecret } from './client-credential.ts';
import { appAt, type OAuthApp } from './oauth-app.ts';
import { propose, waitingChange } from './proposed-change.ts';

interface Dependencies extends OAuthAppDependencies {
  readonly randomness: Randomness;
  readonly environment: 'sandbox' | 'production';
}

/** The fields of a new app. */
export interface NewOAuthApp {
  readonly name: string;
  readonly homepageUrl: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly OAuthScope[];
}

/** The fields of an app to change. */
export type OAuthAppEdit = { readonly [Name in keyof NewOAuthApp]?: NewOAuthApp[Name] | undefined };

/** An app with its secret, which is shown once. */
export interface CreatedOAuthApp extends OAuthApp {
  readonly clientSecret: string;
}

const MOST_APPS = 20;
const OVERLAP_MS = 24 * 3_600_000;

const KYB_HINTS: Readonly<Record<Exclude<KybStatus, 'verified'>, string>> = {
  unverified: 'Submit it for verification first.',
  pending: 'Wait until the business has been reviewed.',
  rejected: 'Submit it for verification again.',
  suspended: 'Ask an administrator of the platform.',
};

/** OAuth apps of businesses, managed by their members (G145). */
export class OAuthApps {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async list(businessId: string, request: PageRequest): Promise<Page<OAuthApp>> {
    const page = await this.#dependencies.store.page(businessId, request);
    const now = this.#dependencies.clock.now();
    return { ...page, entries: page.entries.map((app) => appAt(app, now)) };
  }

  /** @throws NotFound when the business has no such app. */
  async get(businessId: string, id: string): Promise<OAuthApp> {
    const app = await this.#dependencies.store.find(businessId, id);
    if (app === undefined) throw unknownApp(id);
    return appAt(app, this.#dependencies.clock.now());
  }

  /**
   * Registers an app and submits it for review. Its secret is only in the response.
   *
   * @throws FieldError for a misleading name or address.
   * @throws InvalidState when the business is not verified or already has the maximum number of apps.
   */
  async create(
    act: Act,
    businessId: string,
    { scopes, ...facts }: NewOAuthApp,
    { clientId, secret }: ClientCredential = this.#newCredential(),
  ): Promise<CreatedOAuthApp> {
    const { store, clock, ids } = this.#dependencies;
    demandHonest(facts);
    const now = clock.now();
    const app: OAuthApp = {
      ...facts,
      id: ids.next('OAP_'),
      businessId,
      clientId,
      requestedScopes: scopes,
      status: firstStatus,
      reviewReason: undefined,
      proposedChange: undefined,
      previousSecretExpiresAt: undefined,
      beneficiary: undefined,
      familiesEndedAt: undefined,
      createdBy: act.actor.id,
      createdAt: now,
      updatedAt: now,
    };
    await store.clients.insert(app);
    try {
      await changeBusiness(store, act, businessId, async (records) => {
        const business = await records.business.find();
        demandVerified(business?.kybStatus ?? 'unverified');
        demandRoom(await records.apps.count());
        await records.apps.insert(app, digestOf(secret));
        await note(this.#dependencies, records, act, {
          action: 'oauth_app.created',
          target: app.id,
          facts: factsOf({ ...facts, requestedScopes: scopes }),
        });
      });
    } catch (error) {
      // The database may fail after the commit, and the app then needs its entry.
      if (error instanceof DomainError) await store.clients.remove(clientId);
      throw error;
    }
    return { ...app, clientSecret: secret };
  }

  /**
   * Changes the given fields. New redirect URIs or scopes send an approved or rejected app to review; a different
   * order does not. A new name or homepage of an app that stays approved waits for review.
   *
   * @throws NotFound when the business has no such app.
   * @throws FieldError for a misleading name or address.
   * @throws InvalidState when the app is suspended.
   */
  update(
    act: Act,
    businessId: string,
    id: string,
    { scopes: requestedScopes, ...edit }: OAuthAppEdit,
  ): Promise<OAuthApp> {
    demandHonest(edit);
    return changeApp(this.#dependencies, act, { businessId, id }, (app) => {
      demandChangeable(app);
      const proposed = { ...app, ...waitingChange(app) };
      const changed = changedFields(proposed, { ...edit, requestedScopes });
      if (Object.keys(changed).length === 0) return undefined;
      const isReviewed = changed.redirectUris !== undefined || changed.requestedScopes !== undefined;
      const from = app.status;
      const to = isReviewed ? statusAfterEdit(from) : from;
      const after = { ...proposed, ...changed };
      const reviewReason = to === from ? app.reviewReason : undefined;
      return {
        after:
          to === 'approved'
            ? propose(app, after)
            : { ...after, status: to, reviewReason, proposedChange: undefined },
        action: 'oauth_app.updated',
        facts: { ...factsOf(changed), ...(to !== from && { from, to }) },
      };
    });
  }

  /**
   * Issues a new secret for an app; the old one is accepted for another day, earlier ones no longer.
   *
   * @throws NotFound when the business has no such app.
   * @throws InvalidState when the app is suspended.
   */
  async rotate(
    act: Act,
    businessId: string,
    id: string,
    secret = newClientSecret(this.#dependencies.randomness),
  ): Promise<CreatedOAuthApp> {
    const app = await changeApp(this.#dependencies, act, { businessId, id }, (before, now) => {
      demandChangeable(before);
      return {
        after: { ...before, previousSecretExpiresAt: new Date(now.getTime() + OVERLAP_MS) },
        action: 'oauth_app.rotated',
        facts: { name: before.name },
        secretHash: digestOf(secret),
      };
    });
    return { ...app, clientSecret: secret };
  }

  /**
   * Resubmits a rejected app.
   *
   * @throws NotFound when the business has no such app.
   * @throws InvalidState when it is not rejected.
   */
  submit(act: Act, businessId: string, id: string): Promise<OAuthApp> {
    return changeApp(this.#dependencies, act, { businessId, id }, (app) => {
      const action = 'oauth_app.submitted';
      const [from, to] = [app.status, statusAfter(action, app.status)];
      return { after: { ...app, status: to, reviewReason: undefined }, action, facts: { from, to } };
    });
  }

  #newCredential(): ClientCredential {
    const { randomness, environment } = this.#dependencies;
    return { clientId: newClientId(randomness, environment), secret: newClientSecret(randomness) };
  }
}

function demandVerified(status: KybStatus): void {
  if (status === 'verified') return;
  throw new InvalidState(
    `This business is ${status}; only a verified business can register apps. ${KYB_HINTS[status]}`,
  );
}

function demandRoom(present: number): void {
  if (present < MOST_APPS) return;
  throw new InvalidState(`This business has ${present} OAuth apps, the maximum.`);
}
