import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { approveOauthApp } from './approve-oauth-app.ts';
import { getPlatformOauthApp } from './get-platform-oauth-app.ts';
import { listPlatformOauthApps } from './list-platform-oauth-apps.ts';
import { registerBeneficiary } from './register-beneficiary.ts';
import { reinstateOauthApp } from './reinstate-oauth-app.ts';
import { rejectOauthApp } from './reject-oauth-app.ts';
import { suspendOauthApp } from './suspend-oauth-app.ts';

/** The OAuth apps of all businesses, for the administrators of the platform (G145, G146). */
export const platformOauthAppHandlers = (services: Pick<ConsoleServices, 'appReviews' | 'cursors'>) =>
  ({
    approveOauthApp: approveOauthApp(services),
    getPlatformOauthApp: getPlatformOauthApp(services),
    listPlatformOauthApps: listPlatformOauthApps(services),
    registerBeneficiary: registerBeneficiary(services),
    reinstateOauthApp: reinstateOauthApp(services),
    rejectOauthApp: rejectOauthApp(services),
    suspendOauthApp: suspendOauthApp(services),
  }) satisfies Partial<ConsoleHandlers>;
