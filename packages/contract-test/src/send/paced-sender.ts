import type { Sender } from '../model/sender.ts';
import type { Clock } from './clock.ts';

/** Sends at most so many requests per second, evenly spread. */
export function pacedSender(sender: Sender, perSecond: number, clock: Clock): Sender {
  const gap = 1000 / perSecond;
  let next = 0;
  return {
    async send(request, signal) {
      const early = next - clock.now();
      if (early > 0) await clock.wait(early, signal);
      next = clock.now() + gap;
      return sender.send(request, signal);
    },
    close: () => sender.close(),
  };
}
