import { createClient, defineScript } from '@redis/client';
import { Unavailable } from '../domain/domain-error.ts';
import { type RateWindows, secondsUntilFree, slotOf, WINDOW_MS } from '../domain/rate-windows.ts';
import { inTime } from './in-time.ts';

/** KEYS: the slots of the window as `time:count`, oldest first, and the sum of their counts. */
const HIT = `
local now, slot, limit, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local function parse(text)
  if not text then return nil, nil end
  local time, count = string.match(text, '^(%d+):(%d+)$')
  return tonumber(time), tonumber(count)
end
local total = tonumber(redis.call('GET', KEYS[2]) or '0')
local oldest, count = parse(redis.call('LINDEX', KEYS[1], 0))
while oldest and oldest <= now - window do
  redis.call('LPOP', KEYS[1])
  total = total - count
  oldest, count = parse(redis.call('LINDEX', KEYS[1], 0))
end
local allowed = total < limit
if allowed then
  local newest, newestCount = parse(redis.call('LINDEX', KEYS[1], -1))
  if newest and newest >= slot then
    redis.call('LSET', KEYS[1], -1, string.format('%d:%d', newest, newestCount + 1))
  else
    redis.call('RPUSH', KEYS[1], string.format('%d:%d', slot, 1))
    oldest = oldest or slot
  end
  total = total + 1
end
redis.call('SET', KEYS[2], total, 'PX', window * 2)
redis.call('PEXPIRE', KEYS[1], window * 2)
return { allowed and 1 or 0, total, string.format('%d', oldest or now) }`;

const hitScript = defineScript({
  SCRIPT: HIT,
  NUMBER_OF_KEYS: 2,
  parseCommand(parser, key: string, now: number, slot: number, limit: number) {
    parser.pushKeys([`rate:{${key}}`, `rate:{${key}}:total`]);
    parser.push(String(now), String(slot), String(limit), String(WINDOW_MS));
  },
  transformReply: (reply: unknown) => reply,
});

/** Windows in Redis, shared by all processes that use it. The time is the caller's; the keys expire by themselves. */
export interface RedisRateWindows extends RateWindows {
  /** @throws Unavailable when Redis does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const CONNECT_MS = 3000;
/** How long a command may take. */
const PATIENCE_MS = 2000;
/** Commands that wait for Redis at once; beyond it they fail at once, so that a stalled Redis fills no memory. */
const MOST_WAITING = 10_000;

/**
 * Connects to Redis and keeps the connection up.
 *
 * @param url `redis://…`
 * @param onError told of every broken connection.
 * @throws Error when Redis cannot be reached, or does not answer, at the start, naming host and port, never the password.
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
    await inTime(client.connect(), 2 * CONNECT_MS, silent);
  } catch (error) {
    if (client.isOpen) client.destroy();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Redis at ${new URL(url).host} cannot be used: ${reason}. Check REDIS_URL.`, {
      cause: error,
    });
  }
  everReady = true;

  return {
    async hit(key, limit, now) {
      const reply = await inTime(
        client.hit(key, now.getTime(), slotOf(now, limit), limit),
        PATIENCE_MS,
        silent,
      ).catch(unavailable);
      const [allowed, total, oldest] = verdictOf(reply);
      return {
        allowed: allowed === 1,
        remaining: Math.max(0, limit - total),
        resetSeconds: secondsUntilFree(oldest, now),
      };
    },
    async ping() {
      await inTime(client.ping(), PATIENCE_MS, silent).catch(unavailable);
    },
    async close() {
      if (client.isReady) await inTime(client.close(), PATIENCE_MS, silent).catch(() => client.destroy());
      else client.destroy();
    },
  };
}

function silent(): Error {
  return new Error('it does not answer');
}

function unavailable(cause: unknown): never {
  throw new Unavailable('The rate limits cannot be counted for a moment. Try again.', 1, { cause });
}

function verdictOf(reply: unknown): readonly [number, number, number] {
  if (Array.isArray(reply)) {
    const [allowed, total, oldest] = reply.map(Number);
    if (allowed !== undefined && total !== undefined && oldest !== undefined) return [allowed, total, oldest];
  }
  throw new Error(`Redis answered the rate limit script with ${JSON.stringify(reply)}.`);
}
