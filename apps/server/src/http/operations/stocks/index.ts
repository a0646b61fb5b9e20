import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { getStockPosition } from './get-stock-position.ts';
import { listStockMovers } from './list-stock-movers.ts';

/** Stock positions of profiles, and the biggest movers. */
export const stockHandlers = (
  services: Pick<ApiServices, 'stockPositions' | 'stockMovers' | 'currencies' | 'cursors'>,
) =>
  ({
    getStockPosition: getStockPosition(services),
    listStockMovers: listStockMovers(services),
  }) satisfies Partial<Handlers>;
