import type { LiveExchange } from '../model/live-exchange.ts';
import type { RecordedExchange } from '../send/recorded-sender.ts';
import { answerOf } from './check-response.ts';

/** An exchange as a log records it. */
export function logged(target: URL, one: LiveExchange): RecordedExchange {
  const { method, requestHeaders: headers, requestBody, startedAt, milliseconds } = one;
  const body = requestBody.bytes.length === 0 ? undefined : Buffer.from(requestBody.bytes).toString('utf8');
  const request = { method, target: one.target, headers, body };
  return { target, request, answer: answerOf(one), startedAt, milliseconds };
}
