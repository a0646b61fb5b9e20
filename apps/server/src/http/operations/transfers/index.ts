import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { createTransfer } from './create-transfer.ts';
import { getTransfer } from './get-transfer.ts';
import { listTransfers } from './list-transfers.ts';

/** Executions of quotes. */
export const transferHandlers = (services: Pick<ApiServices, 'currencies' | 'cursors' | 'transfers'>) =>
  ({
    cancelTransfer: cancelTransfer(services),
    createTransfer: createTransfer(services),
    getTransfer: getTransfer(services),
    listTransfers: listTransfers(services),
  }) satisfies Partial<Handlers>;
