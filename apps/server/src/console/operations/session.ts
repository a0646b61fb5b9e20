import type { Services } from '../../services.ts';
import { success, UNCACHED } from '../answer.ts';
import { sessionBody } from '../bodies.ts';
import { sessionOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { type CookieSettings, endedCookie, sessionCookie } from '../session-cookie.ts';

/** Signing in and out, and switching between businesses (G91). */
export function sessionHandlers(
  { accounts: { sessions } }: Pick<Services, 'accounts'>,
  cookie: CookieSettings,
): HandlersOf<'getSession' | 'createSession' | 'deleteSession' | 'switchBusiness'> {
  return {
    getSession: (_input, context) => ({
      status: 200,
      headers: UNCACHED,
      body: success('Session retrieved.', sessionBody(sessionOf(context))),
    }),
    createSession: async ({ body }, context) => {
      const { email, password, business_id: businessId } = body;
      const session = await sessions.signIn({ email, password, businessId }, context);
      return {
        status: 201,
        headers: {
          ...UNCACHED,
          Location: '/console/v1/session',
          'Set-Cookie': sessionCookie(session.token, cookie),
        },
        body: success('Signed in.', sessionBody(session)),
      };
    },
    deleteSession: async (_input, context) => {
      await sessions.end(sessionOf(context), context.requestId);
      return {
        status: 200,
        headers: { 'Set-Cookie': endedCookie(cookie) },
        body: { status: 'success', message: 'Signed out.' },
      };
    },
    switchBusiness: async ({ body }, context) => {
      const session = await sessions.switchTo(sessionOf(context), body.business_id, context.requestId);
      return {
        status: 200,
        headers: { ...UNCACHED, 'Set-Cookie': sessionCookie(session.token, cookie) },
        body: success(`Switched to ${session.business?.name}.`, sessionBody(session)),
      };
    },
  };
}
