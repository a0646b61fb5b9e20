import type { Services } from '../../services.ts';
import { auditEntryBody } from '../bodies.ts';
import { businessIdOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** What was done in the business (G97). */
export function auditEntryHandlers({
  accounts: { auditLog },
  cursors,
}: Pick<Services, 'accounts' | 'cursors'>): HandlersOf<'listAuditEntries'> {
  return {
    listAuditEntries: async ({ query }, context) => {
      const { action, actor } = query;
      const page = await listBody(
        {
          operation: 'listAuditEntries',
          read: (request) => auditLog.list(businessIdOf(context), request, { action, actor }),
          body: auditEntryBody,
        },
        query,
        cursors,
        context,
      );
      return { status: 200, body: { status: 'success', message: 'Audit log retrieved.', ...page } };
    },
  };
}
