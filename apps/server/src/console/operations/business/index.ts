import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { getBusiness } from './get-business.ts';
import { submitBusiness } from './submit-business.ts';
import { updateBusiness } from './update-business.ts';

/** The business of the session: its contact address and verification (G95, G343). */
export const businessHandlers = (services: Pick<ConsoleServices, 'accounts'>) =>
  ({
    getBusiness: getBusiness(services),
    submitBusiness: submitBusiness(services),
    updateBusiness: updateBusiness(services),
  }) satisfies Partial<ConsoleHandlers>;
