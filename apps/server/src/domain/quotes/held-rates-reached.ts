import { InvalidState } from '../domain-error.ts';

/** The profile holds the maximum number of rates of a kind (G326). */
export class HeldRatesReached extends InvalidState {
  /** @param held what holds the rates, such as `open payment requests`. */
  constructor(most: number, held: string) {
    super(
      `The profile has ${most} ${held}, the maximum. Use, pay or cancel them, or wait until some have expired.`,
    );
  }
}
