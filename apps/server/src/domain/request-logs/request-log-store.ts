import type { Page, PageRequest } from '../paging.ts';
import type { RequestLog } from './request-log.ts';

/** Which requests are asked for; what is absent or empty leaves none out. */
export interface RequestLogFilter {
  readonly requestId?: string | undefined;
  /** Any of these. */
  readonly statuses: readonly number[];
  /** Any of these. */
  readonly methods: readonly string[];
  /** What their paths begin with. */
  readonly path?: string | undefined;
  /** They arrived then or later. */
  readonly from?: string | undefined;
  /** They arrived earlier. */
  readonly to?: string | undefined;
}

/** Request logs of all businesses, for as long as history is kept. */
export interface RequestLogStore {
  find(businessId: string, id: string): Promise<RequestLog | undefined>;
  page(businessId: string, filter: RequestLogFilter, request: PageRequest): Promise<Page<RequestLog>>;
  /** @param isRepeated some of them may have been written before, whose result was not learnt. */
  write(logs: readonly RequestLog[], isRepeated: boolean): Promise<void>;
}
