import { readFileSync } from 'node:fs';
import { eventKinds } from '@finops/contract/console';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiKey, ScriptedConsole } from '../test/scripted-console.ts';
import { type RunningCommand, run } from '../test/test-terminal.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

let api: ScriptedConsole;
beforeEach(async () => {
  api = new ScriptedConsole();
  await api.open();
});
afterEach(() => api.close());

const piped = (...argv: string[]) => run(argv, { environment: api.environment });
const onTerminal = (...argv: string[]) => run(argv, { isTTY: true, environment: api.environment });
const firstError = ({ errors }: RunningCommand) => JSON.parse(errors().split('\n')[0] ?? '');

describe('finops', () => {
  it.each([
    [],
    ['help'],
    ['--help'],
    ['-h'],
    ['help', '--json'],
    ['--json', 'help'],
    ['help', 'events'],
    ['events', '--help'],
  ])('lists its commands: finops %s', async (...argv) => {
    const help = run(argv);
    expect(await help.ended).toBe(0);
    for (const command of ['listen', 'trigger', 'events list', 'events replay', 'logs tail']) {
      expect(help.lines().join('\n')).toContain(`\n  ${command} `);
    }
    expect(help.errors()).toBe('');
  });

  it.each([
    ['listen', '--resend <event id>'],
    ['trigger', '--data <JSON object>'],
    ['events list', '--limit <n>'],
    ['events replay', '--from <time>'],
    ['logs tail', '--path <path>'],
  ])('explains one command: %s', async (name, option) => {
    const words = name.split(' ');
    for (const argv of [
      [...words, '--help'],
      ['help', ...words],
    ]) {
      const help = run(argv);
      expect(await help.ended).toBe(0);
      expect(help.lines()[0]).toMatch(new RegExp(`^Usage: finops ${name} `));
      expect(help.lines().join('\n')).toContain(option);
    }
  });

  it('lists all events in the help of trigger', async () => {
    const help = run(['help', 'trigger']);
    await help.ended;
    for (const kind of eventKinds) expect(help.lines()).toContain(`  ${kind}`);
  });

  it.each(['--version', '-v', '-V', 'version'])('prints its version: finops %s', async (argument) => {
    const command = run([argument]);
    expect(await command.ended).toBe(0);
    expect(command.lines()).toEqual([version]);
  });

  it.each([
    [['lisen', '--forward-to', 'http://127.0.0.1:3000'], 'Unknown command. Did you mean `finops listen`?'],
    [['event', 'list'], 'Did you mean `finops events list`?'],
    [['logs', 'tial'], 'Incomplete command. Use one of: logs tail.'],
    [['help', 'triger'], 'Did you mean `finops trigger`?'],
    [['deploy'], 'Unknown command. Use one of: listen, trigger,'],
    [['events', 'send'], 'Incomplete command. Use one of: events list, events replay.'],
    [['trigger'], 'Name an event'],
    [['trigger', 'deposit.success', '--data', '[]'], '--data must be a JSON object'],
    [['trigger', 'deposit.success', 'more'], 'Too many arguments.'],
    [['trigger', 'deposit.success', '--dat', '{}'], "Unknown option '--dat'"],
    [['events', 'list', '--limit', '0'], '--limit must be a whole number'],
    [['events', 'list', '--event', 'transfer.panding'], 'Did you mean transfer.pending?'],
    [['events', 'replay'], 'Pass either the identifier'],
    [['events', 'replay', 'EVT_1', '--from', '2026-05-04T00:00:00Z'], 'Pass either the identifier'],
    [['events', 'replay', '--status', 'exhausted'], 'a filter with --from'],
    [['events', 'replay', '../x'], 'Pass the identifier of an event'],
    [['listen'], 'Pass the URL of the receiver'],
    [['listen', '--forward-to', 'http://a:b@127.0.0.1/'], 'Pass the URL of the receiver'],
    [
      ['listen', '--forward-to', 'http://127.0.0.1', '--secret', 'whsec_short'],
      'A secret consists of whsec_',
    ],
    [['events', 'list', '--console-url', 'ftp://x'], 'The console URL must use http or https'],
  ])('ends with 2 for wrong usage, and asks nobody: %j', async (argv, message) => {
    const command = onTerminal(...argv);
    expect(await command.ended).toBe(2);
    expect(command.errors()).toContain(message);
    expect([command.lines(), api.asked]).toEqual([[], []]);
  });

  it('says which key is missing', async () => {
    const command = run(['events', 'list'], { isTTY: true });
    expect(await command.ended).toBe(2);
    expect(command.errors()).toContain('FINOPS_API_KEY');
  });

  it.each([
    ['an unknown event', ['trigger', 'transfer.paid']],
    ['a key with a line break', ['events', 'list', '--api-key', 'hush\nhush']],
    ['a key in the wrong place', ['events', 'list', 'hush']],
  ])('never prints the key: %s', async (_, argv) => {
    const command = piped(...argv);
    expect(await command.ended).toBe(2);
    expect(command.errors()).not.toContain('hush');
    expect(command.errors()).not.toContain(apiKey);
  });

  it('says what is refused: name, message, request id and what to do', async () => {
    api.refusals.push([401, 'unauthorized'], [403, 'insufficient_scope']);
    const [wrongKey, missingScope] = [onTerminal('events', 'list'), piped('events', 'list')];
    expect(await wrongKey.ended).toBe(1);
    expect(wrongKey.errors()).toMatch(
      /^unauthorized \(401\): Refused as unauthorized\.\n {2}Request id: req_\d\n {2}What to do: Refresh .*key/,
    );
    expect(await missingScope.ended).toBe(1);
    expect(firstError(missingScope)).toMatchObject({
      type: 'error',
      name: 'insufficient_scope',
      status: 403,
      request_id: expect.stringMatching(/^req_/),
      action: expect.stringContaining('scope'),
    });
    expect(missingScope.lines()).toEqual([]);
  });

  it('says that the console does not answer, and where it was looked for', async () => {
    const { environment } = api;
    await api.close();
    const command = run(['events', 'list'], { environment });
    expect(await command.ended).toBe(1);
    expect(firstError(command)).toMatchObject({
      name: 'console_unreachable',
      message: expect.stringContaining(
        `No response from the console at ${environment.FINOPS_CONSOLE_URL} (ECONNREFUSED)`,
      ),
      action: expect.stringContaining('--console-url'),
    });
    await api.open();
  });
});

