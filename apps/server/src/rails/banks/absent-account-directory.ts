import { Unavailable } from '../../domain/domain-error.ts';
import type { AccountDirectory } from '../../domain/recipients/account-directory.ts';

const RETRY_AFTER_SECONDS = 3600;

/** Used when no rails are connected: accounts cannot be looked up. */
export const absentAccountDirectory: AccountDirectory = {
  holderOf: async () => {
    throw new Unavailable('No bank is connected, so accounts cannot be looked up.', RETRY_AFTER_SECONDS);
  },
};
