import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { listPairs } from './list-pairs.ts';

/** Pairs that the venue converts, with their prices. */
export const pairHandlers = (services: Pick<ApiServices, 'clock' | 'cursors' | 'market'>) =>
  ({
    listPairs: listPairs(services),
  }) satisfies Partial<Handlers>;
