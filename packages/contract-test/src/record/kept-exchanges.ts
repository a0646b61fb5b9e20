import { createHash } from 'node:crypto';
import type { LiveExchange } from '../model/live-exchange.ts';
import type { Deviation } from './deviation.ts';

/** An exchange that is kept for the proposals. */
export interface KeptExchange {
  readonly exchange: LiveExchange;
  /** How often exactly this exchange occurred. */
  readonly times: number;
}

/**
 * The limits, in exchanges and in bytes of their bodies, up to which all deviating exchanges are kept; beyond, only
 * those that deviate in a new way.
 */
const MOST = { exchanges: 5_000, bytes: 100_000_000 };

/** How many exchanges that deviate in a new way are kept beyond these limits. */
const MOST_NEW = 1_000;

/**
 * The exchanges kept from the traffic: those that deviate, and those outside the document, which may belong to a new
 * operation.
 */
export interface KeptExchanges {
  keep(exchange: LiveExchange, deviations: readonly Deviation[]): void;
  all(): readonly KeptExchange[];
  /** How many were not kept. */
  dropped(): number;
}

/** Opens an empty store of exchanges. */
export function openKeptExchanges(): KeptExchanges {
  const kept = new Map<string, { exchange: LiveExchange; times: number }>();
  const keys = new Set<string>();
  let bytes = 0;
  let dropped = 0;
  return {
    keep(exchange, deviations) {
      const digest = digestOf(exchange);
      const same = kept.get(digest);
      if (same !== undefined) {
        same.times += 1;
        return;
      }
      const isFull = kept.size >= MOST.exchanges || bytes >= MOST.bytes;
      const isNew = deviations.some(({ key }) => !keys.has(key)) && kept.size < MOST.exchanges + MOST_NEW;
      if (isFull && !isNew) {
        dropped += 1;
        return;
      }
      for (const { key } of deviations) keys.add(key);
      bytes += exchange.requestBody.bytes.length + exchange.responseBody.bytes.length;
      kept.set(digest, { exchange, times: 1 });
    },
    all: () => [...kept.values()],
    dropped: () => dropped,
  };
}

/** The key of an exchange: everything except the time. */
function digestOf(one: LiveExchange): string {
  const names = (lines: LiveExchange['requestHeaders']): string =>
    lines
      .map(([name]) => name.toLowerCase())
      .sort()
      .join();
  return createHash('sha256')
    .update(`${one.method} ${one.target} ${one.status}\n`)
    .update(`${names(one.requestHeaders)}\n${names(one.responseHeaders)}\n`)
    .update(one.requestBody.bytes)
    .update('\n')
    .update(one.responseBody.bytes)
    .digest('base64');
}
