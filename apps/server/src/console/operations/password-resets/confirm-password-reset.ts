import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';

/** Sets a new password with an e-mailed token (G127). */
export const confirmPasswordReset =
  ({
    accounts: { passwordResets },
  }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'confirmPasswordReset'> =>
  async ({ body }, context) => {
    await passwordResets.reset({ token: body.token, password: body.new_password }, context);
    return ok('Password set. Every session of the user has ended. Sign in to continue.');
  };
