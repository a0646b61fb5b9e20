import type { KybStatus } from '@finops/contract/console';
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Admission, AdmissionStore, AskedCall } from '../../domain/accounts/admissions.ts';
import type { Caller } from '../../domain/accounts/caller.ts';
import type { CustomerStatus } from '../../domain/customers/customer.ts';
import { EXACT_LIMIT, slotOf, WINDOW_MS, wholeSlotOf } from '../../domain/rate-windows.ts';
import { scopesOf } from '../accounts/scopes-of.ts';
import { compiledOnce } from '../engine/compiled-once.ts';
import { type CountedRow, verdictOf } from '../requests/postgres-rate-windows.ts';
import type { Tables } from '../schema/tables.ts';

/** Anything else is not an identifier of a profile and is not looked up. */
const PROFILE_ID = /^(BUS|CUS)_[0-9A-Za-z_-]{1,64}$/;

/** The result of `admit_caller`; the counts are null when nothing was counted. */
interface AdmittedRow extends CountedRow {
  readonly business_id: string;
  readonly kyb_status: KybStatus | null;
  readonly clock_ahead_ms: number;
  readonly resets: number;
  /** Null if no fault was ever injected. */
  readonly faults_until: string | null;
  readonly profile_id: string | null;
  readonly display_currency: string;
  /** Null for the profile of the business itself. */
  readonly customer_status: CustomerStatus | null;
  readonly has_accepted_terms: boolean | null;
}

interface ApiKeyRow extends AdmittedRow {
  readonly api_key_id: string;
  readonly scopes: readonly string[];
  readonly rate_limit: number | null;
}

interface ClientRow extends AdmittedRow {
  readonly app_id: string;
}

interface PublicKeyRow extends AdmittedRow {
  readonly public_key_id: string;
  /** Null for a key that does not belong to a payment link. */
  readonly link_profile_id: string | null;
}

/**
 * One column of JSON: every response to an unnamed statement describes all of its columns, which takes longer than
 * reading them.
 */
interface Found<Row> {
  readonly found: Row;
}

/** Credentials in the database; each look-up calls `admit_caller` for the business in the same statement. */
export function admissionStore(kysely: Kysely<Tables>): AdmissionStore {
  // The secret is random and only its hash is compared, so the timing reveals nothing about it.
  const findApiKey = compiledOnce<Found<ApiKeyRow>>(
    kysely,
    statement(
      kysely,
      sql`SELECT credential.business_id, credential.api_key_id, credential.scopes, credential.rate_limit, admitted.*
        FROM api_key_directory AS credential`,
      sql`credential.api_key_id`,
      { limit: sql`credential.rate_limit`, profile: sql`NULL::text`, whole: 'business:' },
      sql`credential.key_hash = ${VALUE} AND credential.secret_hash = ${VALUE}`,
    ),
  );
  const findPublicKey = compiledOnce<Found<PublicKeyRow>>(
    kysely,
    statement(
      kysely,
      sql`SELECT credential.business_id, credential.public_key_id, credential.link_profile_id, admitted.*
        FROM (
          SELECT public_key, business_id, public_key_id, NULL::text AS link_profile_id FROM public_key_directory
          UNION ALL SELECT public_key, business_id, link_id, profile_id FROM payment_link_directory
        ) AS credential`,
      sql`credential.public_key_id`,
      { limit: sql`NULL::integer`, profile: sql`credential.link_profile_id`, whole: 'payers:' },
      sql`credential.public_key = ${VALUE}`,
    ),
  );
  // The business and user in the token are signed; only its app has to be looked up.
  const findClient = compiledOnce<Found<ClientRow>>(
    kysely,
    statement(
      kysely,
      sql`SELECT credential.business_id, credential.app_id, admitted.*
        FROM (SELECT ${VALUE}::text AS business_id, client_id, app_id FROM oauth_client_directory) AS credential`,
      sql`credential.client_id`,
      { limit: sql`NULL::integer`, profile: sql`NULL::text`, whole: 'business:' },
      sql`credential.client_id = ${VALUE}`,
    ),
  );
  return {
    async byApiKey(keyHash, secretHash, asked) {
      const { rows } = await findApiKey(...valuesOf('key:', asked, ofCredential), keyHash, secretHash);
      const row = rows[0]?.found;
      if (row === undefined) return undefined;
      const rateLimit = row.rate_limit ?? undefined;
      const { business_id: businessId, api_key_id: apiKeyId } = row;
      const scopes = new Set(scopesOf(row.scopes));
      return admissionOf(row, { kind: 'api_key', businessId, apiKeyId, scopes, rateLimit }, asked, rateLimit);
    },
    async byAccessToken(token, asked) {
      const { businessId, clientId, userId } = token;
      const { rows } = await findClient(
        businessId,
        ...valuesOf(`token:${userId}:`, asked, ofCredential),
        clientId,
      );
      const row = rows[0]?.found;
      return row && admissionOf(row, { kind: 'access_token', appId: row.app_id, ...token }, asked);
    },
    async byPublicKey(publicKey, asked) {
      const { rows } = await findPublicKey(...valuesOf('public:', asked, ofPayer), publicKey);
      const row = rows[0]?.found;
      if (row === undefined) return undefined;
      const { business_id: businessId, public_key_id: publicKeyId, link_profile_id: profileId } = row;
      const link = profileId === null ? {} : { link: { id: publicKeyId, profileId } };
      return admissionOf(row, { kind: 'public_key', businessId, publicKeyId, ...link }, asked);
    },
  };
}

