import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { approveBusiness } from './approve-business.ts';
import { createBusiness } from './create-business.ts';
import { createOwnerInvitation } from './create-owner-invitation.ts';
import { getPlatformBusiness } from './get-platform-business.ts';
import { listPlatformBusinesses } from './list-platform-businesses.ts';
import { reinstateBusiness } from './reinstate-business.ts';
import { rejectBusiness } from './reject-business.ts';
import { suspendBusiness } from './suspend-business.ts';

/** All businesses, for the administrators of the platform (G93, G95). */
export const platformHandlers = (services: Pick<ConsoleServices, 'accounts' | 'cursors'>) =>
  ({
    approveBusiness: approveBusiness(services),
    createBusiness: createBusiness(services),
    createOwnerInvitation: createOwnerInvitation(services),
    getPlatformBusiness: getPlatformBusiness(services),
    listPlatformBusinesses: listPlatformBusinesses(services),
    reinstateBusiness: reinstateBusiness(services),
    rejectBusiness: rejectBusiness(services),
    suspendBusiness: suspendBusiness(services),
  }) satisfies Partial<ConsoleHandlers>;
