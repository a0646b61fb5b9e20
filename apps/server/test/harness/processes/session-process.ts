/**
 * A process with an OAuth session of the client, which refreshes on command of its parent. Its tokens are in
 * PostgreSQL.
 */
import { once } from 'node:events';
import { oauthSession } from '@finops/client';
import { createClient } from '@redis/client';
import pg from 'pg';

/** The arguments of such a process. */
export interface SessionProcessSettings {
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly connection: string;
  readonly database: string;
  /** The modules with `postgresTokenStore` and `redisLock`. */
  readonly modules: { readonly postgres: string; readonly redis: string };
  readonly lock: 'none' | 'postgres' | { readonly redis: string };
  /** How long it waits for the lock. */
  readonly patienceMs?: number;
  /** Whether each request to the issuer waits for permission of the parent. */
  readonly waits?: boolean;
}

/** Messages of the parent: the token was refused, or a request may proceed. */
export type ToSessionProcess = { readonly refused: string } | { readonly go: true };

/** Messages of the process: it listens, a request waits, or the outcome of a refresh. */
export type FromSessionProcess =
  | { readonly ready: true }
  | { readonly arrived: true }
  | { readonly token: string }
  | { readonly error: string; readonly message: string };

const settings: SessionProcessSettings = JSON.parse(process.argv[2] ?? '');
const { connection, database, modules, lock, patienceMs, waits = false, ...app } = settings;
const say = (message: FromSessionProcess) => void process.send?.(message);

const { postgresTokenStore } = await import(modules.postgres);
const { exclusive, ...store } = postgresTokenStore(
  new pg.Pool({ connectionString: database, max: 2 }),
  connection,
  patienceMs,
);

async function redisExclusive(url: string) {
  const redis = await createClient({ url }).connect();
  const { redisLock } = await import(modules.redis);
  return redisLock(redis, `oauth:${connection}`, patienceMs);
}

const session = oauthSession({
  ...app,
  store: {
    ...store,
    ...(lock === 'postgres' && { exclusive }),
    ...(typeof lock === 'object' && { exclusive: await redisExclusive(lock.redis) }),
  },
  fetch: async (request) => {
    if (waits) {
      say({ arrived: true });
      await once(process, 'go');
    }
    return fetch(request);
  },
});

process.on('message', (message: ToSessionProcess) => {
  if ('go' in message) process.emit('go' as never);
  else {
    session.refresh(message.refused).then(
      (token) => say({ token }),
      ({ name, message }: Error) => say({ error: name, message }),
    );
  }
});
process.on('disconnect', () => process.exit());
say({ ready: true });
