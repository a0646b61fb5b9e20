import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { type ConsoleHandler, sessionOf } from '../../handler.ts';
import { type CookieSettings, endedCookie } from '../../session-cookie.ts';

/** Signs the user out. */
export const deleteSession =
  (
    { accounts: { sessions } }: Pick<ConsoleServices, 'accounts'>,
    cookie: CookieSettings,
  ): ConsoleHandler<'deleteSession'> =>
  async (_input, context) => {
    await sessions.end(sessionOf(context), context.requestId);
    return { ...ok('Signed out.'), headers: { 'Set-Cookie': endedCookie(cookie) } };
  };
