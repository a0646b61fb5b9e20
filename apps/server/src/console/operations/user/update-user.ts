import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler, sessionOf } from '../../handler.ts';
import { userBody } from './user-body.ts';

/** Changes the name of the user. */
export const updateUser =
  ({ accounts: { users } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'updateUser'> =>
  async ({ body }, context) => {
    const user = await users.update(actOf(context), sessionOf(context), body);
    return ok('User updated.', userBody(user));
  };
