import { NotFound } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { RequestLog } from './request-log.ts';
import type { RequestLogFilter, RequestLogStore } from './request-log-store.ts';

/** Requests of a business to the API (G144). */
export class RequestLogs {
  readonly #store: RequestLogStore;

  constructor(store: RequestLogStore) {
    this.#store = store;
  }

  /** @throws NotFound when the business made no such request, or its log has expired. */
  async get(businessId: string, id: string): Promise<RequestLog> {
    const log = await this.#store.find(businessId, id);
    if (log === undefined) throw new NotFound(`request ${id.slice(0, 64)}`);
    return log;
  }

  list(businessId: string, filter: RequestLogFilter, request: PageRequest): Promise<Page<RequestLog>> {
    return this.#store.page(businessId, filter, request);
  }
}
