import type { Clock } from '../../../src/domain/clock.ts';

/** A clock that only tests move. */
export interface MovedClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock that stays at an instant until it is moved. */
export function movedClock(start = '2026-05-04T09:30:00.000Z'): MovedClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
