import type { AccountParts } from '../account-parts.ts';
import type { ApiKeyUses } from '../admissions.ts';

const PRECISION_MS = 60_000;
/** Keys whose last note is remembered; beyond it the one noted longest ago is forgotten. */
const MOST_REMEMBERED = 100_000;

/** Writes down when keys were last used, each at most once a minute, so that hardly any request writes. */
export function apiKeyUses({ store, clock }: Pick<AccountParts, 'store' | 'clock'>): ApiKeyUses {
  /** By key, in the order of noting. */
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
