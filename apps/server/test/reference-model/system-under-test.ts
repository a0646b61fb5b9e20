import type { Venue } from '../../src/domain/pricing/venue.ts';
import type { SeededBusiness } from '../harness/seed/seed-business.ts';
import type { MovedClock } from '../harness/worlds/moved-clock.ts';
import { type Addresses, Caller } from './caller.ts';
import type { Coverage } from './coverage.ts';
import type { ModelPrice } from './pricing.ts';
import type { AskedQuote, Prices } from './quoting.ts';
import { Rational } from './rational.ts';
import type { ModelReference } from './reference.ts';
import { type Destination, recipientBody } from './routes.ts';
import type { Fate } from './transfer.ts';
import type { Who } from './transitions.ts';

/** A venue whose pairs can be halted. */
export interface HaltableVenue extends Venue {
  halt(base: string, counter: string): void;
  resume(base: string, counter: string): void;
}

interface Settings {
  readonly addresses: Addresses;
  readonly business: SeededBusiness;
  readonly venue: HaltableVenue;
  readonly clock: MovedClock;
  readonly reference: ModelReference;
  readonly coverage: Coverage;
}

/** The real service, for one business. */
export class SystemUnderTest {
  readonly caller: Caller;
  readonly clock: MovedClock;
  readonly reference: ModelReference;
  readonly #settings: Settings;
  readonly #recipients = new Map<string, string>();
  readonly #halted = new Set<string>();

  constructor(settings: Settings) {
    this.caller = new Caller(settings.addresses, settings.business);
    this.clock = settings.clock;
    this.reference = settings.reference;
    this.#settings = settings;
  }

  profileId(who: Who): string {
    return this.caller.profileId(who);
  }

  answered(isAccepted: boolean): void {
    this.#settings.coverage.answered(isAccepted);
  }

  /** What the venue says at the instant of what a quote for this needs. */
  async prices(
    { source_currency, target_currency, quote_currency }: AskedQuote,
    at: number,
  ): Promise<Prices> {
    const { venue } = this.#settings;
    const moment = new Date(at);
    const prices = new Map<string, ModelPrice>();
    for (const [base, counter] of [
      [source_currency, target_currency],
      [target_currency, source_currency],
    ] as const) {
      const found = await venue.price(base, counter, moment);
      if (found) {
        const [buy, sell] = [found.buy, found.sell].map((price) => Rational.parse(price.toString()));
        if (buy && sell) prices.set(`${base}/${counter}`, { buy, sell });
      }
    }
    const worth =
      quote_currency === undefined ? undefined : await venue.mid(quote_currency, source_currency, moment);
    return {
      price: (base, counter) => prices.get(`${base}/${counter}`),
      mid: () => (worth === undefined ? undefined : Rational.parse(worth.toString())),
    };
  }

  /** The identifier of a recipient of this fate, which is made at the first time. */
  async recipient(
    type: Extract<Destination, { recipient: string }>['recipient'],
    fate: Fate,
  ): Promise<string> {
    const key = `${type} ${fate}`;
    const known = this.#recipients.get(key);
    if (known !== undefined) return known;
    const body = recipientBody(type, fate);
    const made = await this.caller.post<{ id: string }>('/recipients', body, this.profileId('business'));
    if (made.status !== 201) throw new Error(`No ${type} could be saved: ${made.text}`);
    this.#recipients.set(key, made.data.id);
    return made.data.id;
  }

  halt(product: string): void {
    this.#settings.venue.halt(...this.#pairOf(product));
    this.#halted.add(product);
  }

  resumeAll(): void {
    for (const product of this.#halted) this.#settings.venue.resume(...this.#pairOf(product));
    this.#halted.clear();
  }

  #pairOf(product: string): [string, string] {
    const pair = this.reference.pairs.find(({ base, counter }) => `${base}${counter}` === product);
    if (pair === undefined) throw new Error(`${product} is no pair.`);
    return [pair.base, pair.counter];
  }
}
