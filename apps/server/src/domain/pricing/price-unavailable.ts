import { Unavailable } from '../domain-error.ts';

/** It is not known when a halted market opens again. */
const RETRY_AFTER_SECONDS = 30;

/** The venue has no price now, so that a value or rate cannot be computed. */
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
