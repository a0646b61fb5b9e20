import type { OAuthAppStatus, ProposedChangeStatus } from '@finops/contract/console/enumerations';
import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { OAuthApp } from './oauth-app.ts';

/** The apps of one business, within a transaction. Lock the business first. */
export interface OAuthAppRecords {
  find(appId: string): Promise<OAuthApp | undefined>;
  count(): Promise<number>;
  insert(app: OAuthApp, secretHash: Uint8Array): Promise<void>;
  /** @param secretHash SHA-256 of a new secret; the current one becomes the previous one. */
  update(app: OAuthApp, secretHash?: Uint8Array): Promise<void>;
}

/** A filter on the apps of all businesses. */
export interface OAuthAppFilter {
  readonly status?: OAuthAppStatus | undefined;
  /** Only apps with a proposed change in this status. */
  readonly proposedChange?: ProposedChangeStatus | undefined;
  readonly businessId?: string | undefined;
}

/** Stores apps. */
export interface OAuthAppStore {
  find(businessId: string, appId: string): Promise<OAuthApp | undefined>;
  /** The app, of any business. */
  findAnywhere(appId: string): Promise<OAuthApp | undefined>;
  page(businessId: string, request: PageRequest): Promise<Page<OAuthApp>>;
  /** Apps of all businesses. */
  pageOfAll(filter: OAuthAppFilter, request: PageRequest): Promise<Page<OAuthApp>>;
  /**
   * Apps by `client_id`. An entry is written before the app and removed if the app is refused; without an app it
   * has no effect.
   */
  readonly clients: {
    insert(app: Pick<OAuthApp, 'clientId' | 'businessId' | 'id'>): Promise<void>;
    remove(clientId: string): Promise<void>;
  };
  /** Runs `work` in one transaction. `work` can run more than once and must have no side effects. */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly apps: OAuthAppRecords }) => Promise<Result>,
  ): Promise<Result>;
}
