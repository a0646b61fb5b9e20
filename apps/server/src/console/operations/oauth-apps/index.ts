import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { createOauthApp } from './create-oauth-app.ts';
import { getOauthApp } from './get-oauth-app.ts';
import { listOauthApps } from './list-oauth-apps.ts';
import { rotateOauthApp } from './rotate-oauth-app.ts';
import { submitOauthApp } from './submit-oauth-app.ts';
import { updateOauthApp } from './update-oauth-app.ts';

/** OAuth apps of the business (G145). */
export const oauthAppHandlers = (services: Pick<ConsoleServices, 'oauthApps' | 'cursors'>) =>
  ({
    createOauthApp: createOauthApp(services),
    getOauthApp: getOauthApp(services),
    listOauthApps: listOauthApps(services),
    rotateOauthApp: rotateOauthApp(services),
    submitOauthApp: submitOauthApp(services),
    updateOauthApp: updateOauthApp(services),
  }) satisfies Partial<ConsoleHandlers>;
