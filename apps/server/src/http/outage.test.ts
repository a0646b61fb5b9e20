import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postgres } from '../../test/harness/processes/databases.ts';
import { startServer } from '../../test/harness/worlds/server.ts';

test('while the database is out of reach, what needs it is 503 with Retry-After, and the log says why', async () => {
  const database = await postgres.open();
  const keeper = await postgres.open();
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(database.kysely);
  const name = rows[0]?.name ?? '';
  const allowConnections = (allowed: boolean) =>
    sql`ALTER DATABASE ${sql.id(name)} ALLOW_CONNECTIONS ${sql.lit(allowed)}`.execute(keeper.kysely);
  const server = await startServer({ database });
  const { authorization } = await server.seedBusiness();
  const call = () => server.call('/v1/balances', { headers: { Authorization: authorization } });
  expect((await call()).status).toBe(200);

  await allowConnections(false);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`.execute(
    keeper.kysely,
  );
  const response = await call();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({ error: { name: 'service_unavailable' } });
  expect(server.log.some(({ message }) => message === 'the database is unreachable')).toBe(true);
  expect((await fetch(`${server.console}/readyz`)).status).toBe(503);

  await allowConnections(true);
  expect((await call()).status).toBe(200);
  await server.stop();
  await Promise.all([database.close(), keeper.close()]);
});
