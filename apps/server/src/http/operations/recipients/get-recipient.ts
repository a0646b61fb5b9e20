import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { recipientBody } from './recipient-body.ts';

/** One saved recipient of the business. */
export const getRecipient =
  ({ recipients }: Pick<Services, 'recipients'>): Handler<'getRecipient'> =>
  async ({ path }, context) => {
    const recipient = await recipients.get(profileOf(context), path.id);
    return {
      status: 200,
      body: { status: 'success', message: 'Recipient retrieved.', data: recipientBody(recipient) },
    };
  };
