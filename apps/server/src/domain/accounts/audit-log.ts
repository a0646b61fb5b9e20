import type { AuditAction } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../paging.ts';
import type { AccountParts } from './account-parts.ts';
import type { AuditEntry } from './audit-entry.ts';

/** What was done in businesses (G97). */
export class AuditLog {
  readonly #parts: Pick<AccountParts, 'store'>;

  constructor(parts: Pick<AccountParts, 'store'>) {
    this.#parts = parts;
  }

  list(
    businessId: string,
    request: PageRequest,
    filter: { readonly action?: AuditAction | undefined; readonly actor?: string | undefined },
  ): Promise<Page<AuditEntry>> {
    return this.#parts.store.of(businessId).audit.page(request, filter);
  }
}
