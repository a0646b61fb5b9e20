import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { sentStatements } from '../../test/harness/processes/sent-statements.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { type QuoteKind, seedQuote } from '../../test/harness/seed/seed-quote.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { deskRecipients } from '../../test/harness/worlds/quote-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { profileOf } from '../../test/harness/worlds/test-profile.ts';
import { openTokenDesk, type TokenDesk } from '../../test/harness/worlds/token-desk.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { recipientStore } from '../storage/money/postgres-recipient-store.ts';

const recipient = deskRecipients.ngnBank;
const QUOTE = {
  source_currency: 'USDT',
  target_currency: 'NGN',
  source_amount: '10',
  pay_out: { type: 'bank_transfer', recipient_id: recipient.id },
};
/**
 * Background statements: due steps, reviews, payment requests, confirmations, replays, request logs, and leases of long
 * requests.
 */
const BACKGROUND =
  /leased_until|"(transfer|payment_request|payment_link|unconfirmed_payment|customer)"\."(due_at|expires_at|review_due_at)" (<=|>)|event_replay|"?request_log"?|keep_history|^update "idempotency_record" set "lease_ends_at"/;

let database: TestDatabase;
let server: TestServer;
let business: SeededBusiness;
let desk: TokenDesk;

beforeAll(async () => {
  database = await postgres.open();
  // The clock stands still, so that no transfer falls due while statements are counted.
  server = await startServer({ database, clock: movedClock() });
  business = await server.seedBusiness();
  const { businessId } = business;
  await server.services.balances.fund(profileOf({ businessId }), 'USDT', Decimal.parse('1000'), 'test');
  await recipientStore(database).insert({ ...recipient, businessId }, { resets: 0 });
  desk = await openTokenDesk(server, { owner: business, opened: business });
  // The use of a key is recorded once a minute, on the first call; the issuer's keys are read every five minutes.
  await call('/v1/balances');
  await call('/v1/balances', undefined, { Authorization: await desk.bearer() });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

async function call(path: string, body?: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await server.call(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Authorization: business.authorization, 'Content-Type': 'application/json', ...headers },
  });
  expect(response.status).toBe(body === undefined ? 200 : 201);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

/** The number of statements that a call sends to the database, including those that begin and end transactions. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  return (await sentStatements(work)).filter((text) => !BACKGROUND.test(text)).length;
}

const withKey = () => ({ 'Idempotency-Key': randomUUID() });

test('a read takes 2 statements', async () => {
  expect(await statementsOf(() => call('/v1/balances/USDT'))).toBe(2);
  expect(await statementsOf(() => call('/v1/transfers'))).toBe(2);
});

test('a read with an access token takes 2 too', async () => {
  const headers = { Authorization: await desk.bearer() };
  expect(await statementsOf(() => call('/v1/balances/USDT', undefined, headers))).toBe(2);
});

test('a call with a public key is admitted and counted by 1', async () => {
  const headers = { 'X-BU-PUBLIC-KEY': business.publicKey, 'Content-Type': 'application/json' };
  const send = async () => {
    const { status } = await server.call('/v1/payments/requests', { method: 'POST', body: '{}', headers });
    expect(status).toBe(400);
  };
  expect(await statementsOf(send)).toBe(1);
});

test('a quote that is paid from the balance to a recipient takes 4', async () => {
  expect(await statementsOf(() => call('/v1/quotes', QUOTE))).toBe(4);
});

test('a transfer takes 3', async () => {
  const id = await call('/v1/quotes', QUOTE);
  expect(await statementsOf(() => call('/v1/transfers', { quote_id: id }))).toBe(3);
});

const PAY_INS = [
  ['sell', 3],
  ['deposit', 4],
] as const;
const payInOf = (kind: QuoteKind) =>
  seedQuote(database, kind, { businessId: business.businessId, profileId: business.businessId });

test.each(PAY_INS)('a transfer that is paid in from outside, as by a %s, takes %i', async (kind, count) => {
  const { id } = await payInOf(kind);
  expect(await statementsOf(() => call('/v1/transfers', { quote_id: id }))).toBe(count);
  const { id: keyed } = await payInOf(kind);
  expect(await statementsOf(() => call('/v1/transfers', { quote_id: keyed }, withKey()))).toBe(count + 1);
});

test('an idempotency key adds 1, its claim: the reply is written by the statement that does the work', async () => {
  const id = await call('/v1/quotes', QUOTE);
  expect(await statementsOf(() => call('/v1/quotes', QUOTE, withKey()))).toBe(5);
  expect(await statementsOf(() => call('/v1/transfers', { quote_id: id }, withKey()))).toBe(4);
});
