import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { auditEntryBody } from './audit-entry-body.ts';

/** Lists the audit log of the business (G97). */
export const listAuditEntries =
  ({
    accounts: { auditLog },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listAuditEntries'> =>
  ({ query }, context, call) => {
    const { action, actor } = query;
    return page(
      'Audit log retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => auditLog.list(businessIdOf(context), request, { action, actor }),
      auditEntryBody,
    );
  };
