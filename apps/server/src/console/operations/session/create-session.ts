import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';
import { type CookieSettings, sessionCookie } from '../../session-cookie.ts';
import { sessionBody } from './session-body.ts';

/** Signs a user in (G91). */
export const createSession =
  (
    { accounts: { sessions } }: Pick<ConsoleServices, 'accounts'>,
    cookie: CookieSettings,
  ): ConsoleHandler<'createSession'> =>
  async ({ body }, context) => {
    const { email, password, business_id: businessId } = body;
    const session = await sessions.signIn({ email, password, businessId }, context);
    return created('Signed in.', sessionBody(session), {
      ...UNCACHED,
      Location: '/console/v1/session',
      'Set-Cookie': sessionCookie(session.token, cookie),
    });
  };
