import type { Services } from '../services.ts';
import type { ConsoleHandlers } from './handler.ts';
import { apiKeyHandlers } from './operations/api-keys.ts';
import { auditEntryHandlers } from './operations/audit-entries.ts';
import { bookHandlers } from './operations/books.ts';
import { businessHandlers } from './operations/businesses.ts';
import { invitationHandlers } from './operations/invitations.ts';
import { membershipHandlers } from './operations/memberships.ts';
import { platformHandlers } from './operations/platform.ts';
import { publicKeyHandlers } from './operations/public-keys.ts';
import { sessionHandlers } from './operations/session.ts';
import { userHandlers } from './operations/user.ts';
import type { CookieSettings } from './session-cookie.ts';

/** The handlers of the console that all environments have. An operation that is missing here answers 503. */
export function consoleHandlers(
  services: Pick<Services, 'accounts' | 'books' | 'cursors'>,
  settings: { readonly cookie: CookieSettings },
): Partial<ConsoleHandlers> {
  return {
    ...sessionHandlers(services, settings.cookie),
    ...userHandlers(services),
    ...businessHandlers(services),
    ...bookHandlers(services),
    ...membershipHandlers(services),
    ...invitationHandlers(services),
    ...apiKeyHandlers(services),
    ...publicKeyHandlers(services),
    ...auditEntryHandlers(services),
    ...platformHandlers(services),
  };
}
