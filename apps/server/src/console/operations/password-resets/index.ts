import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** Password resets for users who cannot sign in (G127). */
export const passwordResetHandlers = (services: Pick<ConsoleServices, 'accounts'>) =>
  ({
    confirmPasswordReset: confirmPasswordReset(services),
    requestPasswordReset: requestPasswordReset(services),
  }) satisfies Partial<ConsoleHandlers>;
