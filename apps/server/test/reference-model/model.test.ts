import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedVenue } from '../../src/rails/venue/simulated-venue.ts';
import { loadReference } from '../../src/reference/load-reference.ts';
import { sampledDatabases, type TestDatabase } from '../harness/processes/databases.ts';
import { seedBusiness } from '../harness/seed/seed-business.ts';
import { movedClock } from '../harness/worlds/moved-clock.ts';
import { Play } from './command.ts';
import { Coverage } from './coverage.ts';
import { type MoneyServer, startMoneyServer } from './money-server.ts';
import { readModelReference } from './reference.ts';
import { tours } from './scripted-runs.ts';
import { MoneyModel } from './service.ts';
import { expectSoundBooks } from './sound-books.ts';
import { SystemUnderTest } from './system-under-test.ts';
import { advance, quote, type Step, steps } from './transitions.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
/** On PostgreSQL; a soak has 1,000 on each kind of database. */
const SEQUENCES = IS_SOAKED ? 1000 : 8;
const MOST_STEPS = 36;
const seed = process.env.SEED === undefined ? Date.now() % 2 ** 31 : Number(process.env.SEED);

const reference = readModelReference();

describe.each(sampledDatabases)('money on $name', ({ name, open }) => {
  const clock = movedClock();
  const venue = new SimulatedVenue(loadReference().venue, 'sandbox');
  const toured = new Coverage();
  const random = new Coverage();
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

  if (name === 'PostgreSQL') {
    describe('on tours', () => {
      it.each(tours)('does what the model does: $name', ({ steps: given }) =>
        inNewBusiness(toured, (model, stage) => playAll(given, model, stage)),
      );

      it('makes every move of the state files', () => {
        expect(toured.missing()).toEqual([]);
      });
    });
  }

  describe('over random sequences', () => {
    it(
      `does what the model does (SEED=${seed})`,
      () =>
        fc.assert(
          fc.asyncProperty(
            quote.map(played),
            fc.commands([steps.map(played)], { maxCommands: MOST_STEPS - 2, size: 'max' }),
            advance.map(played),
            (first, others, last) =>
              inNewBusiness(random, (model, real) =>
                fc.asyncModelRun(() => ({ model, real }), [first, ...others, last]),
              ),
          ),
          { numRuns: SEQUENCES, seed: name === 'PostgreSQL' ? seed : seed + 1 },
        ),
      IS_SOAKED ? 3_600_000 : 180_000,
    );

    it('accepts at least half of what it can refuse', () => {
      expect(random.accepted).toBeGreaterThanOrEqual(random.refused);
    });

    if (IS_SOAKED) {
      it('makes every move of the state files', () => {
        expect(random.missing()).toEqual([]);
      });
    }
  });

  /** Plays at a business of its own, whose books have to be sound afterwards. */
  async function inNewBusiness(
    coverage: Coverage,
    play: (model: MoneyModel, stage: SystemUnderTest) => Promise<void>,
  ): Promise<void> {
    clock.advance(3_723_000);
    const business = await seedBusiness(database, { rateLimit: 10_000 });
    const stage = new SystemUnderTest({ addresses: server, business, venue, clock, reference, coverage });
    const model = new MoneyModel({
      reference,
      now: clock.now().getTime(),
      moved: (move) => coverage.moved(move),
    });
    try {
      await play(model, stage);
      await expectQuotes(model, stage);
      const { services } = server;
      await expectSoundBooks(model, { services, database, businessId: business.businessId });
      expect(server.errors).toEqual([]);
    } finally {
      stage.resumeAll();
    }
  }
});

async function expectQuotes(model: MoneyModel, stage: SystemUnderTest): Promise<void> {
  for (const quote of model.quotes) {
    const shown = await stage.caller.read<{ status: string }>(`/quotes/${quote.id}`, quote.profileId);
    expect(shown.status).toBe(model.quoteStatus(quote));
  }
}

function played(step: Step): Play {
  return new Play(step);
}

/** Plays each step, every one of which has to find what it is done to. */
async function playAll(given: readonly Step[], model: MoneyModel, stage: SystemUnderTest): Promise<void> {
  for (const step of given) {
    const play = new Play(step);
    expect(play.check(model), `${play} has nothing to do`).toBe(true);
    await play.run(model, stage);
  }
}
