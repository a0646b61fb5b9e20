import { expect, test } from 'vitest';
import { chainLoop } from './chain-loop.ts';

/** A loop whose chains end when the test says so. */
function harness() {
  const chains: { signal: AbortSignal; end: () => void }[] = [];
  let running = 0;
  let most = 0;
  const loop = chainLoop(async (signal) => {
    running += 1;
    most = Math.max(most, running);
    const { promise, resolve } = Promise.withResolvers<void>();
    chains.push({ signal, end: resolve });
    await promise;
    running -= 1;
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await undefined;
  };
  return { loop, chains, settled, most: () => most };
}

test('changes while a chain runs abort it, and one more follows once it has really ended', async () => {
  const { loop, chains, settled, most } = harness();
  for (let count = 0; count < 5; count += 1) loop.again();
  await settled();
  expect(chains.map(({ signal }) => signal.aborted)).toEqual([true]);
  chains[0]?.end();
  await settled();
  expect(chains.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  chains[1]?.end();
  await settled();
  expect([chains.length, most()]).toEqual([2, 1]);
  loop.again();
  expect(chains).toHaveLength(3);
});

test('a stop aborts the chain, waits for its end, and is the last word', async () => {
  const { loop, chains, settled } = harness();
  loop.again();
  let stopped = false;
  const stopping = loop.stop().then(() => {
    stopped = true;
  });
  loop.again();
  await settled();
  expect([chains[0]?.signal.aborted, stopped]).toEqual([true, false]);
  chains[0]?.end();
  await stopping;
  loop.again();
  expect(chains).toHaveLength(1);
});
