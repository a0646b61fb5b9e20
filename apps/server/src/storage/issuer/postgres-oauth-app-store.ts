import { type Kysely, type Selectable, sql } from 'kysely';
import type { OAuthApp } from '../../domain/oauth/oauth-app.ts';
import type { OAuthAppRecords, OAuthAppStore } from '../../domain/oauth/oauth-app-store.ts';
import { present } from '../../domain/present.ts';
import { recordsOf } from '../accounts/postgres-account-store.ts';
import type { Database } from '../engine/database.ts';
import { dateIn } from '../engine/date-in.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['created_at', 'app_id'];

/** OAuth apps in the database, each with the directory row by which its `client_id` is found. */
export function oauthAppStore({ kysely, transaction }: Database): OAuthAppStore {
  const apps = kysely.selectFrom('oauth_app').selectAll();
  return {
    find: (businessId, appId) => recordsIn(kysely, businessId).find(appId),
    findAnywhere: async (appId) => {
      const row = await apps.where('app_id', '=', appId).executeTakeFirst();
      return row && oauthAppIn(row);
    },
    page: (businessId, request) =>
      listPage(apps.where('business_id', '=', businessId), BY_AGE, request, oauthAppIn),
    pageOfAll: ({ status, proposedChange, businessId }, request) => {
      const rows = businessId === undefined ? apps : apps.where('business_id', '=', businessId);
      // Written as equalities, they can make the planner choose the index by age and scan every app of another status.
      const filters = Object.entries({ change_status: proposedChange, status }).filter(([, value]) => value);
      const filtered = filters.reduce(
        (found, [column, value]) =>
          found.where(sql<boolean>`${sql.ref(column)} BETWEEN ${value} AND ${value}`),
        rows,
      );
      return listPage(filtered, [...filters.map(([column]) => column), ...BY_AGE], request, oauthAppIn);
    },
    clients: {
      insert: async ({ clientId, businessId, id }) => {
        await kysely
          .insertInto('oauth_client_directory')
          .values({ client_id: clientId, business_id: businessId, app_id: id })
          .execute();
      },
      remove: async (clientId) => {
        await kysely.deleteFrom('oauth_client_directory').where('client_id', '=', clientId).execute();
      },
    },
    change: (businessId, work) =>
      transaction((records) =>
        work({ ...recordsOf(records, businessId), apps: recordsIn(records, businessId) }),
      ),
  };
}

function recordsIn(kysely: Kysely<Tables>, businessId: string): OAuthAppRecords {
  return {
    find: async (appId) => {
      const row = await kysely
        .selectFrom('oauth_app')
        .selectAll()
        .where('business_id', '=', businessId)
        .where('app_id', '=', appId)
        .executeTakeFirst();
      return row && oauthAppIn(row);
    },
    count: async () => {
      const { apps } = await kysely
        .selectFrom('oauth_app')
        .select(({ fn }) => fn.countAll<bigint>().as('apps'))
        .where('business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      return Number(apps);
    },
    insert: async (app, secretHash) => {
      await kysely
        .insertInto('oauth_app')
        .values({
          ...columnsOf(app),
          business_id: businessId,
          app_id: app.id,
          client_id: app.clientId,
          secret_hash: secretHash,
          created_by: app.createdBy,
          created_at: app.createdAt.toISOString(),
        })
        .execute();
    },
    update: async (app, secretHash) => {
      await kysely
        .updateTable('oauth_app')
        .set(({ ref }) => ({
          ...columnsOf(app),
          ...(secretHash && { previous_secret_hash: ref('secret_hash'), secret_hash: secretHash }),
        }))
        .where('business_id', '=', businessId)
        .where('app_id', '=', app.id)
        .execute();
    },
  };
}

/** The columns that can change. */
function columnsOf(app: OAuthApp) {
  return {
    name: app.name,
    homepage_url: app.homepageUrl,
    redirect_uris: app.redirectUris,
    requested_scopes: app.requestedScopes,
    status: app.status,
    review_reason: app.reviewReason ?? null,
    previous_secret_expires_at: app.previousSecretExpiresAt?.toISOString() ?? null,
    beneficiary_id: app.beneficiary?.id ?? null,
    beneficiary_name: app.beneficiary?.name ?? null,
    beneficiary_created_at: app.beneficiary?.createdAt.toISOString() ?? null,
    families_ended_at: app.familiesEndedAt?.toISOString() ?? null,
    change_name: app.proposedChange?.name ?? null,
    change_homepage_url: app.proposedChange?.homepageUrl ?? null,
    change_status: app.proposedChange?.status ?? null,
    change_reason: app.proposedChange?.reason ?? null,
    updated_at: app.updatedAt.toISOString(),
  };
}

function oauthAppIn(row: Selectable<Tables['oauth_app']>): OAuthApp {
  return {
    id: row.app_id,
    businessId: row.business_id,
    clientId: row.client_id,
    name: row.name,
    homepageUrl: row.homepage_url,
    redirectUris: row.redirect_uris,
    requestedScopes: row.requested_scopes,
    status: row.status,
    reviewReason: row.review_reason ?? undefined,
    proposedChange: proposedChangeIn(row),
    previousSecretExpiresAt: dateIn(row.previous_secret_expires_at),
    beneficiary: beneficiaryIn(row),
    familiesEndedAt: dateIn(row.families_ended_at),
    createdBy: row.created_by,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

function proposedChangeIn(row: Selectable<Tables['oauth_app']>): OAuthApp['proposedChange'] {
  const {
    change_name: name,
    change_homepage_url: homepageUrl,
    change_status: status,
    change_reason: reason,
  } = row;
  if (status === null) return undefined;
  return {
    ...present({ name: name ?? undefined, homepageUrl: homepageUrl ?? undefined }),
    status,
    reason: reason ?? undefined,
  };
}

function beneficiaryIn(row: Selectable<Tables['oauth_app']>): OAuthApp['beneficiary'] {
  const { beneficiary_id: id, beneficiary_name: name, beneficiary_created_at: createdAt } = row;
  if (id === null || name === null || createdAt === null) return undefined;
  return { id, name, createdAt: new Date(createdAt) };
}
