import type { Act } from '../accounts/audit-entry.ts';
import { Conflict, FieldError, InvalidState } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { demandPlainNames } from '../plain-name.ts';
import { factsOf } from './app-fields.ts';
import { type ReviewAction, statusAfter } from './app-states.ts';
import { type AppChange, changeApp, type OAuthAppDependencies, unknownApp } from './change-app.ts';
import { appAt, type OAuthApp, type ProposedChange } from './oauth-app.ts';
import type { OAuthAppFilter } from './oauth-app-store.ts';
import { waitingChange } from './proposed-change.ts';

/** The decision of a platform administrator about an app. */
type Decision = Exclude<ReviewAction, 'oauth_app.submitted'>;

/** Review of the apps of all businesses by platform administrators (G27, G145, G146). */
export class AppReviews {
  readonly #dependencies: OAuthAppDependencies;

  constructor(dependencies: OAuthAppDependencies) {
    this.#dependencies = dependencies;
  }

  async list(filter: OAuthAppFilter, request: PageRequest): Promise<Page<OAuthApp>> {
    const page = await this.#dependencies.store.pageOfAll(filter, request);
    const now = this.#dependencies.clock.now();
    return { ...page, entries: page.entries.map((app) => appAt(app, now)) };
  }

  /** @throws NotFound when no business has this app. */
  async get(id: string): Promise<OAuthApp> {
    const app = await this.#dependencies.store.findAnywhere(id);
    if (app === undefined) throw unknownApp(id);
    return appAt(app, this.#dependencies.clock.now());
  }

  /**
   * Changes the review status of an app, or decides about the proposed change of an approved one.
   *
   * @param reason why it is rejected or suspended; members of the business can read it.
   * @param readAt `updatedAt` of the app as the administrator read it.
   * @throws NotFound when no business has this app.
   * @throws Conflict when the app has changed since it was read.
   * @throws FieldError for a decision about a change without `readAt`.
   * @throws InvalidState when its status does not allow the decision, and for an approval for pledges without a
   * beneficiary.
   */
  async decide(act: Act, id: string, decision: Decision, reason?: string, readAt?: Date): Promise<OAuthApp> {
    return changeApp(this.#dependencies, act, await this.get(id), (app, now) => {
      demandUnchanged(app, readAt);
      if (app.status === 'approved' && app.proposedChange?.status === 'pending') {
        if (decision === 'oauth_app.approved') {
          demandRead(readAt);
          return approvedChange(app);
        }
        if (decision === 'oauth_app.rejected') {
          demandRead(readAt);
          return rejectedChange(app, app.proposedChange, reason);
        }
      }
      const [from, to] = [app.status, statusAfter(decision, app.status)];
      if (decision === 'oauth_app.approved') demandBeneficiary(app);
      // Lifting a suspension ends families too: an authorization in progress may have been granted after it began.
      const endsFamilies = decision === 'oauth_app.suspended' || decision === 'oauth_app.reinstated';
      return {
        after: {
          ...app,
          status: to,
          reviewReason: reason,
          familiesEndedAt: endsFamilies ? now : app.familiesEndedAt,
        },
        action: decision,
        facts: { from, to, ...(reason !== undefined && { reason }) },
      };
    });
  }

  /**
   * Registers permanently who receives the pledges that users make through an app.
   *
   * @throws FieldError for a misleading name.
   * @throws NotFound when no business has this app.
   * @throws Conflict when the app already has a beneficiary.
   */
  async registerBeneficiary(act: Act, id: string, name: string): Promise<OAuthApp> {
    demandPlainNames({ name });
    const beneficiaryId = this.#dependencies.ids.next('BNF_');
    return changeApp(this.#dependencies, act, await this.get(id), (app, now) => {
      if (app.beneficiary !== undefined) {
        throw new Conflict(
          `This app already has the beneficiary ${app.beneficiary.id}, which cannot be changed.`,
        );
      }
      return {
        after: { ...app, beneficiary: { id: beneficiaryId, name, createdAt: now } },
        action: 'oauth_app.beneficiary_registered',
        facts: { beneficiary_id: beneficiaryId, name },
      };
    });
  }
}

function demandUnchanged({ updatedAt }: OAuthApp, readAt: Date | undefined): void {
  if (readAt === undefined || readAt.getTime() === updatedAt.getTime()) return;
  throw new Conflict('The app has changed since; read it again.');
}

/** The owner can propose another change at any time, which must not be decided unread. */
function demandRead(readAt: Date | undefined): void {
  if (readAt !== undefined) return;
  throw new FieldError({
    updated_at: [
      'Give the updated_at of the app as you have read it; the decision is about its proposed change.',
    ],
  });
}

function approvedChange(app: OAuthApp): AppChange {
  const change = waitingChange(app);
  return {
    after: { ...app, ...change, proposedChange: undefined },
    action: 'oauth_app.change_approved',
    facts: factsOf(change),
  };
}

function rejectedChange(
  app: OAuthApp,
  proposedChange: ProposedChange,
  reason: string | undefined,
): AppChange {
  return {
    after: { ...app, proposedChange: { ...proposedChange, status: 'rejected', reason } },
    action: 'oauth_app.change_rejected',
    facts: { ...factsOf(proposedChange), ...(reason !== undefined && { reason }) },
  };
}

function demandBeneficiary({ requestedScopes, beneficiary }: OAuthApp): void {
  if (!requestedScopes.includes('pledges:write') || beneficiary !== undefined) return;
  throw new InvalidState('This app asks for pledges:write and has no beneficiary. Register one first.');
}
