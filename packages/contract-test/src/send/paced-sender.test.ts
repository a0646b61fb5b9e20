import { expect, it } from 'vitest';
import { pacedSender } from './paced-sender.ts';

it('sends five requests per second, evenly spread', async () => {
  let time = 1_000;
  const sentAt: number[] = [];
  const clock = {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const sender = pacedSender(
    {
      send: async () => {
        sentAt.push(time);
        time += 50;
        return { kind: 'none', reason: 'nobody is there' };
      },
      close: async () => {},
    },
    5,
    clock,
  );
  for (const _ of [1, 2, 3]) await sender.send({ method: 'GET', target: '/', headers: [], body: undefined });
  time += 1_000;
  await sender.send({ method: 'GET', target: '/', headers: [], body: undefined });
  expect(sentAt).toEqual([1_000, 1_200, 1_400, 2_450]);
});
