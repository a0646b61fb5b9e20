import { verifyWebhook } from '@finops/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleBody, ScriptedConsole } from '../../test/scripted-console.ts';
import { ScriptedReceiver } from '../../test/scripted-receiver.ts';
import { type RunningCommand, run } from '../../test/test-terminal.ts';

let api: ScriptedConsole;
let receiver: ScriptedReceiver;
beforeEach(async () => {
  [api, receiver] = [new ScriptedConsole(), new ScriptedReceiver()];
  await Promise.all([api.open(), receiver.open()]);
});
afterEach(() => Promise.all([api.close(), receiver.close()]));

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const PATIENCE = { timeout: 10_000 };

/** A command that listens, once it has looked for the first time. */
async function listening(argv: readonly string[] = [], isTTY = false): Promise<RunningCommand> {
  const before = api.asked.length;
  const command = run(['listen', '--forward-to', receiver.url, ...argv], {
    isTTY,
    environment: api.environment,
  });
  await expect.poll(() => api.asked.length, PATIENCE).toBeGreaterThan(before);
  return command;
}
const deliveries = (command: RunningCommand) => command.facts().filter(({ type }) => type === 'delivery');
const end = async (command: RunningCommand) => {
  command.interrupt();
  return command.ended;
};

it('prints each new event and forwards its body, signed by both schemes, and sums up on Ctrl-C', async () => {
  api.happen('transfer.pending');
  const command = await listening(['--secret', secret]);
  const { id, ...event } = api.happen('transfer.funds_delivered');
  await expect.poll(() => deliveries(command), PATIENCE).toHaveLength(1);
  expect(await end(command)).toBe(0);

  expect(command.facts()).toEqual([
    { type: 'listening', console: api.environment.FINOPS_CONSOLE_URL, forward_to: receiver.url, secret },
    { type: 'event', id, ...event },
    { type: 'delivery', event_id: id, attempt: 1, status: 204, duration_ms: expect.any(Number) },
    { type: 'summary', events: 1, received: 1, not_received: 0 },
  ]);
  expect(command.errors()).toBe('');
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  expect(JSON.parse(body)).toEqual(exampleBody('transfer.funds_delivered'));
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
  for (const scheme of ['webhook-signature', 'x-bu-signature']) expect(headers).toHaveProperty(scheme);
  expect(await verifyWebhook(body, headers, secret)).toEqual(JSON.parse(body));
});

it('shows on a terminal what it signs with, new in each run, and one line for an event and for its answer', async () => {
  const other = await listening([], true);
  await end(other);
  const one = await listening([], true);
  const secrets = [one, other].map((command) => /whsec_\S{32}$/.exec(command.lines()[1] ?? '')?.[0]);
  expect(new Set(secrets).size).toBe(2);
  expect(secrets).not.toContain(undefined);
  api.happen('transfer.pending');
  await expect.poll(() => one.lines(), PATIENCE).toHaveLength(4);
  await end(one);
  expect(one.lines().slice(2)).toEqual([
    expect.stringMatching(/^2026-05-04T09:41:00Z {2}transfer\.pending +TRF_1 +INV-1 .*EVT_1$/),
    expect.stringMatching(/^ {2}→ 204 in \d+ ms {2}EVT_1$/),
    '1 event: 1 received, 0 not received.',
  ]);
});

it('sends again after a second what a receiver that was down has not got, with the same bytes', async () => {
  const { port } = receiver;
  await receiver.close();
  const command = run(['listen', '--forward-to', `http://127.0.0.1:${port}/`], {
    environment: api.environment,
  });
  await expect.poll(() => api.asked.length, PATIENCE).toBeGreaterThan(0);
  api.happen('transfer.pending');
  await expect
    .poll(() => deliveries(command), PATIENCE)
    .toMatchObject([{ attempt: 1, failure: 'ECONNREFUSED', retry_in_ms: 1000 }]);
  await receiver.open(port);
  await expect.poll(() => deliveries(command), PATIENCE).toMatchObject([{}, { attempt: 2, status: 204 }]);
  await end(command);
  expect(command.facts().at(-1)).toMatchObject({ events: 1, received: 1, not_received: 0 });
});

it.each([
  [500, 1000],
  [302, 1000],
  [410, undefined],
])('takes %i for a failure, and sends again unless the receiver is gone', async (status, retryMs) => {
  receiver.status = status;
  const command = await listening();
  api.happen('transfer.pending');
  await expect.poll(() => deliveries(command), PATIENCE).toHaveLength(1);
  await end(command);
  const [delivery] = deliveries(command);
  expect([delivery?.status, delivery?.retry_in_ms]).toEqual([status, retryMs]);
  expect(command.facts().at(-1)).toMatchObject({ received: 0, not_received: 1 });
});

