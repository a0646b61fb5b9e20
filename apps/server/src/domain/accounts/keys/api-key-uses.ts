import type { AccountDependencies } from '../account-dependencies.ts';
import type { ApiKeyUses } from '../admissions.ts';

const PRECISION_MS = 60_000;
/** Number of keys whose last recorded use is remembered; beyond it the oldest is dropped. */
const MOST_REMEMBERED = 100_000;

/** Records when keys were last used, each at most once a minute, to keep writes rare. */
export function apiKeyUses({ store, clock }: Pick<AccountDependencies, 'store' | 'clock'>): ApiKeyUses {
  /** By key, in the order of recording. */
  const noted = new Map<string, number>();
  return {
    note: async (businessId, apiKeyId) => {
      const now = clock.now();
      const last = noted.get(apiKeyId);
      if (last !== undefined && Math.abs(now.getTime() - last) < PRECISION_MS) return;
      noted.delete(apiKeyId);
      noted.set(apiKeyId, now.getTime());
      if (noted.size > MOST_REMEMBERED) {
        for (const oldest of noted.keys()) {
          noted.delete(oldest);
          break;
        }
      }
      await store.of(businessId).apiKeys.use(apiKeyId, now);
    },
  };
}
