import { ParsedBodyError, readBytes, type WebhookHandlerOptions, webhookHandler } from './webhook-handler.ts';

/**
 * Creates a webhook receiver for servers whose handlers take a Fetch `Request` and return a `Response`: workers, Deno,
 * Bun, Next.js, Hono.
 *
 * @throws TypeError for a malformed secret.
 *
 * @example
 * export const POST = fetchWebhook({ secret, onEvent: async (event, { id }) => queue.add(id, event) });
 */
export function fetchWebhook(options: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  const answer = webhookHandler(options);
  return async (request) => {
    const { status, text } = await answer(request.headers, (maxBytes) => rawBodyOf(request, maxBytes));
    return new Response(text ?? null, { status });
  };
}

async function rawBodyOf(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (request.bodyUsed) throw new ParsedBodyError('The body was read before the webhook handler.');
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  try {
    return await readBytes(() => reader.read(), maxBytes);
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}
