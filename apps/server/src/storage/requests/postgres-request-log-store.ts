import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { PageRequest } from '../../domain/paging.ts';
import type { RequestLog } from '../../domain/request-logs/request-log.ts';
import type { RequestLogFilter, RequestLogStore } from '../../domain/request-logs/request-log-store.ts';
import { compiledOnce } from '../engine/compiled-once.ts';
import { listPage, partOfPage } from '../engine/list-page.ts';
import { WITHIN_HISTORY } from '../engine/within-history.ts';
import type { Tables } from '../schema/tables.ts';

/** Anything else is not an identifier of a request and is not looked up. */
const REQUEST_ID = /^req_[0-9A-Za-z]{1,64}$/;

const BY_AGE = ['created_at', 'request_id'];

/** Request logs in the database. */
export function requestLogStore(kysely: Kysely<Tables>): RequestLogStore {
  const insert = compiledOnce(kysely, { compile: () => insertion.compile(kysely) });
  return {
    async find(businessId, id) {
      if (!REQUEST_ID.test(id)) return undefined;
      const row = await kept(kysely, businessId).where('request_id', '=', id).executeTakeFirst();
      return row && requestLogIn(row);
    },
    page: (businessId, filter, request) =>
      listPage(pageRows(kysely, businessId, filter, request), BY_AGE, request, requestLogIn),
    async write(logs, isRepeated) {
      await insert(JSON.stringify(logs), isRepeated);
    },
  };
}

const VALUE = null;

/** Inserts logs from JSON; the second parameter says whether some of them may already exist. */
const insertion = sql`
  INSERT INTO request_log (
    business_id, request_id, method, path, endpoint, status, error_name, duration_ms, credential_kind, credential_id, profile_id,
    fault_id, address, created_at)
  SELECT log."businessId", log.id, log.method, log.path, log.endpoint, log.status, log."errorName", log."durationMs",
    log.credential ->> 'kind', log.credential ->> 'id', log."profileId", log."faultId", log.address, log."createdAt"
  FROM json_to_recordset(${VALUE}::json) AS log (
    "businessId" text, id text, method text, path text, endpoint text, status integer, "errorName" text, "durationMs" integer,
    credential json, "profileId" text, "faultId" text, address text, "createdAt" timestamptz)
  WHERE NOT ${VALUE}::boolean OR NOT EXISTS (
    SELECT FROM request_log AS there WHERE there.business_id = log."businessId" AND there.request_id = log.id)`;

function kept(kysely: Kysely<Tables>, businessId: string) {
  return kysely
    .selectFrom('request_log')
    .selectAll()
    .where('business_id', '=', businessId)
    .where(WITHIN_HISTORY);
}

/**
 * No index orders the logs of several statuses or methods together, so only the rows that the page can contain are read
 * of each.
 */
function pageRows(
  kysely: Kysely<Tables>,
  businessId: string,
  filter: RequestLogFilter,
  request: PageRequest,
) {
  const { requestId, statuses, methods, path, from, to } = filter;
  let rows = kept(kysely, businessId);
  if (requestId !== undefined) rows = rows.where('request_id', '=', requestId);
  if (path !== undefined) rows = rows.where(sql<boolean>`left(path, 255) LIKE ${prefixPattern(path)}`);
  if (from !== undefined) rows = rows.where('created_at', '>=', from);
  if (to !== undefined) rows = rows.where('created_at', '<', to);
  if (statuses.length > 0) {
    if (methods.length > 0) rows = rows.where('method', 'in', methods);
    return ofEach(sql`${[...statuses]}::integer[]`, rows.where('status', '=', sql<number>`one.value`));
  }
  if (methods.length > 0) {
    return ofEach(sql`${[...methods]}::text[]`, rows.where('method', '=', sql<string>`one.value`));
  }
  return rows;

  function ofEach(values: RawBuilder<unknown>, ofOne: typeof rows): typeof rows {
    const part = partOfPage(ofOne, BY_AGE, request);
    return kysely
      .selectFrom(
        sql<Selectable<Tables['request_log']>>`(
          SELECT part.* FROM unnest(${values}) AS one (value) CROSS JOIN LATERAL (${part}) AS part
        )`.as('request_log'),
      )
      .selectAll() as unknown as typeof rows;
  }
}

/** The LIKE pattern of texts with a prefix. */
function prefixPattern(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function requestLogIn(row: Selectable<Tables['request_log']>): RequestLog {
  return {
    businessId: row.business_id,
    id: row.request_id,
    method: row.method,
    path: row.path,
    endpoint: row.endpoint ?? undefined,
    status: row.status,
    errorName: row.error_name ?? undefined,
    durationMs: row.duration_ms,
    credential: { kind: row.credential_kind, id: row.credential_id },
    profileId: row.profile_id ?? undefined,
    ...(row.fault_id !== null && { faultId: row.fault_id }),
    address: row.address,
    createdAt: new Date(row.created_at),
  };
}
