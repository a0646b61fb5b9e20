import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedVenue } from '../rails/venue/simulated-venue.ts';
import { loadReference } from '../reference/load-reference.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { movedClock } from '../testing/moved-clock.ts';
import { seedBusiness } from '../testing/seed-business.ts';
import { type MoneyServer, startMoneyServer } from './money-server.ts';
import { compareAll, Play } from './play.ts';
import { Rational } from './rational.ts';
import { readModelReference } from './reference.ts';
import { MoneyModel } from './service.ts';
import { Stage, type Tally } from './stage.ts';
import { documentedMoves, moveName } from './state-files.ts';
import { type Step, steps } from './steps.ts';
import { tours } from './tours.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
/** Of one kind of database; a soak has 2,000 over both. */
const SEQUENCES = IS_SOAKED ? 1000 : 8;
const MOST_STEPS = 30;
const seed = process.env.SEED === undefined ? Date.now() % 2 ** 31 : Number(process.env.SEED);

const reference = readModelReference();
const moves = new Set<string>();
const tally: Tally = { accepted: 0, refused: 0 };

describe.each(databases)('money on $name', ({ name, open }) => {
  const clock = movedClock();
  const venue = new SimulatedVenue(loadReference().venue, 'sandbox');
  let database: TestDatabase;
  let server: MoneyServer;

  beforeAll(async () => {
    database = await open();
    server = await startMoneyServer({ database, clock, venue });
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it.each(name === 'PGlite' ? tours : [])('does what the model does: $name', ({ steps: given }) =>
    inNewBusiness((model, stage) => playAll(given, model, stage)),
  );

  it(
    `does what the model does, over random sequences (SEED=${seed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.commands([steps.map((step) => new Play(step))], { maxCommands: MOST_STEPS, size: 'max' }),
          (commands) => inNewBusiness((model, real) => fc.asyncModelRun(() => ({ model, real }), commands)),
        ),
        { numRuns: SEQUENCES, seed: name === 'PGlite' ? seed : seed + 1 },
      );
    },
    IS_SOAKED ? 3_600_000 : 180_000,
  );

  /** Plays at a business of its own, whose books have to be sound afterwards. */
  async function inNewBusiness(play: (model: MoneyModel, stage: Stage) => Promise<void>): Promise<void> {
    clock.advance(3_723_000);
    const business = await seedBusiness(database, { rateLimit: 10_000 });
    const stage = new Stage({ addresses: server, business, venue, clock, reference, tally });
    const model = new MoneyModel({
      reference,
      now: clock.now().getTime(),
      moved: (move) => moves.add(moveName(move)),
    });
    try {
      await play(model, stage);
      await compareAll(model, stage);
      await expectQuotes(model, stage);
      await expectSoundBooks(model, business.businessId);
      expect(server.errors).toEqual([]);
    } finally {
      stage.resumeAll();
    }
  }

  async function expectQuotes(model: MoneyModel, stage: Stage): Promise<void> {
    for (const quote of model.quotes) {
      const shown = await stage.caller.read<{ status: string }>(`/quotes/${quote.id}`, quote.profileId);
      expect(shown.status).toBe(model.quoteStatus(quote));
    }
  }

  /** Every account as the postings add up: nothing appears or vanishes, and what the model knows is there. */
  async function expectSoundBooks(model: MoneyModel, businessId: string): Promise<void> {
    const { differences } = await server.services.books.trialBalance(businessId);
    expect(differences).toEqual([]);
    const { rows } = await sql<{ account: string; currency: string; balance: string }>`
      SELECT account, currency, sum(amount)::text AS balance FROM (
        SELECT from_account AS account, currency, -amount AS amount FROM posting WHERE business_id = ${businessId}
        UNION ALL
        SELECT to_account, currency, amount FROM posting WHERE business_id = ${businessId}
      ) AS side GROUP BY account, currency`.execute(database.kysely);
    const currencies = new Set(rows.map(({ currency }) => currency));
    for (const currency of currencies) {
      const ofCurrency = rows.filter((row) => row.currency === currency);
      const sum = Rational.sum(ofCurrency.map(({ balance }) => Rational.parse(balance)));
      expect(sum.toString(), `the sum of all accounts in ${currency}`).toBe('0');
    }
    const isSettled = model.transfers.every(({ due }) => due?.what !== 'refund');
    if (!isSettled) return;
    const shown = rows.map(({ account, currency, balance }) => ({
      account,
      currency,
      balance: Rational.parse(balance),
    }));
    expect(filled(shown)).toEqual(filled(model.books.all()));
  }
});

describe('over the run', () => {
  it('at least half of what was asked for was accepted', () => {
    expect(tally.accepted).toBeGreaterThanOrEqual(tally.refused);
  });

  it.each(['transfer', 'quote'] as const)('every move of the state file of a %s occurred', (resource) => {
    const missing = documentedMoves(resource).filter((move) => !moves.has(move));
    expect(missing).toEqual([]);
  });
});

/** Plays each step, every one of which has to find what it is done to. */
async function playAll(given: readonly Step[], model: MoneyModel, stage: Stage): Promise<void> {
  for (const step of given) {
    const play = new Play(step);
    expect(play.check(model), `${play} has nothing to do`).toBe(true);
    await play.run(model, stage);
  }
}

function filled(accounts: readonly { account: string; currency: string; balance: Rational }[]): string[] {
  return accounts
    .filter(({ balance }) => !balance.isZero())
    .map(({ account, currency, balance }) => `${account} ${currency} ${balance}`)
    .sort();
}
