import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler, sessionOf } from '../../handler.ts';

/** Sets a new password and ends every other session of the user (G92). */
export const changePassword =
  ({ accounts: { users } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'changePassword'> =>
  async ({ body }, context) => {
    const passwords = { current: body.current_password, next: body.new_password };
    await users.changePassword(actOf(context), sessionOf(context), passwords, context.network);
    return ok('Password changed. Every other session has ended.');
  };
