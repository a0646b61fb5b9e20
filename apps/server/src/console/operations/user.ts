import type { Services } from '../../services.ts';
import { success } from '../answer.ts';
import { userBody } from '../bodies.ts';
import { actOf, sessionOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';

/** The user that is signed in, and whoever cannot sign in any more (G92, G127). */
export function userHandlers({
  accounts: { users, passwordResets },
}: Pick<Services, 'accounts'>): HandlersOf<
  'getUser' | 'updateUser' | 'changePassword' | 'requestPasswordReset' | 'confirmPasswordReset'
> {
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
    requestPasswordReset: async ({ body }, context) => {
      await passwordResets.request(body.email, context);
      return {
        status: 202,
        body: {
          status: 'success',
          message:
            'If the e-mail address has a user, a mail with a token is on its way. It is good for an hour.',
        },
      };
    },
    confirmPasswordReset: async ({ body }, context) => {
      await passwordResets.reset({ token: body.token, password: body.new_password }, context);
      return {
        status: 200,
        body: {
          status: 'success',
          message: 'Password set. Every session of the user has ended. Sign in to go on.',
        },
      };
    },
  };
}
