import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { recipientBody } from './recipient-body.ts';

/** Deletes a recipient and returns it one last time (G75). */
export const deleteRecipient =
  ({ recipients }: Pick<ApiServices, 'recipients'>): Handler<'deleteRecipient'> =>
  async ({ path }, context) => {
    const recipient = await recipients.delete(profileOf(context), path.id);
    return ok('Recipient deleted.', { ...recipientBody(recipient), active: false });
  };
