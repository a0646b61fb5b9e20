import { createClient, defineScript } from '@redis/client';
import { Unavailable } from '../../domain/domain-error.ts';
import {
  type RateWindows,
  secondsUntilFree,
  slotOf,
  type WholeWindow,
  WINDOW_MS,
  wholeSlotOf,
} from '../../domain/rate-windows.ts';
import { withTimeout } from '../engine/with-timeout.ts';

/**
 * KEYS: for each window the slots as `time:count`, oldest first, and the sum of their counts; the shared window, if
 * any, comes last.
 */
const HIT = `
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local function parse(text)
  if not text then return nil, nil end
  local time, count = string.match(text, '^(%d+):(%d+)$')
  return tonumber(time), tonumber(count)
end
local function roll(slots, sum)
  local total = tonumber(redis.call('GET', sum) or '0')
  local oldest, count = parse(redis.call('LINDEX', slots, 0))
  while oldest and oldest <= now - window do
    redis.call('LPOP', slots)
    total = total - count
    oldest, count = parse(redis.call('LINDEX', slots, 0))
  end
  return total, oldest
end
local function add(slots, slot)
  local newest, newestCount = parse(redis.call('LINDEX', slots, -1))
  if newest and newest >= slot then
    redis.call('LSET', slots, -1, string.format('%d:%d', newest, newestCount + 1))
  else
    redis.call('RPUSH', slots, string.format('%d:%d', slot, 1))
  end
end
local function keep(slots, sum, total)
  redis.call('SET', sum, total, 'PX', window * 2)
  redis.call('PEXPIRE', slots, window * 2)
end
local slot, limit, wholeSlot, wholeLimit = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local wholeTotal, wholeOldest = 0, nil
if wholeLimit then
  wholeTotal, wholeOldest = roll(KEYS[3], KEYS[4])
  if wholeTotal >= wholeLimit then
    keep(KEYS[3], KEYS[4], wholeTotal)
    return { 0, wholeTotal, string.format('%d', wholeOldest or now), 1 }
  end
end
local total, oldest = roll(KEYS[1], KEYS[2])
local allowed = total < limit
if allowed then
  add(KEYS[1], slot)
  oldest = oldest or slot
  total = total + 1
  if wholeLimit then
    add(KEYS[3], wholeSlot)
    wholeTotal = wholeTotal + 1
  end
end
keep(KEYS[1], KEYS[2], total)
if wholeLimit then keep(KEYS[3], KEYS[4], wholeTotal) end
return { allowed and 1 or 0, total, string.format('%d', oldest or now), 0 }`;

const hitScript = defineScript({
  SCRIPT: HIT,
  parseCommand(parser, key: string, limit: number, now: Date, whole: WholeWindow | undefined) {
    const keys = [key, ...(whole === undefined ? [] : [whole.key])];
    parser.pushKeysLength(keys.flatMap((one) => [`rate:{${one}}`, `rate:{${one}}:total`]));
    parser.push(String(now.getTime()), String(WINDOW_MS), String(slotOf(now, limit)), String(limit));
    if (whole !== undefined) parser.push(String(wholeSlotOf(now)), String(whole.limit));
  },
  transformReply: (reply: unknown) => reply,
});

/** Windows in Redis, shared by all processes that use it. The caller passes the time; the keys expire by themselves. */
export interface RedisRateWindows extends RateWindows {
  /** @throws Unavailable when Redis does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const CONNECT_MS = 3000;
/** Milliseconds that a command may take. */
const PATIENCE_MS = 2000;
/** Most commands waiting for Redis; further ones fail immediately, so that a stalled Redis does not fill the memory. */
const MOST_WAITING = 10_000;

/**
 * Connects to Redis and reconnects when the connection is lost.
 *
 * @param url `redis://…`
 * @param onError called for every lost connection.
 * @throws Error when Redis cannot be reached or does not answer at startup, naming host and port, never the password.
 */
export async function openRedisRateWindows(
  url: string,
  onError: (error: Error) => void,
): Promise<RedisRateWindows> {
  let everReady = false;
  const client = createClient({
    url,
    scripts: { hit: hitScript },
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => (everReady ? Math.min(2000, 50 * 2 ** tries) : false),
    },
  });
  client.on('error', (error: Error) => {
    if (everReady) onError(error);
  });
  try {
    await withTimeout(client.connect(), 2 * CONNECT_MS, silent);
  } catch (error) {
    if (client.isOpen) client.destroy();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Redis at ${new URL(url).host} cannot be used: ${reason}. Check REDIS_URL.`, {
      cause: error,
    });
  }
  everReady = true;

  return {
    async hit(key, limit, now, whole) {
      const reply = await withTimeout(client.hit(key, limit, now, whole), PATIENCE_MS, silent).catch(
        unavailable,
      );
      const [allowed, total, oldest, isWhole] = verdictOf(reply);
      return {
        allowed: allowed === 1,
        remaining: isWhole === 1 ? 0 : Math.max(0, limit - total),
        resetSeconds: secondsUntilFree(oldest, now),
        ...(isWhole === 1 && { isWhole: true }),
      };
    },
    async ping() {
      await withTimeout(client.ping(), PATIENCE_MS, silent).catch(unavailable);
    },
    async close() {
      if (client.isReady)
        await withTimeout(client.close(), PATIENCE_MS, silent).catch(() => client.destroy());
      else client.destroy();
    },
  };
}

function silent(): Error {
  return new Error('it does not answer');
}

function unavailable(cause: unknown): never {
  throw new Unavailable('The rate limits are temporarily unavailable. Try again.', 1, { cause });
}

function verdictOf(reply: unknown): readonly [number, number, number, number] {
  if (Array.isArray(reply)) {
    const [allowed, total, oldest, isWhole] = reply.map(Number);
    if (allowed !== undefined && total !== undefined && oldest !== undefined && isWhole !== undefined) {
      return [allowed, total, oldest, isWhole];
    }
  }
  throw new Error(`Unexpected reply of Redis to the rate limit script: ${JSON.stringify(reply)}.`);
}
