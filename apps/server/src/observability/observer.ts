import type { Call, Sent } from '@finops/contract-express';

/** Watches calls from their first to their last moment. */
export interface Observer {
  begin?(call: Call): void;
  finish(call: Call, sent: Sent): void;
}

/** One observer of several. */
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
