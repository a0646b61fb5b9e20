import { setTimeout as wait } from 'node:timers/promises';
import { type Console, ConsoleUnreachable } from './console-client.ts';
import { mayComeUp, pauseAfter } from './passing-failure.ts';

/** Milliseconds between two looks, when the limit of calls allows it. */
const LOOK_MS = 500;
const MINUTE_MS = 60_000;
/** So many entries are remembered as seen: far more than come between two looks. */
const MOST_SEEN = 10_000;

/** One page of a list, newest first. */
interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | undefined;
}

interface Followed<Entry> {
  readonly api: Pick<Console, 'remaining'>;
  /** By which the calls of the list are limited: `events`. */
  readonly resource: string;
  readPage(cursor: string | undefined): Promise<Page<Entry>>;
  readonly signal: AbortSignal;
  /** How many of the entries that are there already are told of; none by default. */
  readonly before?: number;
  /** Told of each entry once, oldest first. */
  onEntry(entry: Entry): void;
  /** Told of the first of several failures in a row, and of nothing when the console answers again. */
  onTrouble(error: unknown): void;
}

/**
 * Follows a list until the signal aborts. It goes by what it has seen and not by time: the clock of a sandbox may be ahead.
 *
 * @throws what the console refuses, and a failure before its first answer, unless it is only out of reach or busy.
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
      // Half of the calls that the limit leaves: the other half is for who reads the entries.
      await pause(Math.max(LOOK_MS, MINUTE_MS / Math.max(1, api.remaining(resource) ?? MINUTE_MS)), signal);
    } catch (error) {
      if (signal.aborted) return;
      const waitMs = pauseAfter(error, failures + 1);
      if (waitMs === undefined || (isFirst && !mayComeUp(error))) throw error;
      failures += 1;
      if (failures === 1) onTrouble(error);
      // What happens before the first look is not told of, so that this one is not to be missed.
      await pause(isFirst && error instanceof ConsoleUnreachable ? LOOK_MS : waitMs, signal);
    }
  }
}

/** Entries that are not among those seen, newest first, back to one that is; of a first look, one page. */
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
