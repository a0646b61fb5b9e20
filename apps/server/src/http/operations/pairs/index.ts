import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { listPairs } from './list-pairs.ts';

/** Which currencies the venue exchanges, and for how much. */
export const pairHandlers = (services: Pick<ApiServices, 'clock' | 'cursors' | 'market'>) =>
  ({
    listPairs: listPairs(services),
  }) satisfies Partial<Handlers>;
