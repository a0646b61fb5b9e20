import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import { isKeptSecret, type KeptSecrets } from '../../domain/oauth/client-credential.ts';
import { approvedScopes } from '../../domain/oauth/oauth-app.ts';
import type { OAuthClient, OAuthClients } from '../../domain/oauth/oauth-client.ts';
import { compiledOnce } from '../engine/compiled-once.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['oauth_app']>;

/** Anything else is not a `client_id` and is not looked up. */
const CLIENT_ID = /^service-oauth2-[0-9a-f-]{36}-(live|test)$/;
/** The placeholder of a value. */
const VALUE = '';

/** OAuth apps of all businesses in the database by `client_id`; each look-up is one statement. */
export function oauthClientStore(kysely: Kysely<Tables>, clock: Clock): OAuthClients {
  const select = compiledOnce(
    kysely,
    kysely
      .selectFrom('oauth_client_directory as client')
      .innerJoin('oauth_app', (join) =>
        join
          .onRef('oauth_app.business_id', '=', 'client.business_id')
          .onRef('oauth_app.app_id', '=', 'client.app_id'),
      )
      .selectAll('oauth_app')
      .where('client.client_id', '=', VALUE),
  );
  const rowOf = async (clientId: string): Promise<Row | undefined> =>
    CLIENT_ID.test(clientId) ? (await select(clientId)).rows[0] : undefined;
  return {
    find: async (clientId) => {
      const row = await rowOf(clientId);
      return row && clientIn(row);
    },
    authenticate: async (clientId, secret) => {
      const row = await rowOf(clientId);
      return row && isKeptSecret(secret, secretsIn(row), clock.now()) ? clientIn(row) : undefined;
    },
  };
}

function clientIn(row: Row): OAuthClient {
  const { status, requested_scopes: requestedScopes, families_ended_at: endedAt } = row;
  return {
    clientId: row.client_id,
    appId: row.app_id,
    businessId: row.business_id,
    name: row.name,
    homepageUrl: row.homepage_url,
    redirectUris: row.redirect_uris,
    approvedScopes: approvedScopes({ status, requestedScopes }),
    status,
    beneficiaryId: row.beneficiary_id ?? undefined,
    familiesEndedAt: endedAt === null ? undefined : new Date(endedAt),
  };
}

function secretsIn(row: Row): KeptSecrets {
  const { secret_hash: secretHash, previous_secret_hash: hash, previous_secret_expires_at: end } = row;
  const previous = hash === null || end === null ? undefined : { secretHash: hash, expiresAt: new Date(end) };
  return { secretHash, previous };
}
