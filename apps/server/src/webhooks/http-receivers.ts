import type { DeliveryFailure } from '@finops/contract/console';
import { type Dispatcher, request } from 'undici';
import type { ReceiverResponse } from '../domain/webhooks/delivery.ts';
import { failureOf } from './guarded-dispatcher.ts';

/** What is sent to a receiver. */
interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The receivers of webhooks, in the outside world. */
export interface Receivers {
  /**
   * Sends one request, follows no redirect, and waits for the answer at most 15 seconds.
   *
   * @throws the reason of `signal` when it is aborted first: whether the receiver got the request is then unknown.
   */
  post(request: WebhookRequest, signal: AbortSignal): Promise<ReceiverResponse | DeliveryFailure>;
  /** Lets connections go. */
  close(): Promise<void>;
}

/** How long an attempt may take, from its first moment to the head of the response (G61). */
const ATTEMPT_MS = 15_000;
/** So much of a response is read. */
const MOST_BYTES = 64 * 1024;

/**
 * Receivers over HTTP.
 *
 * @param dispatcher decides what may be connected to.
 * @param attemptMs how long an attempt may take.
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

/** Its status counts, so that a body that breaks off or does not end in time is kept as far as it came. */
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

/** Text that the database can keep: what is not UTF-8, or is U+0000, becomes U+FFFD. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\u{FFFD}');
}

/** Whether HTTP has such a status: anything else is no answer (RFC 9110, section 15). */
function isStatus(code: number): boolean {
  return code >= 100 && code <= 599;
}
