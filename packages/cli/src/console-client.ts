import type { paths } from '@finops/contract/console';
import createClient, { type Client } from 'openapi-fetch';
import { UsageError } from './terminal.ts';

const DEFAULT_URL = 'http://127.0.0.1:4015';
/** Longer than this no answer is waited for. */
const ANSWER_MS = 15_000;

export type ConsoleClient = Client<paths, 'application/json'>;

/** The console as a command reaches it. */
export interface Console {
  readonly url: string;
  readonly client: ConsoleClient;
  /** How many more calls of a resource its limit allows at present; undefined before the first. */
  remaining(resource: string): number | undefined;
}

/** The console cannot be reached. */
export class ConsoleUnreachable extends Error {
  override readonly name = 'console_unreachable';
  readonly action =
    'Start it with `npm start`, or name its address with --console-url or FINOPS_CONSOLE_URL.';
}

/**
 * The console at the address and with the key that options or else variables name. No message has the key.
 *
 * @throws UsageError when there is no usable key or address.
 */
export function openConsole(
  options: { readonly 'api-key'?: string | undefined; readonly 'console-url'?: string | undefined },
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Console {
  const key = options['api-key'] ?? environment.FINOPS_API_KEY;
  if (key === undefined || key === '') {
    throw new UsageError(
      'An API key is missing. Set FINOPS_API_KEY or give --api-key; `npm start` prints one of the sandbox.',
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
  throw new UsageError(
    `The address of the console is such as ${DEFAULT_URL}: http or https, without a query.`,
  );
}

/** Asks and reads the whole answer: a server that restarts can end in the middle of one. */
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
    throw new ConsoleUnreachable(`The console at ${url} does not answer (${reason}).`);
  }
}
