import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { changePassword } from './change-password.ts';
import { getUser } from './get-user.ts';
import { updateUser } from './update-user.ts';

/** The signed-in user (G92). */
export const userHandlers = (services: Pick<ConsoleServices, 'accounts'>) =>
  ({
    changePassword: changePassword(services),
    getUser,
    updateUser: updateUser(services),
  }) satisfies Partial<ConsoleHandlers>;
