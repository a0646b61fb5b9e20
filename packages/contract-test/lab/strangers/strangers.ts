import { library } from './library/server.ts';
import { museum } from './museum/server.ts';
import type { RunningStranger, Stranger, StrangerOptions } from './stranger.ts';
import { tracker } from './tracker/server.ts';

/** The servers of foreign styles, by name. */
export const strangers = { library, museum, tracker } satisfies Record<string, Stranger>;

export type StrangerName = keyof typeof strangers;

/** Starts a server of a foreign style on the loopback address, correct or with one fault. */
export const startStranger = (name: StrangerName, options: StrangerOptions = {}): Promise<RunningStranger> =>
  strangers[name].start(options);
