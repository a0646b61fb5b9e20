import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { createApiKey } from './create-api-key.ts';
import { getApiKey } from './get-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';

/** Credentials of programs (G96). */
export const apiKeyHandlers = (services: Pick<ConsoleServices, 'accounts' | 'cursors'>) =>
  ({
    createApiKey: createApiKey(services),
    getApiKey: getApiKey(services),
    listApiKeys: listApiKeys(services),
    revokeApiKey: revokeApiKey(services),
    rotateApiKey: rotateApiKey(services),
  }) satisfies Partial<ConsoleHandlers>;
