import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import {
  status,
  type WebhookReceiver,
  webhookReceiver,
} from '../../test/harness/processes/webhook-receiver.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { eventually, seedEndpoint, tellEvents } from '../../test/harness/worlds/webhook-desk.ts';

describe.each(sampledDatabases)('the metrics of webhooks on $name', ({ open }) => {
  let database: TestDatabase;
  let receiver: WebhookReceiver;
  const servers: TestServer[] = [];
  // The clock stands still, so no retry falls due.
  const clock = movedClock();

  beforeAll(async () => {
    database = await open();
    receiver = await webhookReceiver(status(500));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await receiver.close();
    await database.close();
  });

  const values = async ({ console }: TestServer) => {
    const lines = (await (await fetch(`${console}/metrics`)).text()).split('\n');
    return Object.fromEntries(
      lines.flatMap((line) => {
        const [name = '', value] = line.split(' ');
        return /^(webhook|outbox)/.test(name) ? [[name, Number(value)]] : [];
      }),
    );
  };

  it('show what waits, what was attempted and who is paused', async () => {
    const idle = await startServer({ database, clock });
    servers.push(idle);
    const { businessId } = await idle.seedBusiness();
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(
      database,
      businessId,
      Array.from({ length: 12 }, () => ({})),
    );
    const waiting = await values(idle);
    expect(waiting.outbox_age_seconds).toBeGreaterThan(0);
    expect(waiting).toMatchObject({
      webhook_deliveries_due: 0,
      webhook_endpoints_paused: 0,
      'webhook_attempts_total{result="retrying"}': 0,
    });
    const sending = await startServer({ database, clock, environment: { SEND_WEBHOOKS: 'true' } });
    servers.push(sending);
    await eventually(async () =>
      expect(await values(sending)).toEqual({
        outbox_age_seconds: 0,
        webhook_deliveries_due: 2,
        webhook_endpoints_paused: 1,
        'webhook_attempts_total{result="succeeded"}': 0,
        'webhook_attempts_total{result="retrying"}': 10,
        'webhook_attempts_total{result="exhausted"}': 0,
      }),
    );
  });
});
