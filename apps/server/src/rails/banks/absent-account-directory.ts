import { Unavailable } from '../../domain/domain-error.ts';
import type { AccountDirectory } from '../../domain/recipients/account-directory.ts';

const RETRY_AFTER_SECONDS = 3600;

/** Stands where no rails are connected: no bank can be asked. */
export const absentAccountDirectory: AccountDirectory = {
  holderOf: async () => {
    throw new Unavailable('No bank is connected, so that accounts cannot be looked up.', RETRY_AFTER_SECONDS);
  },
};
