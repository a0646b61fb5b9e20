import type { KybStatus } from '@finops/contract/console';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Admission, AdmissionStore, AskedCall } from '../domain/accounts/admissions.ts';
import type { Caller } from '../domain/accounts/caller.ts';
import { EXACT_LIMIT, slotOf, WINDOW_MS, wholeSlotOf } from '../domain/rate-windows.ts';
import { type CountedRow, verdictOf } from './rate-window-store.ts';
import { scopesOf } from './scopes-of.ts';
import type { Tables } from './tables.ts';

/** Anything else is no identifier of a profile and need not be looked up. */
const PROFILE_ID = /^(BUS|CUS)_[0-9A-Za-z_-]{1,64}$/;

/** What `admit_call` tells; the counts are null when nothing was counted. */
interface AdmittedRow extends CountedRow {
  readonly business_id: string;
  readonly kyb_status: KybStatus | null;
  readonly clock_ahead_ms: bigint;
  readonly resets: number;
  readonly profile_id: string | null;
  readonly display_currency: string;
}

interface ApiKeyRow extends AdmittedRow {
  readonly api_key_id: string;
  readonly scopes: readonly string[];
  readonly rate_limit: number | null;
}

interface PublicKeyRow extends AdmittedRow {
  readonly public_key_id: string;
}

/** Credentials in the database: each look-up goes on to the business with `admit_call`, in one statement. */
export function admissionStore(kysely: Kysely<Tables>): AdmissionStore {
  return {
    // The secret is random and only its hash is compared, so that the time which that takes tells nothing of it.
    async byApiKey(keyHash, secretHash, asked) {
      const { rows } = await sql<ApiKeyRow>`
        SELECT credential.business_id, credential.api_key_id, credential.scopes, credential.rate_limit, admitted.*
        FROM api_key_directory AS credential
        CROSS JOIN LATERAL ${admitted('key:', sql`credential.api_key_id`, sql`credential.rate_limit`, asked)}
        WHERE credential.key_hash = ${keyHash} AND credential.secret_hash = ${secretHash}`.execute(kysely);
      const [row] = rows;
      if (row === undefined) return undefined;
      const rateLimit = row.rate_limit ?? undefined;
      return admissionOf(
        row,
        {
          kind: 'api_key',
          businessId: row.business_id,
          apiKeyId: row.api_key_id,
          scopes: new Set(scopesOf(row.scopes)),
          rateLimit,
        },
        asked,
        rateLimit,
      );
    },
    async byPublicKey(publicKey, asked) {
      const { rows } = await sql<PublicKeyRow>`
        SELECT credential.business_id, credential.public_key_id, admitted.*
        FROM public_key_directory AS credential
        CROSS JOIN LATERAL ${admitted('public:', sql`credential.public_key_id`, sql`NULL::integer`, asked)}
        WHERE credential.public_key = ${publicKey}`.execute(kysely);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { business_id: businessId, public_key_id: publicKeyId } = row;
      return admissionOf(row, { kind: 'public_key', businessId, publicKeyId }, asked);
    },
  };
}

/** The call of `admit_call` for the business of a credential. */
function admitted(
  kind: string,
  id: RawBuilder<unknown>,
  ownLimit: RawBuilder<unknown>,
  { profileId, count }: AskedCall,
): RawBuilder<unknown> {
  const profile =
    profileId === undefined
      ? sql`NULL::text`
      : PROFILE_ID.test(profileId)
        ? sql`${profileId}::text`
        : sql`''`;
  if (count === undefined) {
    return sql`admit_call(credential.business_id, ${profile}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL) AS admitted`;
  }
  const { resource, limits, now } = count;
  const most = sql`coalesce(${ownLimit}, ${limits.rateLimitPerMinute}::integer)`;
  const [exact, coarse] = [slotOf(now, EXACT_LIMIT), slotOf(now, EXACT_LIMIT + 1)];
  return sql`admit_call(
    credential.business_id, ${profile},
    ${kind} || credential.business_id || ':' || ${id} || ${`:${resource}`},
    CASE WHEN ${most} <= ${EXACT_LIMIT}::integer THEN ${exact}::bigint ELSE ${coarse}::bigint END, ${most},
    'business:' || credential.business_id, ${wholeSlotOf(now)}::bigint, ${limits.businessRatePerMinute}::integer,
    ${now.getTime() - WINDOW_MS}::bigint, ${new Date(coarse + WINDOW_MS).toISOString()}::timestamptz
  ) AS admitted`;
}

function admissionOf(row: AdmittedRow, caller: Caller, { count }: AskedCall, ownLimit?: number): Admission {
  return {
    caller,
    businessStatus: row.kyb_status ?? undefined,
    profile:
      row.profile_id === null
        ? undefined
        : {
            businessId: row.business_id,
            profileId: row.profile_id,
            displayCurrency: row.display_currency,
            clockAheadMs: Number(row.clock_ahead_ms),
            resets: row.resets,
          },
    verdict: count && verdictOf(row, ownLimit ?? count.limits.rateLimitPerMinute, count.now),
  };
}
