import { ok, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { type ConsoleHandler, sessionOf } from '../../handler.ts';
import { type CookieSettings, sessionCookie } from '../../session-cookie.ts';
import { sessionBody } from './session-body.ts';

/** Switches to another business of the user, in a new session. */
export const switchBusiness =
  (
    { accounts: { sessions } }: Pick<ConsoleServices, 'accounts'>,
    cookie: CookieSettings,
  ): ConsoleHandler<'switchBusiness'> =>
  async ({ body }, context) => {
    const session = await sessions.switchTo(sessionOf(context), body.business_id, context.requestId);
    return ok(`Switched to ${session.business?.name}.`, sessionBody(session), {
      ...UNCACHED,
      'Set-Cookie': sessionCookie(session.token, cookie),
    });
  };
