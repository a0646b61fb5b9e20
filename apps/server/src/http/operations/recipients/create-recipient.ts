import type { Recipient } from '../../../domain/recipients/recipient.ts';
import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { recipientBody } from './recipient-body.ts';
import { recipientRequest } from './recipient-request.ts';

/** Saves an account or a wallet to pay out to (G75). */
export const createRecipient =
  ({ recipients }: Pick<Services, 'recipients'>): Handler<'createRecipient'> =>
  async ({ body }, context) => {
    const { completion } = context;
    const made = await recipients.create(
      profileOf(context),
      recipientRequest(body),
      completion && ((transaction, recipient) => completion.complete(transaction, created(recipient))),
    );
    return created(made);
  };

function created(recipient: Recipient) {
  return {
    status: 201,
    headers: { Location: `/v1/recipients/${recipient.id}` },
    body: { status: 'success', message: 'Recipient saved.', data: recipientBody(recipient) },
  } as const;
}
