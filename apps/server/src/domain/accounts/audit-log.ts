import type { AuditAction } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../paging.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Audit logs of businesses (G97). */
export class AuditLog {
  readonly #dependencies: Pick<AccountDependencies, 'store'>;

  constructor(dependencies: Pick<AccountDependencies, 'store'>) {
    this.#dependencies = dependencies;
  }

  list(
    businessId: string,
    request: PageRequest,
    filter: { readonly action?: AuditAction | undefined; readonly actor?: string | undefined },
  ): Promise<Page<AuditEntry>> {
    return this.#dependencies.store.of(businessId).audit.page(request, filter);
  }
}
