import { describe, expect, it } from 'vitest';
import { documentKeeping } from './document-keeping.ts';
import { observations as library } from './library/observations.ts';
import { observations as museum } from './museum/observations.ts';
import type { SeenBy, StrangerFault } from './stranger.ts';
import { type StrangerName, startStranger, strangers } from './strangers.ts';
import { type Heard, type Observation, type Talk, talkTo } from './talk.ts';
import { observations as tracker } from './tracker/observations.ts';

const tables: Record<StrangerName, Readonly<Record<string, Observation>>> = { library, museum, tracker };
/** The museum's public document is not kept here, so its responses are only compared with the observations. */
const documents: Partial<Record<StrangerName, (heard: Heard) => string | undefined>> = {
  library: documentKeeping(new URL('library/document.yaml', import.meta.url)),
  tracker: documentKeeping(new URL('tracker/document.yaml', import.meta.url)),
};

async function asked(
  name: StrangerName,
  fault: string | undefined,
  ask: (talk: Talk) => Promise<unknown>,
  hears?: (heard: Heard) => void,
): Promise<unknown> {
  const server = await startStranger(name, fault === undefined ? {} : { fault });
  try {
    return await ask(talkTo(server.url, strangers[name].headers, hears));
  } finally {
    await server.close();
  }
}

describe.each(Object.keys(tables) as StrangerName[])('the %s', (name) => {
  const faults: readonly StrangerFault[] = strangers[name].faults;

  it('has 50 faults, about a third for each way to see them', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(50);
    for (const seen of ['document', 'http', 'prose'] satisfies SeenBy[])
      expect(faults.filter((fault) => fault.seen === seen).length).toBeGreaterThanOrEqual(15);
  });

  it.each(faults.map(({ id, what }) => [id, what]))('%s: %s', async (id) => {
    const observation = tables[name][id];
    if (!observation) throw new Error(`no observation reveals ${id}`);
    const departures: string[] = [];
    const correct = await asked(name, undefined, observation.ask, (heard) => {
      const departure = documents[name]?.(heard);
      if (departure) departures.push(`${heard.method} ${heard.path} ${heard.status}: ${departure}`);
    });
    expect(correct).toEqual(observation.right);
    expect(departures).toEqual([]);
    const faulty = await asked(name, id, observation.ask).catch((error: unknown) => error);
    expect(faulty).not.toEqual(observation.right);
  });
});
