import { setTimeout as wait } from 'node:timers/promises';
import { type Console, ConsoleUnreachable } from './console-client.ts';
import { mayComeUp, pauseAfter } from './passing-failure.ts';

/** Shortest polling interval in milliseconds; the rate limit can lengthen it. */
const LOOK_MS = 500;
const MINUTE_MS = 60_000;
/** Number of entries remembered as seen: far more than arrive between two polls. */
const MOST_SEEN = 10_000;

/** One page of a list, newest first. */
interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | undefined;
}

interface Followed<Entry> {
  readonly api: Pick<Console, 'remaining'>;
  /** The resource whose rate limit applies to the list: `events`. */
  readonly resource: string;
  readPage(cursor: string | undefined): Promise<Page<Entry>>;
  readonly signal: AbortSignal;
  /** Number of existing entries to report at first; none by default. */
  readonly before?: number;
  /** Called once for each entry, oldest first. */
  onEntry(entry: Entry): void;
  /** Called with the first of several consecutive failures, and with undefined once the console responds again. */
  onTrouble(error: unknown): void;
}

/**
 * Polls a list until the signal aborts. New entries are recognized by identifier rather than by time, since the clock
 * of a sandbox may be ahead.
 *
 * @throws the console's refusals, and any failure before its first response except an unreachable or busy console.
 */
export async function follow<Entry extends { readonly id: string }>(
  followed: Followed<Entry>,
): Promise<void> {
  const { api, resource, readPage, signal, before = 0, onEntry, onTrouble } = followed;
  const seen = new Set<string>();
  let isFirst = true;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const fresh = await readUnseen(readPage, seen, isFirst);
      if (failures > 0) onTrouble(undefined);
      failures = 0;
      for (const entry of (isFirst ? fresh.slice(0, before) : fresh).toReversed()) onEntry(entry);
      isFirst = false;
      // Uses half of the remaining calls and leaves the other half for reading the entries.
      await pause(Math.max(LOOK_MS, MINUTE_MS / Math.max(1, api.remaining(resource) ?? MINUTE_MS)), signal);
    } catch (error) {
      if (signal.aborted) return;
      const waitMs = pauseAfter(error, failures + 1);
      if (waitMs === undefined || (isFirst && !mayComeUp(error))) throw error;
      failures += 1;
      if (failures === 1) onTrouble(error);
      // Entries created before the first poll are not reported, so do not delay it.
      await pause(isFirst && error instanceof ConsoleUnreachable ? LOOK_MS : waitMs, signal);
    }
  }
}

/** Reads the unseen entries, newest first, up to the first page with a seen one; only one page in the first poll. */
async function readUnseen<Entry extends { readonly id: string }>(
  readPage: (cursor: string | undefined) => Promise<Page<Entry>>,
  seen: Set<string>,
  isFirst: boolean,
): Promise<Entry[]> {
  const unseen: Entry[] = [];
  let cursor: string | undefined;
  do {
    const { entries, nextCursor } = await readPage(cursor);
    const fresh = entries.filter(({ id }) => !seen.has(id));
    unseen.push(...fresh);
    cursor = isFirst || fresh.length < entries.length ? undefined : nextCursor;
  } while (cursor !== undefined);
  for (const { id } of unseen.toReversed()) seen.add(id);
  for (const id of seen) {
    if (seen.size <= MOST_SEEN) break;
    seen.delete(id);
  }
  return unseen;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {});
}
