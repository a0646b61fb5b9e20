import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { recipientBody } from './recipient-body.ts';

/** The recipients of the business, newest first unless asked otherwise; all of its profiles share them (G26). */
export const listRecipients =
  ({ recipients, cursors }: Pick<Services, 'recipients' | 'cursors'>): Handler<'listRecipients'> =>
  async ({ query: { cursor, limit, sort } }, context) => {
    const profile = profileOf(context);
    const { businessId, profileId } = profile;
    const binding = { operation: 'listRecipients', businessId, profileId, query: { sort } } as const;
    const from = cursor === undefined ? undefined : cursors.decode(binding, cursor);
    const page = await recipients.list(profile, { sort, limit, from });
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Recipients retrieved.',
        data: page.entries.map(recipientBody),
        pagination: {
          current_entries_size: page.entries.length,
          ...(page.next && { next_cursor: cursors.encode(binding, page.next) }),
          ...(page.previous && { previous_cursor: cursors.encode(binding, page.previous) }),
        },
      },
    };
  };
