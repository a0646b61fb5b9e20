import type { Services } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { getBusiness } from './get-business.ts';
import { submitBusiness } from './submit-business.ts';

/** The business of the session, and its verification (G95). */
export const businessHandlers = (services: Pick<Services, 'accounts'>) =>
  ({
    getBusiness: getBusiness(services),
    submitBusiness: submitBusiness(services),
  }) satisfies Partial<ConsoleHandlers>;
