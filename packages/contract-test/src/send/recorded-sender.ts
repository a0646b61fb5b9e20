import type { Answer, WireRequest } from '../model/message.ts';
import type { Sender } from '../model/sender.ts';
import type { Clock } from './clock.ts';

/** A request that was sent, with its outcome and times. */
export interface RecordedExchange {
  readonly target: URL;
  readonly request: WireRequest;
  readonly answer: Answer;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
}

/** Wraps a sender and reports every exchange. */
export function recordedSender(
  sender: Sender,
  target: URL,
  clock: Clock,
  onRecord: (exchange: RecordedExchange) => void,
): Sender {
  return {
    async send(request, signal) {
      const startedAt = clock.now();
      const answer = await sender.send(request, signal);
      onRecord({ target, request, answer, startedAt, milliseconds: clock.now() - startedAt });
      return answer;
    },
    close: () => sender.close(),
  };
}
