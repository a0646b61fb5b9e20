import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import type { CookieSettings } from '../../session-cookie.ts';
import { createSession } from './create-session.ts';
import { deleteSession } from './delete-session.ts';
import { getSession } from './get-session.ts';
import { switchBusiness } from './switch-business.ts';

/** Signing in and out, and switching between businesses (G91). */
export const sessionHandlers = (services: Pick<ConsoleServices, 'accounts'>, cookie: CookieSettings) =>
  ({
    createSession: createSession(services, cookie),
    deleteSession: deleteSession(services, cookie),
    getSession,
    switchBusiness: switchBusiness(services, cookie),
  }) satisfies Partial<ConsoleHandlers>;
