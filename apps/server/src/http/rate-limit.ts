import { isIPv6 } from 'node:net';
import type { Call } from '@finops/contract-express';
import type { Caller } from '../domain/accounts/caller.ts';
import {
  type RateLimits,
  type RateVerdict,
  type RateWindows,
  type WholeWindow,
  WINDOW_MS,
} from '../domain/rate-windows.ts';
import { TooManyRequests } from './refusals.ts';

/** The name under which all requests to unknown paths are counted. */
const UNKNOWN_RESOURCE = 'unknown';

/** The resource that a call counts against: that of its path, even if the path lacks the method. */
export function resourceOf({ operation, instead }: Call): string {
  return (operation ?? instead[0])?.resource ?? UNKNOWN_RESOURCE;
}

/** Who is counted, and the limits. */
export interface Counted {
  /** Names credential or address, for example `key:BUS_x:AK_x`. */
  readonly who: string;
  /** Requests per rolling minute. */
  readonly limit: number;
  /** The limit for all callers of one kind together, over all resources, with a name for them. */
  readonly whole?: WholeWindow & { readonly callers: string };
}

/**
 * A credential is counted by itself, with its own limit if it has one (G11), and together with all others of its
 * business (G135). All access tokens of an app for one user count as one credential (G260). Many payers share a public
 * key: they are counted by network, and all together, separately from the programs of the business (G335).
 */
export function countedCaller(caller: Caller, network: string, limits: RateLimits): Counted {
  const limit = limits.rateLimitPerMinute;
  const { businessId } = caller;
  if (caller.kind === 'public_key') {
    return {
      who: `public:${businessId}:${caller.publicKeyId}:${network}`,
      limit,
      whole: {
        key: `payers:${businessId}`,
        limit: limits.businessRatePerMinute,
        callers: 'public keys and payment links',
      },
    };
  }
  const whole = {
    key: `business:${businessId}`,
    limit: limits.businessRatePerMinute,
    callers: 'API keys and access tokens',
  };
  switch (caller.kind) {
    case 'api_key':
      return { who: `key:${businessId}:${caller.apiKeyId}`, limit: caller.rateLimit ?? limit, whole };
    case 'access_token':
      return { who: `token:${caller.userId}:${businessId}:${caller.clientId}`, limit, whole };
  }
}

/** Requests without a credential are counted by address; for IPv6 by /64, which is what one subscriber gets. */
export function countedAddress(address: string, limit: number): Counted {
  return { who: `address:${networkOf(address)}`, limit };
}

/**
 * Counts a request against its resource and adds the rate limit headers to its reply, whatever it is (G11).
 *
 * @throws TooManyRequests when the window is full.
 */
export function limitRate(call: Call, counted: Counted, windows: RateWindows, now: Date): Promise<void> {
  return limit(call, `${counted.who}:${resourceOf(call)}`, counted, windows, now);
}

/**
 * Counts an invalid credential: those of one address count together, over all resources (G99).
 *
 * @throws TooManyRequests when the window is full.
 */
export function limitFailures(call: Call, address: Counted, windows: RateWindows, now: Date): Promise<void> {
  return limit(call, `failed:${address.who}`, address, windows, now);
}

function limit(call: Call, key: string, counted: Counted, windows: RateWindows, now: Date): Promise<void> {
  // Headers of a reply to a call that could not be counted.
  announce(call, counted.limit, { remaining: 0, resetSeconds: 1 });
  return windows.hit(key, counted.limit, now, counted.whole).then((verdict) => heed(call, counted, verdict));
}

/**
 * Adds the rate limit headers to the reply to a counted call, whatever it is.
 *
 * @throws TooManyRequests when the window is full.
 */
export function heed(call: Call, { limit, whole }: Counted, verdict: RateVerdict): void {
  announce(call, limit, verdict);
  if (verdict.allowed) return;
  const limited =
    verdict.isWhole === true
      ? `${whole?.limit} requests per minute of the business, over all of its ${whole?.callers},`
      : `${limit} requests per minute`;
  throw limitReached(limited, verdict.resetSeconds);
}

/** The rate limit headers: limit, remaining requests and reset. */
export function announce(
  call: Call,
  limit: number,
  { remaining, resetSeconds }: Pick<RateVerdict, 'remaining' | 'resetSeconds'>,
): void {
  const resource = resourceOf(call);
  call.headers['x-rate-limit'] = String(limit);
  call.headers.RateLimit = `"${resource}";r=${remaining};t=${resetSeconds}`;
  call.headers['RateLimit-Policy'] = `"${resource}";q=${limit};w=${WINDOW_MS / 1000}`;
}

/** The refusal of a request beyond the limit. */
function limitReached(limited: string, resetSeconds: number): TooManyRequests {
  const wait = resetSeconds === 1 ? '1 second' : `${resetSeconds} seconds`;
  return new TooManyRequests(`The limit of ${limited} was exceeded. Wait ${wait}.`, resetSeconds);
}

/** For IPv6 the /64, such as `2001:db8:0:1:…`; an IPv4 address in IPv6 form is treated as IPv4. */
export function networkOf(address: string): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (embedded !== undefined) return embedded;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
