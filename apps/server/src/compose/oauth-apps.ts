import { oauthAppHandlers } from '../console/operations/oauth-apps/index.ts';
import { platformOauthAppHandlers } from '../console/operations/platform-oauth-apps/index.ts';
import { AppReviews } from '../domain/oauth/app-reviews.ts';
import { OAuthApps } from '../domain/oauth/oauth-apps.ts';
import type { Services } from '../services.ts';
import { oauthClientStore } from '../storage/directory/postgres-oauth-clients.ts';
import { oauthAppStore } from '../storage/issuer/postgres-oauth-app-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** OAuth apps: their registration and review, and their look-up by the issuer and the API. */
export function oauthAppsArea(
  { config: { environment }, database, clock, ids, randomness }: Base,
  { cursors }: Pick<Services, 'cursors'>,
) {
  const store = oauthAppStore(database);
  const oauthApps = new OAuthApps({ store, clock, ids, randomness, environment });
  const appReviews = new AppReviews({ store, clock, ids });
  return {
    services: { oauthApps, appReviews, oauthClients: oauthClientStore(database.kysely, clock) },
    handlers: {
      console: {
        ...oauthAppHandlers({ oauthApps, cursors }),
        ...platformOauthAppHandlers({ appReviews, cursors }),
      },
    },
  } satisfies Area;
}
