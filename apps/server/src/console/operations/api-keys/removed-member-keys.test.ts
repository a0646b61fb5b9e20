import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';

describe.each([postgres])('the API keys of a member who is removed, on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let owner: Person;
  let developer: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await console.business();
    owner = await console.person({ business });
    developer = await console.person({ business, role: 'developer' });
  });

  const makeKey = (as: Person, name: string) =>
    console.call('POST /console/v1/api_keys', { as, body: { name, scopes: ['balances:read'] } });
  const rotate = (as: Person, id: string) => console.call(`POST /console/v1/api_keys/${id}/rotate`, { as });
  const remove = (query = '') =>
    console.call(`DELETE /console/v1/memberships/${developer.id}${query}`, { as: owner });
  const works = async (bearer: string) => (await console.api('GET /v1/balances', bearer)).status === 200;
  const keysIn = (body: unknown): Record<string, unknown>[] => Object(body).data.api_keys;

  test('200: those that the member can use are shown, and go on', async () => {
    const key = await makeKey(developer, 'Script');
    await makeKey(owner, 'Backend');
    const revoked = await makeKey(developer, 'Old');
    await console.call(`DELETE /console/v1/api_keys/${revoked.text('data.id')}`, { as: owner });
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(keysIn(body)).toMatchObject([
      { id: key.text('data.id'), name: 'Script', created_by: developer.id },
    ]);
    expect(JSON.stringify(body)).not.toContain(key.text('data.credential'));
    expect(await works(key.text('data.credential'))).toBe(true);
  });

  test('200 with revoke_api_keys: they are dead, and each revocation is in the audit log', async () => {
    const keys = [await makeKey(developer, 'One'), await makeKey(developer, 'Two')];
    const others = await makeKey(owner, 'Backend');
    const { status, body } = await remove('?revoke_api_keys=true');
    expect(status).toBe(200);
    expect(keysIn(body).map(({ revoked_at: at }) => typeof at)).toEqual(['string', 'string']);
    for (const key of keys) expect(await works(key.text('data.credential'))).toBe(false);
    expect(await works(others.text('data.credential'))).toBe(true);
    const log = await console.call('GET /console/v1/audit_entries?action=api_key.revoked', { as: owner });
    expect(
      Object(log.body)
        .data.map(({ target }: { target: string }) => target)
        .sort(),
    ).toEqual(keys.map((key) => key.text('data.id')).sort());
  });

  test('whoever rotated a key last can use it, and not who made it', async () => {
    const [made, taken] = [await makeKey(developer, 'Given up'), await makeKey(owner, 'Taken over')];
    await rotate(owner, made.text('data.id'));
    const rotated = await rotate(developer, taken.text('data.id'));
    expect(rotated.body).toMatchObject({ data: { created_by: owner.id, rotated_by: developer.id } });
    const { body } = await remove();
    expect(keysIn(body)).toMatchObject([{ id: taken.text('data.id'), rotated_by: developer.id }]);
  });

  test('a removal that is refused revokes nothing', async () => {
    const key = await makeKey(owner, 'Backend');
    const refused = await console.call(`DELETE /console/v1/memberships/${owner.id}?revoke_api_keys=true`, {
      as: owner,
    });
    expect(refused.status).toBe(409);
    expect(await works(key.text('data.credential'))).toBe(true);
  });

  test('a public key names its maker too', async () => {
    const made = await console.call('POST /console/v1/public_keys', {
      as: developer,
      body: { name: 'Shop' },
    });
    expect(made.body).toMatchObject({ data: { created_by: developer.id } });
  });
});
