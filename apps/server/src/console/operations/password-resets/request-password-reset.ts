import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';

/** E-mails a token for a new password, without disclosing whether the user exists (G127). */
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
