import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { recordPage } from '../../record-page.ts';
import { recipientBody } from './recipient-body.ts';

/** The recipients of the business, newest first unless asked otherwise; all of its profiles share them (G26). */
export const listRecipients =
  ({ recipients, cursors }: Pick<Services, 'recipients' | 'cursors'>): Handler<'listRecipients'> =>
  async ({ query }, context) => {
    const page = await recordPage(
      'listRecipients',
      query,
      context,
      cursors,
      (request) => recipients.list(profileOf(context), request),
      recipientBody,
    );
    return { status: 200, body: { status: 'success', message: 'Recipients retrieved.', ...page } };
  };
