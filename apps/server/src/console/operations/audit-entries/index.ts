import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { listAuditEntries } from './list-audit-entries.ts';

/** The audit log of the business (G97). */
export const auditEntryHandlers = (services: Pick<ConsoleServices, 'accounts' | 'cursors'>) =>
  ({
    listAuditEntries: listAuditEntries(services),
  }) satisfies Partial<ConsoleHandlers>;
