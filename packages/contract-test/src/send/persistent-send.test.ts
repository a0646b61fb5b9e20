import { describe, expect, it } from 'vitest';
import type { Answer, WireRequest } from '../model/message.ts';
import { NoConnection } from '../model/sender.ts';
import { sendPersistently } from './persistent-send.ts';

const request: WireRequest = { method: 'GET', target: '/', headers: [], body: undefined };
const answer = (status: number, ...headers: [string, string][]): Answer => ({
  kind: 'response',
  status,
  headers,
  body: new Uint8Array(),
});

/** Sends to what gives one thing after the other, the last one for ever. */
async function persist(given: readonly (Answer | Error)[], extras: { wants429?: boolean } = {}) {
  const waits: number[] = [];
  let sent = 0;
  const sending = sendPersistently(request, {
    sender: {
      send: async () => {
        const next = given[Math.min(sent - 1, given.length - 1)];
        if (next === undefined || next instanceof Error) throw next;
        return next;
      },
      close: async () => {},
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    wants429: false,
    onSend: () => {
      sent += 1;
    },
    ...extras,
  });
  const status = await sending.then(
    (got) => (got.kind === 'response' ? got.status : 0),
    (error: unknown) => (error instanceof NoConnection ? 'no connection' : 'error'),
  );
  return { status, waits, sent };
}

describe('sendPersistently', () => {
  it('waits as Retry-After says', async () => {
    const given = [
      answer(429, ['retry-after', '7']),
      answer(429, ['Retry-After', '999']),
      answer(429),
      answer(200),
    ];
    expect(await persist(given)).toEqual({ status: 200, waits: [7_000, 60_000, 1_000], sent: 4 });
  });

  it('reads Retry-After as a date', async () => {
    const { waits } = await persist([
      answer(429, ['Retry-After', new Date(Date.now() + 20_000).toUTCString()]),
      answer(200),
    ]);
    expect(waits[0]).toBeGreaterThan(17_000);
    expect(waits[0]).toBeLessThanOrEqual(20_000);
  });

  it('gives the fourth 429 as the answer', async () => {
    expect(await persist([answer(429)])).toMatchObject({ status: 429, sent: 4 });
  });

  it('gives a 429 at once when the case is after one', async () => {
    expect(await persist([answer(429)], { wants429: true })).toEqual({ status: 429, waits: [], sent: 1 });
  });

  it('leaves a lost connection to the caller', async () => {
    expect(await persist([new NoConnection('refused')])).toEqual({
      status: 'no connection',
      waits: [],
      sent: 1,
    });
  });
});
