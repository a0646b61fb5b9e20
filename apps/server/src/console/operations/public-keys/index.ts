import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { createPublicKey } from './create-public-key.ts';
import { listPublicKeys } from './list-public-keys.ts';
import { revokePublicKey } from './revoke-public-key.ts';

/** Keys that are safe in a browser (G24). */
export const publicKeyHandlers = (services: Pick<ConsoleServices, 'accounts' | 'cursors'>) =>
  ({
    createPublicKey: createPublicKey(services),
    listPublicKeys: listPublicKeys(services),
    revokePublicKey: revokePublicKey(services),
  }) satisfies Partial<ConsoleHandlers>;
