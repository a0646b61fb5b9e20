import { Unavailable } from '../../domain-error.ts';

/** Each derivation holds 19 MiB and one of the four threads that files and names need too. */
const AT_ONCE = 2;
/** Of one network, as many as its limit of calls lets sign in within a minute. */
const MOST_OF_A_NETWORK = 100;
const MOST_WAITING = 400;
const RETRY_AFTER_SECONDS = 1;

let running = 0;
let waiting = 0;
/** What waits of each network, the one whose turn is next first. */
const lines = new Map<string, (() => void)[]>();

/**
 * Derives from a password when there is room. Networks take turns, so that none waits for the many passwords of another one, and
 * whoever waits holds nothing that other calls need.
 *
 * @param network from where the password comes.
 * @throws Unavailable when too many wait already.
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

/** Gives the place to the network whose turn is next, which then waits behind all others. */
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
