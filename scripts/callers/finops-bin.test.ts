import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.ts';
import { type Command, startCommand } from '../testing/command.ts';
import { oldestNode } from '../testing/oldest-node.ts';

const bin = join(root, 'packages/cli/bin/finops.js');
const node = oldestNode();
let mock: Command;
let environment: Record<string, string>;

beforeAll(async () => {
  mock = startCommand(process.execPath, ['apps/mock/src/main.ts'], { MOCK_PORT: '0' });
  await mock.prints('listens on http');
  const [, url = ''] = /(http:\S+)/.exec(mock.output()) ?? [];
  environment = { FINOPS_CONSOLE_URL: url, FINOPS_API_KEY: 'bW9jay1rZXk6bW9jay1zZWNyZXQ=' };
});
afterAll(async () => {
  mock.child.kill();
  await mock.ended;
});

/** Runs the bin on the oldest Node of this machine, against the mock of the console. */
const finops = (...args: string[]) => startCommand(node, [bin, ...args], environment);
const facts = (command: Command) =>
  command
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

it('says how it is used', async () => {
  const help = startCommand(node, [bin, '--help']);
  expect(await help.ended, help.output()).toBe(0);
  expect(help.output()).toContain('Usage: finops <command>');
});

it('ends with 2 for wrong usage', async () => {
  const wrong = finops('trigger', 'transfer.paid');
  expect(await wrong.ended).toBe(2);
  expect(wrong.output()).toContain('Unknown event');
});

it('reads what the console of the contract answers', async () => {
  const list = finops('events', 'list');
  expect(await list.ended, list.output()).toBe(0);
  expect(facts(list)).toMatchObject([{ event: 'transfer.funds_delivered' }, {}]);
  const replay = finops('events', 'replay', 'EVT_4mKq8TzR1vLx6WnB');
  expect(await replay.ended, replay.output()).toBe(0);
  expect(facts(replay).at(-1)).toMatchObject({ status: 'completed' });
  const trigger = finops('trigger', 'transfer.pending', '--data', '{"reference":"x"}');
  expect(await trigger.ended, trigger.output()).toBe(0);
  expect(facts(trigger)).toMatchObject([{ event: expect.any(String), resource_id: expect.any(String) }]);
});

it.each(['SIGINT', 'SIGTERM'] as const)('sums up and ends on %s', async (signal) => {
  const listen = finops('listen', '--forward-to', 'http://127.0.0.1:9/');
  await listen.prints('listening');
  listen.child.kill(signal);
  expect(await listen.ended, listen.output()).toBe(0);
  expect(facts(listen).at(-1)).toMatchObject({ type: 'summary', events: 0 });
});

it('follows the requests', async () => {
  const tail = finops('logs', 'tail', '--status', '4XX');
  await tail.prints('req_8sKw3MzQ6vTn1LxB');
  tail.child.kill('SIGINT');
  expect(await tail.ended, tail.output()).toBe(0);
});
