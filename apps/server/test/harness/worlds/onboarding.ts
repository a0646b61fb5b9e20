import { expect } from 'vitest';
import type { DatabaseKind, TestDatabase } from '../processes/databases.ts';
import type { SeededBusiness } from '../seed/seed-business.ts';
import { type EventBody, eventFlaws } from './contract-events.ts';
import { startServer, type TestServer } from './server.ts';
import { toldEvents } from './told-events.ts';

/** Differences of a call from one of the business itself. */
interface CallSettings {
  readonly of?: SeededBusiness;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Awaited<ReturnType<Response['json']>>;
}

/** A server on which a business onboards customers. */
export interface Onboarding {
  readonly server: TestServer;
  readonly database: TestDatabase;
  readonly business: SeededBusiness;
  /** Calls the API. */
  call(method: string, path: string, body?: unknown, settings?: CallSettings): Promise<Answer>;
  /** Creates a customer; returns its identifier. */
  create(body: object): Promise<string>;
  read(id: string): Promise<Answer['json']>;
  update(id: string, body: object): Promise<Answer>;
  verify(id: string): Promise<Answer>;
  /** Calls a control of the sandbox with the API key. */
  control(path: string, body: object): Promise<Answer>;
  settle(id: string, outcome: 'approved' | 'rejected' | 'reverted', reason?: string): Promise<Answer>;
  /** Moves the clock of the business. */
  pass(seconds: number): Promise<void>;
  /** The events of a customer in order; each body must match the contract. */
  eventsOf(id: string): Promise<readonly (EventBody & { readonly data: Answer['json'] })[]>;
  stop(): Promise<void>;
}

/** Starts a server on a fresh database. */
export async function startOnboarding(kind: DatabaseKind): Promise<Onboarding> {
  const database = await kind.open();
  const server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  const business = await server.seedBusiness();

  async function send(url: string, method: string, body: unknown, { of = business, headers }: CallSettings) {
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: of.authorization,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = { status: response.status, headers: response.headers, json: await response.json() };
    // No call may fail because of an error in the server; its log names it.
    if (answer.status === 500) expect.fail(JSON.stringify(server.log.slice(-3)));
    return answer;
  }

  const call: Onboarding['call'] = (method, path, body, settings = {}) =>
    send(`${server.api}${path}`, method, body, settings);
  const control: Onboarding['control'] = (path, body) =>
    send(`${server.console}/console/v1/sandbox/${path}`, 'POST', body, {});
  return {
    server,
    database,
    business,
    call,
    control,
    async create(body) {
      const { status, json } = await call('POST', '/v1/customers', body);
      expect([status, json.message]).toEqual([201, 'Customer created.']);
      return json.data.id;
    },
    read: async (id) => (await call('GET', `/v1/customers/${id}`)).json.data,
    update: (id, body) => call('PUT', `/v1/customers/${id}`, body),
    verify: (id) => call('POST', `/v1/customers/${id}/verify`),
    settle: (id, outcome, reason) =>
      control(`customers/${id}/verification`, { outcome, ...(reason !== undefined && { reason }) }),
    async pass(seconds) {
      expect((await control('clock/advance', { seconds })).status).toBe(200);
    },
    async eventsOf(id) {
      const rows = await toldEvents(database, 'resource_id', id);
      const events = rows.map(({ kind, body }) => ({
        business_id: business.businessId,
        event: kind,
        data: JSON.parse(body),
      }));
      expect(events.flatMap(eventFlaws)).toEqual([]);
      expect(rows.every(({ profile_id }) => profile_id === id)).toBe(true);
      return events;
    },
    async stop() {
      await server.stop();
      await database.close();
    },
  };
}
