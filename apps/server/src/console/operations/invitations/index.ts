import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { listInvitations } from './list-invitations.ts';
import { revokeInvitation } from './revoke-invitation.ts';

/** Invitations to the business (G94). */
export const invitationHandlers = (services: Pick<ConsoleServices, 'accounts' | 'cursors'>) =>
  ({
    acceptInvitation: acceptInvitation(services),
    createInvitation: createInvitation(services),
    listInvitations: listInvitations(services),
    revokeInvitation: revokeInvitation(services),
  }) satisfies Partial<ConsoleHandlers>;
