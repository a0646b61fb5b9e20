import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { recipientBody } from './recipient-body.ts';

/** Lists the recipients of the business, newest first by default; all of its profiles share them (G26). */
export const listRecipients =
  ({ recipients, cursors }: Pick<ApiServices, 'recipients' | 'cursors'>): Handler<'listRecipients'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    return page(
      'Recipients retrieved.',
      { call, query, cursors, reader: profile },
      (request) => recipients.list(profile, { currency: query.currency }, request),
      recipientBody,
    );
  };
