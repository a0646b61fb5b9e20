import { isIPv6 } from 'node:net';
import type { Call } from '@finops/contract-express';
import type { Caller } from '../domain/accounts/caller.ts';
import { type RateVerdict, type RateWindows, WINDOW_MS } from '../domain/rate-windows.ts';
import { TooManyRequests } from './refusals.ts';

/** Who is counted, and up to where. */
export interface Counted {
  /** Names credential or address, for example `key:BUS_x:AK_x`. */
  readonly who: string;
  /** Requests per rolling minute. */
  readonly limit: number;
}

/** A credential is counted by itself, with its own limit if it has one (G11). */
export function countedCaller(caller: Caller, limit: number): Counted {
  return caller.kind === 'api_key'
    ? { who: `key:${caller.businessId}:${caller.apiKeyId}`, limit: caller.rateLimit ?? limit }
    : { who: `public:${caller.businessId}:${caller.publicKeyId}`, limit };
}

/** Requests without a credential are counted by the caller's address; of IPv6 by the /64 that one customer gets. */
export function countedAddress(address: string, limit: number): Counted {
  return { who: `address:${networkOf(address)}`, limit };
}

/**
 * Counts a request to a resource and puts the limit's headers on every reply to it (G11).
 *
 * @param resource the name that the headers show.
 * @throws TooManyRequests when the window is full.
 */
export async function limitRate(
  call: Call,
  resource: string,
  { who, limit }: Counted,
  windows: RateWindows,
  now: Date,
): Promise<RateVerdict> {
  announce(call, resource, limit, { remaining: 0, resetSeconds: 1 });
  const verdict = await windows.hit(`${who}:${resource}`, limit, now);
  announce(call, resource, limit, verdict);
  if (!verdict.allowed) throw limitReached(limit, verdict.resetSeconds);
  return verdict;
}

/** The headers that tell a caller where it stands. */
export function announce(
  call: Call,
  resource: string,
  limit: number,
  { remaining, resetSeconds }: Pick<RateVerdict, 'remaining' | 'resetSeconds'>,
): void {
  call.headers['x-rate-limit'] = String(limit);
  call.headers.RateLimit = `"${resource}";r=${remaining};t=${resetSeconds}`;
  call.headers['RateLimit-Policy'] = `"${resource}";q=${limit};w=${WINDOW_MS / 1000}`;
}

/** The refusal of a request beyond the limit. */
export function limitReached(limit: number, resetSeconds: number): TooManyRequests {
  const wait = resetSeconds === 1 ? '1 second' : `${resetSeconds} seconds`;
  return new TooManyRequests(
    `The limit of ${limit} requests a minute is reached. Wait ${wait}.`,
    resetSeconds,
  );
}

/** `2001:db8:0:1:…` is one network; an IPv4 address in IPv6 form is that address. */
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
