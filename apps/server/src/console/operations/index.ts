import type { Services } from '../../services.ts';
import type { ConsoleHandlers } from '../handler.ts';
import type { CookieSettings } from '../session-cookie.ts';
import { apiKeyHandlers } from './api-keys/index.ts';
import { auditEntryHandlers } from './audit-entries/index.ts';
import { bookHandlers } from './books/index.ts';
import { businessHandlers } from './business/index.ts';
import { businessesHandlers } from './businesses/index.ts';
import { invitationHandlers } from './invitations/index.ts';
import { membershipHandlers } from './memberships/index.ts';
import { passwordResetHandlers } from './password-resets/index.ts';
import { platformHandlers } from './platform/index.ts';
import { publicKeyHandlers } from './public-keys/index.ts';
import { sessionHandlers } from './session/index.ts';
import { userHandlers } from './user/index.ts';

/** The handlers of the console that all environments have. An operation that is missing here answers 503. */
export function consoleHandlers(
  services: Pick<Services, 'accounts' | 'books' | 'cursors'>,
  cookie: CookieSettings,
): Partial<ConsoleHandlers> {
  return {
    ...apiKeyHandlers(services),
    ...auditEntryHandlers(services),
    ...bookHandlers(services),
    ...businessHandlers(services),
    ...businessesHandlers(services),
    ...invitationHandlers(services),
    ...membershipHandlers(services),
    ...passwordResetHandlers(services),
    ...platformHandlers(services),
    ...publicKeyHandlers(services),
    ...sessionHandlers(services, cookie),
    ...userHandlers(services),
  };
}
