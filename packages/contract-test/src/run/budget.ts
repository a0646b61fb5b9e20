import type { EarlyEnd } from '../model/test-result.ts';
import type { Clock } from '../send/clock.ts';

/** The budget of a run; the clean-up does not count. */
export interface Budget {
  readonly requests?: number | undefined;
  readonly milliseconds?: number | undefined;
}

/** Returns the end of the run once a budget is used up. Without a budget, it never ends the run. */
export function budgetMeter(
  { requests, milliseconds }: Budget,
  clock: Clock,
  sent: () => number,
): () => EarlyEnd | undefined {
  const started = clock.now();
  const endOf = (what: string): EarlyEnd => ({
    kind: 'budget',
    reason: `The budget of ${what} is used up: the report covers what was tested until then.`,
  });
  return () => {
    if (requests !== undefined && sent() >= requests) return endOf(`${requests} requests`);
    if (milliseconds !== undefined && clock.now() - started >= milliseconds) {
      return endOf(`${milliseconds / 1000} seconds`);
    }
    return undefined;
  };
}
