import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** Another password for whoever cannot sign in any more (G127). */
export const passwordResetHandlers = (services: Pick<ConsoleServices, 'accounts'>) =>
  ({
    confirmPasswordReset: confirmPasswordReset(services),
    requestPasswordReset: requestPasswordReset(services),
  }) satisfies Partial<ConsoleHandlers>;
