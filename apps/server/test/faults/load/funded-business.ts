import { Balances } from '../../../src/domain/balances/balances.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { ledgerStore } from '../../../src/storage/ledger/postgres-ledger.ts';
import { balanceStore } from '../../../src/storage/money/postgres-balance-store.ts';
import { randomIds, systemClock } from '../../../src/system.ts';
import { type SeededBusiness, seedBusiness } from '../../harness/seed/seed-business.ts';
import { profileOf } from '../../harness/worlds/test-profile.ts';

/** What the server answered to a call. */
export interface Answer {
  readonly status: number;
  readonly replayed: boolean;
  /** As it came. */
  readonly text: string;
  /** Of a JSON body: `data.id` and `data.status`, or `error.name`. */
  readonly id: string | undefined;
  readonly state: string | undefined;
  readonly error: string | undefined;
}

/** A business with money in the database, whose calls go to the API or the console of whichever server is named. */
export interface FundedBusiness extends SeededBusiness {
  /** @param key the idempotency key. @throws TypeError when the server goes away before it has answered. */
  post(server: string, path: string, body: object, key?: string): Promise<Answer>;
  get(server: string, path: string): Promise<Answer>;
}

/** Writes a business that has these amounts, by currency. */
export async function fundedBusiness(
  database: Database,
  amounts: Readonly<Record<string, string>>,
): Promise<FundedBusiness> {
  const business = await seedBusiness(database);
  const { currencies } = loadReference();
  const balances = new Balances({
    store: balanceStore(database),
    ledger: ledgerStore(database, currencies),
    currencies,
    unitWorth: async () => Decimal.one,
    clock: systemClock,
    ids: randomIds,
  });
  for (const [code, amount] of Object.entries(amounts)) {
    await balances.fund(profileOf(business), code, Decimal.parse(amount), 'opening');
  }
  const headers = { Authorization: business.authorization };
  return {
    ...business,
    get: async (server, path) => answerOf(await fetch(`${server}${path}`, { headers })),
    post: async (server, path, body, key) =>
      answerOf(
        await fetch(`${server}${path}`, {
          method: 'POST',
          headers: {
            ...headers,
            'Content-Type': 'application/json',
            ...(key !== undefined && { 'Idempotency-Key': key }),
          },
          body: JSON.stringify(body),
        }),
      ),
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { data, error }: { data?: { id?: string; status?: string }; error?: { name?: string } } =
    JSON.parse(text);
  return {
    status: response.status,
    replayed: response.headers.has('idempotency-replayed'),
    text,
    id: data?.id,
    state: data?.status,
    error: error?.name,
  };
}
