import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '../call.ts';
import { nowhere, openCall } from '../open-call.ts';
import type { Sent, Settings } from '../settings.ts';
import { answerHeaders } from './answer-headers.ts';

type Told = Pick<Settings<object, object, never>, 'finish' | 'onMistake'>;

/** The answer when not even an error body can be sent: a 500 without content, or the end of a connection whose answer has begun. */
export function giveUp(told: Told, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  tellFailure(told, namelessCall(request), 'no answer could be given', error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { ...answerHeaders, 'Content-Length': '0' }).end();
}

/** Tells that a call is through; what that throws is told as a mistake. */
export function finishCall(told: Told, call: Call, sent: Sent): void {
  try {
    told.finish?.(call, sent);
  } catch (error) {
    tellFailure(told, call, 'finish has failed', error);
  }
}

/** Tells of something that has failed beside the answer; whoever is told may fail too, and nobody else is left. */
export function tellFailure({ onMistake }: Told, call: Call, what: string, error: unknown): void {
  try {
    onMistake({ status: 500, faults: [`${what}: ${error}`] }, call);
  } catch {}
}

/** The call of a request that has not become one: it has no identifier. */
export function namelessCall(request: IncomingMessage): Call {
  return openCall({ newRequestId: () => '', addressOf: () => '' }, request, nowhere);
}
