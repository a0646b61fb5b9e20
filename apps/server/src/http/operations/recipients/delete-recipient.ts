import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { recipientBody } from './recipient-body.ts';

/** Takes a recipient out of use and returns it a last time (G75). */
export const deleteRecipient =
  ({ recipients }: Pick<Services, 'recipients'>): Handler<'deleteRecipient'> =>
  async ({ path }, context) => {
    const recipient = await recipients.delete(profileOf(context), path.id);
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Recipient deleted.',
        data: { ...recipientBody(recipient), active: false },
      },
    };
  };
