import type { Call, Sent } from '@finops/contract-express';

/** Observes each call from start to end. */
export interface Observer {
  begin?(call: Call): void;
  finish(call: Call, sent: Sent): void;
}

/** Combines several observers into one. */
export function observeAll(observers: readonly Observer[]): Required<Observer> {
  return {
    begin: (call) => {
      for (const observer of observers) observer.begin?.(call);
    },
    finish: (call, sent) => {
      for (const observer of observers) observer.finish(call, sent);
    },
  };
}