describe('finops trigger', () => {
  it('sends the event with the given fields, and prints it', async () => {
    const command = piped('trigger', 'deposit.success', '--data', '{"reference":"x"}');
    expect(await command.ended).toBe(0);
    expect(api.asked).toMatchObject([
      {
        method: 'POST',
        path: '/console/v1/sandbox/events',
        body: { event: 'deposit.success', data: { reference: 'x' } },
      },
    ]);
    expect(command.facts()).toEqual([api.events[0]]);
  });

  it('prints a line to read on a terminal, and JSON there too when that is asked for', async () => {
    const [text, json] = [
      onTerminal('trigger', 'deposit.success'),
      onTerminal('trigger', 'deposit.success', '--json'),
    ];
    expect([await text.ended, await json.ended]).toEqual([0, 0]);
    expect(text.lines()).toEqual([
      expect.stringMatching(/^2026-05-04T09:41:00Z {2}deposit\.success {2,}TRF_\d .*EVT_\d$/),
    ]);
    expect(json.facts()).toMatchObject([{ event: 'deposit.success' }]);
  });

  it('gives no data unless it is asked to, so that the event is about a record', async () => {
    const command = piped('trigger', 'transfer.funds_delivered');
    expect(await command.ended).toBe(0);
    expect(api.asked.map(({ body }) => body)).toEqual([{ event: 'transfer.funds_delivered' }]);
  });
});

