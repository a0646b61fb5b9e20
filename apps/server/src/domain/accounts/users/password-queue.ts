import { Unavailable } from '../../domain-error.ts';

/** Each derivation takes 19 MiB and one of the four threads that file and DNS operations share. */
const AT_ONCE = 2;
/** Per network, as many as its rate limit lets sign in within a minute. */
const MOST_OF_A_NETWORK = 100;
const MOST_WAITING = 400;
const RETRY_AFTER_SECONDS = 1;

let running = 0;
let waiting = 0;
/** Waiting derivations by network, in round-robin order; the next network is first. */
const lines = new Map<string, (() => void)[]>();

/**
 * Derives from a password when a slot is free. Networks take turns, so that none waits for the many passwords of
 * another, and waiting holds nothing that other requests need.
 *
 * @param network where the password comes from.
 * @throws Unavailable when too many are waiting.
 */
export async function inTurn<Result>(network = '', derive: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else await turnOf(network);
  try {
    return await derive();
  } finally {
    handOver();
  }
}

function turnOf(network: string): Promise<void> {
  const line = lines.get(network) ?? [];
  if (waiting >= MOST_WAITING || line.length >= MOST_OF_A_NETWORK) {
    throw new Unavailable('Too many passwords are being checked. Try again.', RETRY_AFTER_SECONDS);
  }
  waiting += 1;
  lines.set(network, line);
  return new Promise((resolve) => line.push(resolve));
}

/** Passes the slot to the next network, which then goes to the end of the queue. */
function handOver(): void {
  const [first] = lines;
  if (first === undefined) {
    running -= 1;
    return;
  }
  const [network, line] = first;
  const next = line.shift();
  lines.delete(network);
  if (line.length > 0) lines.set(network, line);
  waiting -= 1;
  next?.();
}
