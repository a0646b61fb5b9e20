import type { Recipient } from '../../../domain/recipients/recipient.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { recipientBody } from './recipient-body.ts';
import { recipientRequest } from './recipient-request.ts';

/** Saves an account or wallet as a payout destination (G75). */
export const createRecipient =
  ({ recipients }: Pick<ApiServices, 'recipients'>): Handler<'createRecipient'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) => recipients.create(profileOf(context), recipientRequest(body), keep),
      (recipient: Recipient) =>
        created('Recipient saved.', recipientBody(recipient), { Location: `/v1/recipients/${recipient.id}` }),
    );
