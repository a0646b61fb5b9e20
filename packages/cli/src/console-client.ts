import type { paths } from '@finops/contract/console';
import createClient, { type Client } from 'openapi-fetch';
import { UsageError } from './terminal.ts';

const DEFAULT_URL = 'http://127.0.0.1:4015';
/** Time-out of a request in milliseconds. */
const ANSWER_MS = 15_000;

export type ConsoleClient = Client<paths, 'application/json'>;

/** A client of the console, as the commands use it. */
export interface Console {
  readonly url: string;
  readonly client: ConsoleClient;
  /** Remaining calls of a resource within its rate limit; undefined before the first call. */
  remaining(resource: string): number | undefined;
}

/** The console cannot be reached. */
export class ConsoleUnreachable extends Error {
  override readonly name = 'console_unreachable';
  readonly action = 'Start it with `npm start`, or set its URL with --console-url or FINOPS_CONSOLE_URL.';
}

/**
 * Creates a console client. Options take precedence over environment variables. No message contains the key.
 *
 * @throws UsageError if the key or the URL is missing or invalid.
 */
export function openConsole(
  options: { readonly 'api-key'?: string | undefined; readonly 'console-url'?: string | undefined },
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Console {
  const key = options['api-key'] ?? environment.FINOPS_API_KEY;
  if (key === undefined || key === '') {
    throw new UsageError(
      'The API key is missing. Set FINOPS_API_KEY or pass --api-key; `npm start` prints a sandbox key.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UsageError('The API key contains invalid characters.');
  const url = addressOf(options['console-url'] || environment.FINOPS_CONSOLE_URL || DEFAULT_URL);
  const remaining = new Map<string, number>();
  const client = createClient<paths, 'application/json'>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${key}` },
    fetch: async (request) => {
      const response = await reach(url, request, signal);
      const [, resource, left] = /^"([^"]+)";r=(\d+)/.exec(response.headers.get('RateLimit') ?? '') ?? [];
      if (resource !== undefined) remaining.set(resource, Number(left));
      return response;
    },
  });
  return { url, client, remaining: (resource) => remaining.get(resource) };
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '') {
    return url.href.replace(/\/$/, '');
  }
  throw new UsageError(`The console URL must use http or https and have no query, such as ${DEFAULT_URL}.`);
}

/** Sends a request and reads the whole response: a restarting server can break off in the middle of one. */
async function reach(url: string, request: Request, signal: AbortSignal): Promise<Response> {
  try {
    const response = await fetch(request, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, { status, headers });
  } catch (error) {
    signal.throwIfAborted();
    const { cause } = Object(error);
    const reason = Object(cause).code ?? (error instanceof Error ? error.name : 'no answer');
    throw new ConsoleUnreachable(`No response from the console at ${url} (${reason}).`);
  }
}
