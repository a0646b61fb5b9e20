import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';

/** Mails a token for a new password, and tells nobody whether there is such a user (G127). */
export const requestPasswordReset =
  ({
    accounts: { passwordResets },
  }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'requestPasswordReset'> =>
  async ({ body }, context) => {
    await passwordResets.request(body.email, context);
    const message =
      'If a user has this e-mail address, an e-mail with a token is on its way. The token is valid for one hour.';
    return { ...ok(message), status: 202 };
  };