describe('finops events list', () => {
  it('reads as many pages as it takes, and hands the filters on', async () => {
    for (let count = 0; count < 130; count += 1) api.happen('transfer.pending');
    const command = piped(
      ...['events', 'list', '--limit', '120', '--status', 'retrying,exhausted', '--category', 'transfer'],
      ...['--event', 'transfer.pending', '--event', 'transfer.failed', '--reference', 'INV-1'],
      ...['--from', '2026-05-01T00:00:00Z', '--to', '2026-05-08T00:00:00Z'],
    );
    expect(await command.ended).toBe(0);
    expect(command.facts()).toEqual(api.events.slice(0, 120));
    const [first, second] = api.asked.map(({ query }) => query);
    expect([first?.get('limit'), second?.get('limit'), second?.get('cursor')]).toEqual(['100', '20', '100']);
    expect([first?.getAll('status'), first?.getAll('event')]).toEqual([
      ['retrying', 'exhausted'],
      ['transfer.pending', 'transfer.failed'],
    ]);
    expect([...(first?.keys() ?? [])]).toEqual(
      expect.arrayContaining(['category', 'reference', 'from', 'to']),
    );
  });

  it('colours the states of deliveries where there are colours, and escapes what others wrote', async () => {
    const event = api.happen('transfer.failed');
    event.delivery_statuses = ['succeeded', 'exhausted'];
    event.reference = 'a\u001b[2Jb\u001b[32mgreen\nEVT_forged\u202e\u009b1m';
    const coloured = run(['events', 'list'], { isTTY: true, hasColours: true, environment: api.environment });
    expect(await coloured.ended).toBe(0);
    expect(coloured.lines()[0]).toContain('\u001b[32msucceeded\u001b[0m  \u001b[31mexhausted\u001b[0m');
    expect(coloured.lines()).toHaveLength(1);
    expect(coloured.lines()[0]).toContain('a\\u001b[2Jb\\u001b[32mgreen\\nEVT_forged\\u202e\\u009b1m');
    const plain = onTerminal('events', 'list');
    expect(await plain.ended).toBe(0);
    expect(plain.lines()[0]).not.toContain('\u001b');
    const json = piped('events', 'list');
    expect(await json.ended).toBe(0);
    expect(json.lines()[0]).not.toMatch(/[\u007f-\u009f\u202e]/);
    expect(json.facts()[0]?.reference).toBe(event.reference);
  });
});

describe('finops events replay', () => {
  const running = {
    id: 'RPL_1',
    status: 'running',
    event_count: 3,
    replayed_count: 0,
    created_at: '2026-05-04T09:41:00Z',
  } as const;

  it('sends one event again', async () => {
    api.replays = [{ ...running, status: 'completed', event_count: 1, replayed_count: 1 }];
    const command = onTerminal('events', 'replay', 'EVT_1');
    expect(await command.ended).toBe(0);
    expect(api.asked[0]).toMatchObject({ method: 'POST', path: '/console/v1/events/EVT_1/replay' });
    expect(command.lines()).toEqual(['completed  1 of 1 scheduled  RPL_1']);
  });

  it('sends what a filter finds, and shows the progress until it is completed', async () => {
    const last = { ...running, status: 'completed', replayed_count: 3 } as const;
    api.replays = [running, running, { ...running, replayed_count: 2 }, last];
    const command = piped('events', 'replay', '--from', '2026-05-04T00:00:00Z', '--status', 'exhausted');
    expect(await command.ended).toBe(0);
    expect(api.asked[0]).toMatchObject({
      path: '/console/v1/event_replays',
      body: { filter: { from: '2026-05-04T00:00:00Z', status: ['exhausted'] } },
    });
    expect(command.facts().map(({ replayed_count: count }) => count)).toEqual([0, 2, 3]);
  });

  it('ends with 130 when it is interrupted', async () => {
    api.replays = [running];
    const command = piped('events', 'replay', 'EVT_1');
    await expect.poll(() => command.lines()).toHaveLength(1);
    command.interrupt();
    expect(await command.ended).toBe(130);
  });
});

describe('finops logs tail', () => {
  it('prints the last ten, then each new one, until Ctrl-C', async () => {
    for (let count = 0; count < 12; count += 1) api.log();
    const command = piped('logs', 'tail', '--status', '4XX', '--method', 'POST', '--path', '/v1/transfers');
    await expect
      .poll(() => command.facts().map(({ id }) => id))
      .toEqual(
        api.logs
          .slice(0, 10)
          .map(({ id }) => id)
          .reverse(),
      );
    const { id } = api.log({ status: 422 });
    await expect.poll(() => command.facts().at(-1)?.id).toBe(id);
    expect(Object.fromEntries(api.asked[0]?.query ?? [])).toEqual({
      status: '4XX',
      method: 'POST',
      path: '/v1/transfers',
      limit: '50',
    });
    command.interrupt();
    expect(await command.ended).toBe(0);
    expect(command.lines()).toHaveLength(11);
  });

  it('prints lines to read on a terminal', async () => {
    api.log({ method: 'POST', status: 422, error_name: 'insufficient_balance' });
    const command = onTerminal('logs', 'tail');
    await expect
      .poll(() => command.lines())
      .toEqual(['2026-05-04T09:41:00Z  POST    /v1/balances  422  insufficient_balance  3 ms  req_1']);
    command.interrupt();
    expect(await command.ended).toBe(0);
  });
});
