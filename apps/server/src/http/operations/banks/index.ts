import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { listBanks } from './list-banks.ts';

/** Banks that payouts can reach. */
export const bankHandlers = (services: Pick<ApiServices, 'banks' | 'cursors'>) =>
  ({
    listBanks: listBanks(services),
  }) satisfies Partial<Handlers>;
