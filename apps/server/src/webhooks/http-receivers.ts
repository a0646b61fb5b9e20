import type { DeliveryFailure } from '@finops/contract/console';
import { type Dispatcher, request } from 'undici';
import type { ReceiverResponse } from '../domain/webhooks/delivery.ts';
import { failureOf } from './guarded-dispatcher.ts';

/** A request to a receiver. */
interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The receivers of webhooks. */
export interface Receivers {
  /**
   * Sends one request without following redirects, and waits at most 15 seconds for the response.
   *
   * @throws the reason of `signal` when it is aborted first; whether the receiver got the request is then unknown.
   */
  post(request: WebhookRequest, signal: AbortSignal): Promise<ReceiverResponse | DeliveryFailure>;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** Milliseconds that an attempt may take, from its start to the response headers (G61). */
const ATTEMPT_MS = 15_000;
/** Limit of the response body that is read. */
const MOST_BYTES = 64 * 1024;

/**
 * Receivers over HTTP.
 *
 * @param dispatcher decides which addresses are allowed.
 * @param attemptMs milliseconds that an attempt may take.
 */
export function httpReceivers(dispatcher: Dispatcher, attemptMs = ATTEMPT_MS): Receivers {
  return {
    close: () => dispatcher.destroy(),
    async post({ url, headers, body }, signal) {
      const attempt = new AbortController();
      const cut = () => attempt.abort();
      signal.addEventListener('abort', cut);
      const timer = setTimeout(cut, attemptMs);
      try {
        const response = await request(url, {
          method: 'POST',
          headers,
          body,
          dispatcher,
          signal: attempt.signal,
        });
        if (!isStatus(response.statusCode)) {
          response.body.on('error', () => {}).destroy();
          return 'connection_closed';
        }
        return await responseOf(response);
      } catch (error) {
        signal.throwIfAborted();
        return attempt.signal.aborted ? 'timed_out' : failureOf(error);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', cut);
      }
    },
  };
}

/** Only the status matters, so an incomplete or late body is kept as far as it arrived. */
async function responseOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<ReceiverResponse> {
  const chunks: Buffer[] = [];
  let length = 0;
  let isTruncated = false;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MOST_BYTES) break;
    }
  } catch {
    isTruncated = true;
  }
  return {
    status: statusCode,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]),
    ),
    body: textOf(Buffer.concat(chunks).subarray(0, MOST_BYTES)),
    isTruncated: isTruncated || length > MOST_BYTES,
  };
}

/** Text that the database can store: U+0000 and invalid UTF-8 become U+FFFD. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\u{FFFD}');
}

/** Whether the status is valid in HTTP; otherwise there is no response (RFC 9110, section 15). */
function isStatus(code: number): boolean {
  return code >= 100 && code <= 599;
}
