import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import type { SeededBusiness } from '../../../test/harness/seed/seed-business.ts';
import { type QuoteKind, seedQuote } from '../../../test/harness/seed/seed-quote.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../test/harness/worlds/server.ts';

const AT_ONCE = 8;

/** An address, or a transfer that is paid to one. */
interface Answer {
  readonly data?: { readonly address?: string; readonly pay_in?: { readonly address?: string } };
}

describe('addresses and accounts that are issued', () => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let letGo: () => Promise<void>;

  beforeAll(async () => {
    database = await postgres.open();
    server = await startServer({
      database,
      clock: movedClock(),
      environment: { RATE_LIMIT_PER_MINUTE: '1000000' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await server.seedBusiness();
    letGo = async () => {};
  });
  afterEach(() => letGo());

  async function post(url: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: business.authorization, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const { data }: Answer = await response.json();
    return { status: response.status, data };
  }
  const reset = () => post(`${server.console}/console/v1/sandbox/reset`);
  const transfer = (quoteId: string, headers?: Readonly<Record<string, string>>) =>
    post(`${server.api}/v1/transfers`, { quote_id: quoteId }, headers);
  const quote = async (kind: QuoteKind) => {
    const { id } = await seedQuote(database, kind, {
      businessId: business.businessId,
      profileId: business.businessId,
    });
    return id;
  };
  async function presentAddress(code: string) {
    const response = await server.call(`/v1/addresses/${code}`, {
      headers: { Authorization: business.authorization },
    });
    const { data }: Answer = await response.json();
    return { status: response.status, data };
  }

  /** Stored addresses of the business, those in the directory, and its accounts in the directory. */
  async function kept() {
    const { businessId } = business;
    const { rows } = await sql<{ found: string[] }>`
      SELECT coalesce(array_agg(address_id ORDER BY address_id), '{}') AS found FROM deposit_address WHERE business_id = ${businessId}
      UNION ALL
      SELECT coalesce(array_agg(address_id ORDER BY address_id), '{}') FROM deposit_address_directory WHERE business_id = ${businessId}
      UNION ALL
      SELECT coalesce(array_agg(transfer_id), '{}') FROM bank_account_directory WHERE business_id = ${businessId}
    `.execute(database.kysely);
    const [addresses = [], directory = [], accounts = []] = rows.map(({ found }) => found);
    return { addresses, directory, accounts };
  }

  test.each([
    ['sell', 'an address', { addresses: 1, accounts: 0 }],
    ['deposit', 'a temporary account', { addresses: 0, accounts: 1 }],
  ] as const)(
    'of many transfers on one %s, %s is left of the one that came to be',
    async (kind, _, counts) => {
      const quoteId = await quote(kind);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => transfer(quoteId)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(AT_ONCE - 1);
      const { addresses, directory, accounts } = await kept();
      expect({ addresses: addresses.length, accounts: accounts.length }).toEqual(counts);
      expect(directory).toEqual(addresses);
    },
  );

  test.each(['sell', 'deposit'] as const)(
    'of a %s whose commit is undone nothing is left, and the next one is paid in',
    async (kind) => {
      const quoteId = await quote(kind);
      letGo = await openTransaction(
        database,
        sql`SELECT 1 FROM quote WHERE quote_id = ${quoteId} FOR UPDATE`,
      );
      const undone = transfer(quoteId, { 'Idempotency-Key': 'undone' });
      await waitForLocks(database, 1);
      // As when another request has taken over: neither the reply nor the record can be written.
      await sql`DELETE FROM idempotency_record WHERE business_id = ${business.businessId}`.execute(
        database.kysely,
      );
      await letGo();
      expect((await undone).status).toBe(409);
      expect(await kept()).toEqual({ addresses: [], directory: [], accounts: [] });
      expect((await transfer(quoteId)).status).toBe(201);
      const { addresses, directory, accounts } = await kept();
      expect([addresses.length, directory.length, accounts.length]).toEqual(
        kind === 'sell' ? [1, 1, 0] : [0, 0, 1],
      );
    },
  );

  test('while a reset is between the addresses and the directory wait for it, and nothing is issued by what it takes out', async () => {
    await sql`
      INSERT INTO recipient VALUES
        (${business.businessId}, 'REC_1', true, false, 'bank', 'bank', 'NGN', 'NG', '{}', now(), now())
    `.execute(database.kysely);
    // A reset empties recipients after addresses and before the directories.
    letGo = await openTransaction(
      database,
      sql`SELECT 1 FROM recipient WHERE business_id = ${business.businessId} FOR UPDATE`,
    );
    const quotes = [await quote('sell'), await quote('deposit')];
    const resetting = reset();
    await waitForLocks(database, 1);
    const asked = [presentAddress('USDT'), ...quotes.map((id) => transfer(id))];
    // The reset, the address, and the transfers, which one profile makes in one commit.
    await waitForLocks(database, 3);
    await letGo();
    expect((await resetting).status).toBe(200);
    const answers = await Promise.all(asked);
    // The reset has set the clock back and deleted the quotes.
    expect(answers.map(({ status }) => status)).toEqual([503, 404, 404]);
    expect(await kept()).toEqual({ addresses: [], directory: [], accounts: [] });

    const { data } = await presentAddress('USDT');
    const { addresses, directory } = await kept();
    expect(addresses).toHaveLength(1);
    expect(directory).toEqual(addresses);
    const deposit = { currency: 'USDT', amount: '300', address: data?.address };
    expect((await post(`${server.console}/console/v1/sandbox/deposits`, deposit)).status).toBe(201);
  });

  test('every address is in the directory, and nothing else is, whatever resets come between', async () => {
    for (let round = 0; round < 6; round++) {
      const quotes = await Promise.all(
        Array.from({ length: 4 }, (_, index) => quote(index % 2 === 0 ? 'sell' : 'deposit')),
      );
      const regenerated = { currency: 'USDT', network: 'TRX' };
      const answers = await Promise.all([
        presentAddress('USDT'),
        transfer(quotes[0] ?? ''),
        transfer(quotes[1] ?? ''),
        reset(),
        presentAddress('BTC'),
        post(`${server.api}/v1/addresses/regenerate`, regenerated),
        transfer(quotes[2] ?? ''),
        transfer(quotes[3] ?? ''),
        reset(),
      ]);
      // A request for an address that loses against a reset is told to retry.
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      const { addresses, directory, accounts } = await kept();
      expect(directory).toEqual(addresses);
      const { rows } = await sql<{ transfer_id: string }>`
        SELECT transfer_id FROM transfer
        WHERE business_id = ${business.businessId} AND pay_in ->> 'type' = 'temporary_bank_account'`.execute(
        database.kysely,
      );
      expect(accounts.toSorted()).toEqual(rows.map(({ transfer_id }) => transfer_id).toSorted());
    }
  });
});
