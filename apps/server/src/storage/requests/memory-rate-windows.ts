import {
  type RateVerdict,
  type RateWindows,
  secondsUntilFree,
  slotOf,
  WINDOW_MS,
  wholeSlotOf,
} from '../../domain/rate-windows.ts';

/** Most windows kept; beyond that, the one idle longest is dropped. */
const MOST_WINDOWS = 200_000;
/** Requests after which ended windows are dropped. */
const SWEEP_EVERY = 1000;

interface Slot {
  readonly time: number;
  count: number;
}

/** A queue of slots in chronological order. */
class Window {
  #slots: Slot[] = [];
  #first = 0;
  total = 0;

  get oldest(): number | undefined {
    return this.#slots[this.#first]?.time;
  }

  get newest(): number | undefined {
    return this.#slots.at(-1)?.time;
  }

  add(time: number): void {
    const last = this.#slots.at(-1);
    if (last !== undefined && last.time >= time) last.count += 1;
    else this.#slots.push({ time, count: 1 });
    this.total += 1;
  }

  /** Drops the slots that have left the window. */
  roll(now: number): void {
    for (let slot = this.#slots[this.#first]; slot !== undefined && slot.time <= now - WINDOW_MS; ) {
      this.total -= slot.count;
      this.#first += 1;
      slot = this.#slots[this.#first];
    }
    if (this.#first > 32 && this.#first * 2 > this.#slots.length) {
      this.#slots = this.#slots.slice(this.#first);
      this.#first = 0;
    }
  }
}

function verdict({ total, oldest }: Window, limit: number, allowed: boolean, now: Date): RateVerdict {
  return {
    allowed,
    remaining: Math.max(0, limit - total),
    resetSeconds: secondsUntilFree(oldest ?? now.getTime(), now),
  };
}

/** Windows in the memory of one process. */
export interface MemoryRateWindows extends RateWindows {
  /** The number of windows currently kept. */
  readonly count: number;
}

/** Windows in the memory of this process, which is bounded by the keys seen in the last minute. */
export function memoryRateWindows(mostWindows = MOST_WINDOWS): MemoryRateWindows {
  /** In the order of their last use, the one idle longest first. */
  const windows = new Map<string, Window>();
  let untilSweep = SWEEP_EVERY;

  function sweep(now: number): void {
    untilSweep = SWEEP_EVERY;
    for (const [key, window] of windows) {
      if ((window.newest ?? 0) > now - WINDOW_MS) break;
      windows.delete(key);
    }
  }

  function windowOf(key: string): Window {
    const window = windows.get(key) ?? new Window();
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > mostWindows) {
      for (const idle of windows.keys()) {
        windows.delete(idle);
        break;
      }
    }
    return window;
  }

  return {
    get count() {
      return windows.size;
    },
    async hit(key, limit, now, whole): Promise<RateVerdict> {
      untilSweep -= 1;
      if (untilSweep <= 0) sweep(now.getTime());
      const around = whole && { window: windowOf(whole.key), limit: whole.limit };
      around?.window.roll(now.getTime());
      if (around !== undefined && around.window.total >= around.limit) {
        return { ...verdict(around.window, around.limit, false, now), isWhole: true };
      }
      const window = windowOf(key);
      window.roll(now.getTime());
      const allowed = window.total < limit;
      if (allowed) {
        window.add(slotOf(now, limit));
        around?.window.add(wholeSlotOf(now));
      }
      return verdict(window, limit, allowed, now);
    },
  };
}
