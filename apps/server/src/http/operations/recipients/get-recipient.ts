import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { recipientBody } from './recipient-body.ts';

/** Returns one saved recipient of the business. */
export const getRecipient =
  ({ recipients }: Pick<ApiServices, 'recipients'>): Handler<'getRecipient'> =>
  async ({ path }, context) => {
    const recipient = await recipients.get(profileOf(context), path.id);
    return ok('Recipient retrieved.', recipientBody(recipient));
  };
