import { ParsedBodyError, readBytes, type WebhookHandlerOptions, webhookHandler } from './webhook-handler.ts';
import type { WebhookHeaders } from './webhook-headers.ts';
import { WebhookVerificationError } from './webhook-verification-error.ts';

/** The parts of an Express or `node:http` request that the handler uses. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: Extract<WebhookHeaders, Readonly<Record<string, unknown>>>;
  /** The output of a body parser. */
  readonly body?: unknown;
  /**
   * The raw bytes kept by a body parser: by NestJS with `rawBody: true`, by Cloud Functions, or by a `verify` of
   * `express.json`.
   */
  readonly rawBody?: unknown;
  /** Whether the body has been read. */
  readonly readableEnded: boolean;
}

/** The parts of an Express or `node:http` response that the handler uses. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(text?: string): unknown;
}

/**
 * Creates a webhook receiver for Express or `node:http`.
 *
 * It uses `request.rawBody` if a body parser kept it, or the body of `express.raw`, and otherwise reads the raw body
 * itself. Register it before `express.json`, which discards the signed bytes; after it, every delivery is answered with
 * 500 and an error that says so.
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
    // The rest of the body stays unread, so the connection cannot be reused.
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
  // Not `for await`: leaving the loop would destroy the request and with it the connection needed for the response.
  const chunks = request[Symbol.asyncIterator]();
  return readBytes(() => chunks.next(), maxBytes);
}
