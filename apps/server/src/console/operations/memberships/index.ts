import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { deleteMembership } from './delete-membership.ts';
import { listMemberships } from './list-memberships.ts';
import { updateMembership } from './update-membership.ts';

/** Members of the business (G93). */
export const membershipHandlers = (services: Pick<ConsoleServices, 'accounts' | 'cursors'>) =>
  ({
    deleteMembership: deleteMembership(services),
    listMemberships: listMemberships(services),
    updateMembership: updateMembership(services),
  }) satisfies Partial<ConsoleHandlers>;
