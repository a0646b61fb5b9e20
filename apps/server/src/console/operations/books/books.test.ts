import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseCsv } from '../../../../test/harness/parse-csv.ts';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { tamper } from '../../../../test/harness/tamper.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';

const BOOKS = '/console/v1/books';

describe.each(sampledDatabases)('the books in the console on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let viewer: Person;
  let stranger: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    console.clock.advance(120_000);
    business = await console.business();
    viewer = await console.person({ business, role: 'viewer' });
    stranger = await console.person({ business: await console.business() });
    const owner = await console.person({ business });
    for (const [currency, amount] of [
      ['NGN', '250000'],
      ['NGN', '0.5'],
      ['BTC', '0.25'],
    ]) {
      const body = { currency, amount };
      const funded = await console.call('POST /console/v1/sandbox/balances', { as: owner, body });
      expect(funded.status).toBe(201);
    }
  });

  const read = (path: string, as = viewer) => console.call(`GET ${BOOKS}/${path}`, { as });
  const csvOf = async (path: string) => {
    const headers = { cookie: `finops_session=${viewer.token}` };
    const response = await fetch(`${console.address}${BOOKS}/${path}`, { headers });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.charAt(0)).toBe('\ufeff');
    return { response, rows: parseCsv(text.slice(1)) };
  };

  describe('getTrialBalance', () => {
    test('200: accounts by currency, which sum to zero', async () => {
      const answer = await read('trial_balance');
      expect([answer.status, Object(answer.body).data]).toEqual([
        200,
        {
          balanced: true,
          currencies: [
            {
              currency: 'BTC',
              accounts: [
                { account: 'available', balance: '0.25' },
                { account: 'rail:opening', balance: '-0.25' },
              ],
              sum: '0',
            },
            {
              currency: 'NGN',
              accounts: [
                { account: 'available', balance: '250000.5' },
                { account: 'rail:opening', balance: '-250000.5' },
              ],
              sum: '0',
            },
          ],
          differences: [],
          checked_at: expect.stringMatching(/Z$/),
        },
      ]);
    });

    test('200: with the differences', async () => {
      await database.kysely
        .deleteFrom('rail_entry')
        .where('business_id', '=', business.id)
        .where('currency', '=', 'BTC')
        .execute();
      const { status, body } = await read('trial_balance');
      const difference = { check: 'rails', currency: 'BTC', expected: '0.25', found: '0' };
      expect([status, body]).toMatchObject([
        200,
        {
          data: {
            balanced: false,
            differences: [{ check: 'balance_row', subject: 'statement:opening' }, difference],
          },
        },
      ]);
    });

    test('200: of the own business alone', async () => {
      expect((await read('trial_balance', stranger)).body).toMatchObject({ data: { currencies: [] } });
    });
  });

  describe('getReconciliation', () => {
    test('200: rails beside the ledger', async () => {
      await tamper(
        database,
        sql`WITH less AS (
          UPDATE rail_entry SET amount = 0.2 WHERE business_id = ${business.id} AND currency = 'BTC'
        ) UPDATE account_change SET taken = 0.2
          WHERE business_id = ${business.id} AND currency = 'BTC' AND account = 'statement:opening'`,
      );
      const answer = await read('reconciliation');
      expect([answer.status, answer.body]).toMatchObject([
        200,
        {
          data: {
            reconciled: false,
            rails: [
              {
                rail: 'opening',
                currency: 'BTC',
                statement_in: '0.2',
                ledger_in: '0.25',
                difference: '-0.05',
              },
              {
                rail: 'opening',
                currency: 'NGN',
                statement_in: '250000.5',
                ledger_in: '250000.5',
                difference: '0',
              },
            ],
            differences: [{ direction: 'in', statement_amount: '0.2', ledger_amount: '0.25' }],
          },
        },
      ]);
      expect((await read('reconciliation', stranger)).body).toMatchObject({
        data: { reconciled: true, rails: [] },
      });
    });
  });

  describe('getStatement', () => {
    test('200: CSV, from the balance at the start to that at the end', async () => {
      const { response, rows } = await csvOf('statement?currency=ngn');
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/csv; charset=utf-8',
      ]);
      expect(response.headers.get('content-disposition')).toBe(
        'attachment; filename="statement-NGN-start-end.csv"',
      );
      const numbers = rows.map((cells) => [cells[2], ...cells.slice(-2)]);
      expect([numbers[0], numbers[1], numbers.at(-1)]).toEqual([
        ['type', 'amount', 'balance'],
        ['opening', '', '0.00'],
        ['closing', '', '250000.50'],
      ]);
      expect(
        numbers
          .slice(2, -1)
          .map(([type, amount]) => [type, amount])
          .sort(),
      ).toEqual([
        ['deposits', '0.50'],
        ['deposits', '250000.00'],
      ]);
    });

    test('200: amounts have the decimals of their currency', async () => {
      const { rows } = await csvOf('statement?currency=BTC');
      expect(rows.at(-1)?.at(-1)).toBe('0.25000000');
    });

    test('200: nothing before it began', async () => {
      const { rows } = await csvOf('statement?currency=NGN&to=2026-05-01T00:00:00Z');
      expect(rows.slice(1)).toEqual([
        ['', '', 'opening', '', 'Balance at the start', '', 'NGN', '', '0.00'],
        ['2026-05-01T00:00:00Z', '', 'closing', '', 'Balance at the end', '', 'NGN', '', '0.00'],
      ]);
    });

    test.each([
      ['currency', ''],
      ['currency', 'currency=XYZ'],
      ['from', 'currency=NGN&from=yesterday'],
      ['from', 'currency=NGN&from=0000-01-01T00:00:00Z'],
      ['from', 'currency=NGN&from=2025-02-29T00:00:00Z'],
      ['to', 'currency=NGN&to=2026-02-30T00:00:00Z'],
      ['to', 'currency=NGN&to=2026-05-01T24:00:00Z'],
      ['to', 'currency=NGN&to=2026-06-30T23:59:60Z'],
      ['to', 'currency=NGN&from=2026-05-04T00:00:00Z&to=2026-05-03T00:00:00Z'],
    ])('400 on %s: %s', async (field, query) => {
      const answer = await read(`statement?${query}`);
      expect([answer.status, Object.keys(Object(answer.body).fields)]).toEqual([400, [field]]);
    });

    test('404: a profile of another business', async () => {
      const answer = await read(`statement?currency=NGN&profile_id=${business.id}`, stranger);
      expect([answer.status, answer.text('error.name')]).toEqual([404, 'resource_not_found']);
    });

    test('406: no CSV is accepted', async () => {
      const headers = { accept: 'application/json' };
      const answer = await console.call(`GET ${BOOKS}/statement?currency=NGN`, { as: viewer, headers });
      expect(answer.status).toBe(406);
    });
  });
});
