import type { Kysely } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import { isKeptSecret } from '../domain/oauth/client-credential.ts';
import { approvedScopes } from '../domain/oauth/oauth-app.ts';
import type { OAuthClients } from '../domain/oauth/oauth-client.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Tables } from './tables.ts';

/** Anything else is no `client_id` and need not be looked up. */
const CLIENT_ID = /^service-oauth2-[0-9a-f-]{36}-(live|test)$/;
/** The place of a value. */
const VALUE = '';

/** OAuth apps in the database by their `client_id`, whatever business has them; each look-up is one statement. */
export function oauthClientStore(kysely: Kysely<Tables>, clock: Clock): OAuthClients {
  const clients = kysely
    .selectFrom('oauth_client_directory as client')
    .innerJoin('oauth_app', (join) =>
      join
        .onRef('oauth_app.business_id', '=', 'client.business_id')
        .onRef('oauth_app.app_id', '=', 'client.app_id'),
    )
    .where('client.client_id', '=', VALUE);
  const find = compiledOnce(
    kysely,
    clients.select([
      'oauth_app.client_id',
      'oauth_app.app_id',
      'oauth_app.business_id',
      'name',
      'homepage_url',
      'redirect_uris',
      'requested_scopes',
      'status',
      'beneficiary_id',
      'families_ended_at',
    ]),
  );
  const secretsOf = compiledOnce(
    kysely,
    clients.select(['secret_hash', 'previous_secret_hash', 'previous_secret_expires_at']),
  );
  return {
    find: async (clientId) => {
      if (!CLIENT_ID.test(clientId)) return undefined;
      const [row] = (await find(clientId)).rows;
      if (row === undefined) return undefined;
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
    },
    isSecretOf: async (clientId, secret) => {
      if (!CLIENT_ID.test(clientId)) return false;
      const [row] = (await secretsOf(clientId)).rows;
      if (row === undefined) return false;
      const { secret_hash: secretHash, previous_secret_hash: hash, previous_secret_expires_at: end } = row;
      const previous =
        hash === null || end === null ? undefined : { secretHash: hash, expiresAt: new Date(end) };
      return isKeptSecret(secret, { secretHash, previous }, clock.now());
    },
  };
}
