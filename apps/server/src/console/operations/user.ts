import type { Services } from '../../services.ts';
import { success } from '../answer.ts';
import { userBody } from '../bodies.ts';
import { actOf, sessionOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';

/** The user that is signed in (G92). */
export function userHandlers({
  accounts: { users },
}: Pick<Services, 'accounts'>): HandlersOf<'getUser' | 'updateUser' | 'changePassword'> {
  return {
    getUser: (_input, context) => ({
      status: 200,
      body: success('User retrieved.', userBody(sessionOf(context).user)),
    }),
    updateUser: async ({ body }, context) => {
      const user = await users.update(actOf(context), sessionOf(context), body);
      return { status: 200, body: success('User updated.', userBody(user)) };
    },
    changePassword: async ({ body }, context) => {
      await users.changePassword(
        actOf(context),
        sessionOf(context),
        { current: body.current_password, next: body.new_password },
        context.network,
      );
      return {
        status: 200,
        body: { status: 'success', message: 'Password changed. Every other session has ended.' },
      };
    },
  };
}
