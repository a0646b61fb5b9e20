import { readConfig } from '../../../src/config/config.ts';
import { openDemo } from '../../../src/demo/open-demo.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { basic } from '../../harness/worlds/oauth-desk.ts';
import { startServer, type TestServer, type TestServerSettings } from '../../harness/worlds/server.ts';
import { openTokenDesk } from '../../harness/worlds/token-desk.ts';

/** Where a server answers, and what lets every operation in that a credential can let in. */
export interface FaultedTarget {
  readonly ports: { readonly api: number; readonly issuer: number; readonly console: number };
  /** Operations that answer 503 to every valid request. */
  readonly unbuilt: TestServer['unbuilt'];
  /** Headers of a caller of the API: an API key of every scope. */
  readonly api: Readonly<Record<string, string>>;
  /** Headers of an app that may ask for pledge quotes, which no API key may (G25). */
  readonly app: Readonly<Record<string, string>>;
  /** Headers of an app at the issuer. */
  readonly client: Readonly<Record<string, string>>;
  /** Headers of a caller of the console: the session of an owner who is an administrator too. */
  readonly console: Readonly<Record<string, string>>;
}

/** No fault is to be stopped by a limit, and the log is to hold what went wrong and nothing else. */
const ENVIRONMENT = { RATE_LIMIT_PER_MINUTE: '1000000000', LOG_LEVEL: 'error' };

/** Starts a server with the demo business on a migrated database, without a limit that anyone reaches. */
export async function startFaultedServer(
  database: Database,
  settings: Pick<TestServerSettings, 'clock' | 'environment'> = {},
): Promise<{ readonly server: TestServer; readonly target: FaultedTarget }> {
  const server = await startServer({
    ...settings,
    database,
    environment: { ...ENVIRONMENT, ...settings.environment },
  });
  const { services } = server;
  const { apiKey, businessId, user, oauth } = await openDemo(
    { services, database },
    readConfig({}).secretKey,
  );
  await database.kysely
    .updateTable('app_user')
    .set({ is_administrator: true })
    .where('email', '=', user.email)
    .execute();
  const portOf = (url: string): number => Number(new URL(url).port);
  const target: FaultedTarget = {
    ports: { api: portOf(server.api), issuer: portOf(server.issuer), console: portOf(server.console) },
    unbuilt: server.unbuilt,
    api: { Authorization: `Bearer ${apiKey}` },
    app: { Authorization: await bearerOfApp(server, businessId) },
    client: { Authorization: basic(oauth.client_id, oauth.client_secret) },
    console: await signIn(server.console, user),
  };
  return { server, target };
}

/** An access token that outlives tests which move the clock. */
async function bearerOfApp(server: TestServer, businessId: string): Promise<string> {
  const business = { businessId };
  const desk = await openTokenDesk(server, { owner: business, opened: business });
  return desk.bearer({ claims: { exp: Math.floor(server.services.clock.now().getTime() / 1000) + 86_400 } });
}

async function signIn(origin: string, user: object): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/console/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  });
  if (response.status !== 201) throw new Error(`The demo user was not let in: ${await response.text()}`);
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  const { data }: { data: { csrf_token: string } } = await response.json();
  return { Cookie: cookie, 'X-CSRF-Token': data.csrf_token };
}
