import type { Page, PageRequest } from '../paging.ts';
import type { RequestLog } from './request-log.ts';

/** A filter on request logs; absent or empty fields match everything. */
export interface RequestLogFilter {
  readonly requestId?: string | undefined;
  /** Any of these. */
  readonly statuses: readonly number[];
  /** Any of these. */
  readonly methods: readonly string[];
  /** Prefix of the path. */
  readonly path?: string | undefined;
  /** Inclusive. */
  readonly from?: string | undefined;
  /** Exclusive. */
  readonly to?: string | undefined;
}

/** Request logs of all businesses, within the retention period. */
export interface RequestLogStore {
  find(businessId: string, id: string): Promise<RequestLog | undefined>;
  page(businessId: string, filter: RequestLogFilter, request: PageRequest): Promise<Page<RequestLog>>;
  /** @param isRepeated whether some of them may already be written by a call with an unknown result. */
  write(logs: readonly RequestLog[], isRepeated: boolean): Promise<void>;
}
