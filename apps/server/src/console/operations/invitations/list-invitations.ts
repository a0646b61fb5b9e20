import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { invitationBody } from './invitation-body.ts';

/** Lists the open invitations. */
export const listInvitations =
  ({
    accounts: { invitations },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listInvitations'> =>
  ({ query }, context, call) =>
    page(
      'Invitations retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => invitations.list(businessIdOf(context), request),
      invitationBody,
    );