it('sends the last event, or any other, again when it is told to', async () => {
  const old = api.happen('transfer.pending');
  const command = await listening();
  command.type('what');
  await expect.poll(() => command.errors(), PATIENCE).toContain('hint');
  const { id } = api.happen('transfer.pending');
  await expect.poll(() => deliveries(command), PATIENCE).toHaveLength(1);
  command.type('r');
  command.type(`r ${old.id}`);
  await expect.poll(() => deliveries(command), PATIENCE).toHaveLength(3);
  await end(command);
  expect(deliveries(command).map((one) => one.event_id)).toEqual([id, id, old.id]);
  expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
});

it.each([
  [204, 0],
  [500, 1],
  [410, 1],
])('forwards one event and ends with --resend: %i is %i', async (status, code) => {
  receiver.status = status;
  const { id } = api.happen('transfer.pending');
  const command = run(['listen', '--forward-to', receiver.url, '--resend', id], {
    environment: api.environment,
  });
  expect(await command.ended).toBe(code);
  expect(deliveries(command)).toMatchObject([{ event_id: id, attempt: 1, status }]);
});

it('warns of a body that is not of the contract, names what is wrong, and forwards it', async () => {
  const command = await listening();
  const body = exampleBody('transfer.pending');
  const { id } = api.happen('transfer.pending', {
    ...body,
    data: { ...(body.data as object), status: 'lost' },
  });
  await expect.poll(() => deliveries(command), PATIENCE).toHaveLength(1);
  await end(command);
  expect(JSON.parse(command.errors())).toEqual({
    type: 'warning',
    event_id: id,
    violations: expect.arrayContaining([expect.stringMatching(/^\/data\/status must be /)]),
  });
});

it('goes on after an outage of the console and a limit of calls, and says so once', async () => {
  const command = await listening();
  api.refusals.push([429, 'too_many_requests', 1], [503, 'service_unavailable']);
  await expect.poll(() => command.errors(), PATIENCE).toContain('recovered');
  const { port } = api;
  await api.close();
  await expect.poll(() => command.errors(), PATIENCE).toContain('console_unreachable');
  await api.open(port);
  api.happen('transfer.pending');
  await expect.poll(() => deliveries(command), PATIENCE).toHaveLength(1);
  await end(command);
  const troubles = command
    .errors()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(troubles.map(({ type, name }) => name ?? type)).toEqual([
    'too_many_requests',
    'recovered',
    'console_unreachable',
    'recovered',
  ]);
});

it('goes on after answers that end in the middle, and forwards what happened meanwhile', async () => {
  const command = await listening();
  api.cuts = 2;
  await expect.poll(() => api.cuts, PATIENCE).toBe(0);
  const { id } = api.happen('transfer.pending');
  await expect.poll(() => deliveries(command), PATIENCE).toMatchObject([{ event_id: id }]);
  expect(await end(command)).toBe(0);
  expect(command.errors()).toContain('console_unreachable');
});

it('waits for a console that is not up yet', async () => {
  const { port, environment } = api;
  await api.close();
  const command = run(['listen', '--forward-to', receiver.url], { environment });
  await expect.poll(() => command.errors(), PATIENCE).toContain('console_unreachable');
  await api.open(port);
  await expect.poll(() => command.errors(), PATIENCE).toContain('recovered');
  api.happen('transfer.pending');
  await expect.poll(() => deliveries(command), PATIENCE).toHaveLength(1);
  expect(await end(command)).toBe(0);
});

it('forwards what it could not read at once, and goes on after what it cannot read at all', async () => {
  const command = await listening();
  api.refuseBodies.push([429, 'too_many_requests', 1]);
  const { id } = api.happen('transfer.pending');
  await expect.poll(() => deliveries(command), PATIENCE).toMatchObject([{ event_id: id }]);
  api.refuseBodies.push([404, 'not_found']);
  api.happen('transfer.pending');
  const { id: next } = api.happen('transfer.pending');
  await expect.poll(() => deliveries(command), PATIENCE).toMatchObject([{}, { event_id: next }]);
  await end(command);
  expect(command.errors()).toContain('not_found');
  expect(command.facts().at(-1)).toMatchObject({ events: 3, received: 2, not_received: 1 });
});

it('ends with 1 when the console refuses the key', async () => {
  api.refusals.push([401, 'unauthorized']);
  const command = await listening();
  expect(await command.ended).toBe(1);
  expect(command.errors()).toContain('unauthorized');
});
