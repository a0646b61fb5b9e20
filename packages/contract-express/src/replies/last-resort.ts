import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '../call.ts';
import { nowhere, openCall } from '../open-call.ts';
import type { Sent, Settings } from '../settings.ts';
import { answerHeaders } from './answer-headers.ts';

type Told = Pick<Settings<object, object, never>, 'finish' | 'onMistake'>;

/**
 * The response if not even an error body can be sent: a 500 without content, or closing the connection if a response
 * has begun.
 */
export function giveUp(told: Told, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  tellFailure(told, namelessCall(request), 'no response could be created', error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { ...answerHeaders, 'Content-Length': '0' }).end();
}

/** Reports that a call is finished; an error thrown there goes to `onMistake`. */
export function finishCall(told: Told, call: Call, sent: Sent): void {
  try {
    told.finish?.(call, sent);
  } catch (error) {
    tellFailure(told, call, 'finish failed', error);
  }
}

/** Reports a failure besides the response; the reporter itself may fail, which is ignored. */
export function tellFailure({ onMistake }: Told, call: Call, what: string, error: unknown): void {
  try {
    onMistake({ status: 500, faults: [`${what}: ${error}`] }, call);
  } catch {}
}

/** The call for a message that did not become a request; it has no identifier. */
export function namelessCall(request: IncomingMessage): Call {
  return openCall({ newRequestId: () => '', addressOf: () => '' }, request, nowhere);
}
