import { expect, it } from 'vitest';
import type { Answer } from '../model/message.ts';
import { NoConnection, type Sender } from '../model/sender.ts';
import { waitForTarget } from './wait-for-target.ts';

type Look = number | 'closed' | 'silent';

/** A target that shows these things one after the other, and then the last one, on a clock of its own. */
function coming(...looks: readonly Look[]) {
  let time = 0;
  const seen: Look[] = [];
  const sender: Sender = {
    async send(): Promise<Answer> {
      const look = looks[Math.min(seen.length, looks.length - 1)] ?? 'closed';
      seen.push(look);
      if (look === 'closed') throw new NoConnection('connect ECONNREFUSED.');
      if (look === 'silent') return { kind: 'none', reason: 'no complete response' };
      return { kind: 'response', status: look, headers: [], body: new Uint8Array() };
    },
    close: async () => {},
  };
  const clock = {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
  return { seen, wait: (milliseconds: number) => waitForTarget(sender, milliseconds, clock, undefined) };
}

it('waits until there is an answer, whatever its status, but for those of a gateway', async () => {
  const target = coming('closed', 'closed', 503, 'silent', 404);
  await target.wait(10_000);
  expect(target.seen).toEqual(['closed', 'closed', 503, 'silent', 404]);
});

it.each([
  ['closed', 'no connection (connect ECONNREFUSED)'],
  [502, 'it returns 502'],
] as const)('gives up after its time: %s', async (look, reason) => {
  const target = coming(look);
  await expect(target.wait(2_000)).rejects.toThrow(`The target is not up after 2 seconds: ${reason}.`);
  expect(target.seen).toHaveLength(5);
});
