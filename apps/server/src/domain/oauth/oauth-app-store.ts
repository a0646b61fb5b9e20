import type { OAuthAppStatus, ProposedChangeStatus } from '@finops/contract/console/enumerations';
import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { OAuthApp } from './oauth-app.ts';

/** The apps of one business, within a transaction. Lock the business first. */
export interface OAuthAppRecords {
  find(appId: string): Promise<OAuthApp | undefined>;
  count(): Promise<number>;
  insert(app: OAuthApp, secretHash: Uint8Array): Promise<void>;
  /** @param secretHash that of a new secret; the one before it becomes the previous one. */
  update(app: OAuthApp, secretHash?: Uint8Array): Promise<void>;
}

/** Which apps of all businesses are asked for. */
export interface OAuthAppFilter {
  readonly status?: OAuthAppStatus | undefined;
  /** Those with a proposed change in this state. */
  readonly proposedChange?: ProposedChangeStatus | undefined;
  readonly businessId?: string | undefined;
}

/** Where apps are kept. */
export interface OAuthAppStore {
  find(businessId: string, appId: string): Promise<OAuthApp | undefined>;
  /** The app of any business. */
  findAnywhere(appId: string): Promise<OAuthApp | undefined>;
  page(businessId: string, request: PageRequest): Promise<Page<OAuthApp>>;
  /** Apps of all businesses. */
  pageOfAll(filter: OAuthAppFilter, request: PageRequest): Promise<Page<OAuthApp>>;
  /**
   * What a `client_id` leads to. An entry is written before the app and removed when the app is refused; without the app it
   * leads nowhere.
   */
  readonly clients: {
    insert(app: Pick<OAuthApp, 'clientId' | 'businessId' | 'id'>): Promise<void>;
    remove(clientId: string): Promise<void>;
  };
  /** Runs `work` in one transaction. It may run again, so it must have no other effects. */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly apps: OAuthAppRecords }) => Promise<Result>,
  ): Promise<Result>;
}
