import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { type ConsoleServer, startConsole } from '../../../../test/harness/worlds/console-server.ts';

const ada = { first_name: 'Ada', last_name: 'Lovelace' };

describe('createSandboxIdentityToken', () => {
  let database: TestDatabase;
  let console: ConsoleServer;

  beforeAll(async () => {
    database = await postgres.open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  async function issue(body: object, role: 'developer' | 'viewer' = 'developer') {
    const business = await console.business();
    const as = await console.person({ business, role });
    const answer = await console.call('POST /console/v1/sandbox/identity_tokens', { as, body });
    return { ...answer, business, as };
  }

  test('201: a token for the business, kept by nobody, and audited without the person', async () => {
    const { status, headers, text, business, as } = await issue({ ...ada, defect: 'expired' });
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    const [, claims = ''] = text('data.token').split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      client_id: business.id,
      given_name: 'Ada',
      family_name: 'Lovelace',
      verification: 'approved',
    });
    const { body } = await console.call('GET /console/v1/audit_entries', { as });
    expect(body).toMatchObject({
      data: [
        {
          action: 'sandbox.identity_token_created',
          target: business.id,
          facts: { outcome: 'approved', defect: 'expired' },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Lovelace|eyJ/);
  });

  test.each([{ last_name: 'Lovelace' }, { ...ada, last_name: '' }, { ...ada, defect: 'torn' }])(
    '400: %o',
    async (body) => {
      expect((await issue(body)).status).toBe(400);
    },
  );

  test('403: a viewer', async () => {
    expect((await issue(ada, 'viewer')).status).toBe(403);
  });
});
