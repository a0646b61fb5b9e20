import { ParsedBodyError, readBytes, type WebhookHandlerOptions, webhookHandler } from './webhook-handler.ts';
import type { WebhookHeaders } from './webhook-headers.ts';
import { WebhookVerificationError } from './webhook-verification-error.ts';

/** What the handler needs of a request of Express or of `node:http`. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: Extract<WebhookHeaders, Readonly<Record<string, unknown>>>;
  /** What a body parser left. */
  readonly body?: unknown;
  /** The bytes that a body parser kept: those of NestJS with `rawBody: true`, of Cloud Functions, or of a `verify` of `express.json`. */
  readonly rawBody?: unknown;
  /** Whether the body has been read. */
  readonly readableEnded: boolean;
}

/** What the handler needs of a response of Express or of `node:http`. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(text?: string): unknown;
}

/**
 * Makes a webhook receiver for Express, or for `node:http`.
 *
 * It takes `request.rawBody` where a body parser kept it, or the body of `express.raw`, or else reads the raw body itself. Register it
 * before `express.json`, which does not keep the bytes that are signed; after it, every delivery is answered with 500 and an error
 * that says so.
 *
 * @throws TypeError for a malformed secret.
 *
 * @example
 * app.post('/webhooks', expressWebhook({ secret, onEvent: async (event, { id }) => queue.add(id, event) }));
 */
export function expressWebhook(
  options: WebhookHandlerOptions,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  const answer = webhookHandler(options);
  return async (request, response) => {
    const { status, text } = await answer(request.headers, (maxBytes) => rawBodyOf(request, maxBytes));
    response.statusCode = status;
    if (text !== undefined) response.setHeader('content-type', 'text/plain');
    // The rest of the body stays unread, so that the connection cannot be used again.
    if (status === 413) response.setHeader('connection', 'close');
    response.end(text);
  };
}

async function rawBodyOf(request: NodeRequest, maxBytes: number): Promise<string | Uint8Array> {
  for (const kept of [request.rawBody, request.body]) {
    if (typeof kept !== 'string' && !(kept instanceof Uint8Array)) continue;
    if (kept.length > maxBytes) throw new WebhookVerificationError('body_too_large');
    return kept;
  }
  if (request.readableEnded) {
    throw new ParsedBodyError(
      'A body parser read the body before the webhook handler. Register the handler before express.json(), or keep the raw body as `request.rawBody` (in NestJS: `rawBody: true`).',
    );
  }
  // Not `for await`: leaving it would destroy the request, and with it the connection that is to be answered.
  const chunks = request[Symbol.asyncIterator]();
  return readBytes(() => chunks.next(), maxBytes);
}
