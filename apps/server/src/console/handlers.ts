import type { Services } from '../services.ts';
import type { ConsoleHandlers } from './handler.ts';
import { apiKeyHandlers } from './operations/api-keys.ts';
import { auditEntryHandlers } from './operations/audit-entries.ts';
import { businessHandlers } from './operations/businesses.ts';
import { invitationHandlers } from './operations/invitations.ts';
import { membershipHandlers } from './operations/memberships.ts';
import { platformHandlers } from './operations/platform.ts';
import { publicKeyHandlers } from './operations/public-keys.ts';
import { type SandboxSettings, sandboxHandlers } from './operations/sandbox.ts';
import { sessionHandlers } from './operations/session.ts';
import { userHandlers } from './operations/user.ts';
import type { CookieSettings } from './session-cookie.ts';

/** Every operation of the console. */
export function consoleHandlers(
  services: Pick<Services, 'accounts' | 'cursors'>,
  settings: { readonly cookie: CookieSettings; readonly sandbox: SandboxSettings },
): ConsoleHandlers {
  return {
    ...sessionHandlers(services, settings.cookie),
    ...userHandlers(services),
    ...businessHandlers(services),
    ...membershipHandlers(services),
    ...invitationHandlers(services),
    ...apiKeyHandlers(services),
    ...publicKeyHandlers(services),
    ...auditEntryHandlers(services),
    ...platformHandlers(services),
    ...sandboxHandlers(settings.sandbox),
  };
}