/** The placeholder of a value. */
const VALUE = null;

/**
 * Looks up a credential and calls `admit_caller` for its business; the parameters are `valuesOf`, then the values of
 * the condition.
 */
function statement<Row>(
  kysely: Kysely<Tables>,
  select: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  own: {
    readonly limit: RawBuilder<unknown>;
    readonly profile: RawBuilder<unknown>;
    /** The prefix of the name of the shared window, before the business. */
    readonly whole: string;
  },
  condition: RawBuilder<unknown>,
): Compilable<Found<Row>> {
  const query = sql<Found<Row>>`
    SELECT to_json(found) AS found FROM (${select}
    CROSS JOIN LATERAL admit_caller(
      credential.business_id, coalesce(${VALUE}::text, ${own.profile}),
      ${VALUE}::text || credential.business_id || ':' || ${id} || ${VALUE}::text,
      CASE WHEN coalesce(${own.limit}, ${VALUE}::integer) > ${sql.lit(EXACT_LIMIT)} THEN ${VALUE}::bigint ELSE ${VALUE}::bigint END,
      coalesce(${own.limit}, ${VALUE}::integer),
      ${sql.lit(own.whole)} || credential.business_id, ${VALUE}::bigint, ${VALUE}::integer, ${VALUE}::bigint, ${VALUE}::timestamptz
    ) AS admitted
    WHERE ${condition}) AS found`;
  return { compile: () => query.compile(kysely) };
}

type Count = NonNullable<AskedCall['count']>;

/** The suffix after the credential in the name of its window. */
const ofCredential = ({ resource }: Count): string => `:${resource}`;
const ofPayer = ({ network, resource }: Count): string => `:${network}:${resource}`;

function valuesOf(kind: string, { profileId, count }: AskedCall, own: (count: Count) => string): unknown[] {
  const profile = profileId === undefined || PROFILE_ID.test(profileId) ? (profileId ?? null) : '';
  if (count === undefined) return [profile, ...Array<null>(10).fill(null)];
  const { limits, now } = count;
  const [exact, coarse] = [slotOf(now, EXACT_LIMIT), slotOf(now, EXACT_LIMIT + 1)];
  const most = limits.rateLimitPerMinute;
  const expiry = new Date(coarse + WINDOW_MS).toISOString();
  return [
    profile,
    ...[kind, own(count), most, coarse, exact, most],
    ...[wholeSlotOf(now), limits.businessRatePerMinute, now.getTime() - WINDOW_MS, expiry],
  ];
}

function admissionOf(row: AdmittedRow, caller: Caller, { count }: AskedCall, ownLimit?: number): Admission {
  return {
    caller,
    businessStatus: row.kyb_status ?? undefined,
    ...(row.faults_until !== null && { faultsUntil: new Date(row.faults_until) }),
    profile:
      row.profile_id === null
        ? undefined
        : {
            businessId: row.business_id,
            profileId: row.profile_id,
            displayCurrency: row.display_currency,
            ...(row.customer_status !== null && {
              customer: { status: row.customer_status, hasAcceptedTerms: row.has_accepted_terms === true },
            }),
            clockAheadMs: Number(row.clock_ahead_ms),
            resets: row.resets,
          },
    verdict: count && verdictOf(row, ownLimit ?? count.limits.rateLimitPerMinute, count.now),
  };
}
