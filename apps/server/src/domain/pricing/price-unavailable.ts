import { Unavailable } from '../domain-error.ts';

/** A halted market opens again at some time that nobody knows. */
const RETRY_AFTER_SECONDS = 30;

/** The venue has no price at the moment, so that a worth or a rate cannot be told. */
export class PriceUnavailable extends Unavailable {
  readonly base: string;
  readonly counter: string;

  constructor(base: string, counter: string) {
    super(
      `The price of ${base} in ${counter} is currently unavailable. Try again later.`,
      RETRY_AFTER_SECONDS,
    );
    this.base = base;
    this.counter = counter;
  }
}
