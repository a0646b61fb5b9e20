/**
 * What a whole read is compared with, as a process of its own: bare Express, whose one route executes the SELECT that the server
 * reads a balance by, on a pool as large as the server's. Reads DATABASE_URL, says `{ url, keys }` when it listens, and its
 * processor time each time it is asked.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { readConfig } from '../src/config/config.ts';
import { readEnvironment } from '../src/config/env.ts';

const SELECT = `
  SELECT balance.business_id, balance.balance_id, balance.profile_id, business.user_id, balance.currency, balance.available,
    balance.held, balance.savings, balance.investments, balance.show_zero, balance.created_at
  FROM balance JOIN business ON business.business_id = balance.business_id
  WHERE balance.business_id = $1 AND balance.profile_id = $2 AND balance.currency = $3`;

const { databaseUrl, connections } = readConfig(readEnvironment());
const pool = new pg.Pool({ connectionString: databaseUrl?.reveal(), max: connections.requests });
const { rows } = await pool.query<{ business_id: string }>(
  "SELECT business_id FROM balance WHERE currency = 'USDT' LIMIT 1",
);
const businessId = rows[0]?.business_id;
const app = express();
app.disable('etag');
app.disable('x-powered-by');
app.get('/v1/balances/:currency', async (request, response) => {
  const found = await pool.query(SELECT, [businessId, businessId, request.params.currency]);
  const [balance] = found.rows;
  if (balance === undefined) response.sendStatus(404);
  else response.json(balance);
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');

process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => process.exit());
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys: [''] });
