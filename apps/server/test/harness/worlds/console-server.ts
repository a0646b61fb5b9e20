import type { Role } from '@finops/contract/console';
import type { Accounts } from '../../../src/domain/accounts/accounts.ts';
import type { Act } from '../../../src/domain/accounts/audit-entry.ts';
import type { Business } from '../../../src/domain/accounts/business.ts';
import { digestOf } from '../../../src/domain/accounts/keys/api-key-credential.ts';
import { LONGEST_LIFETIME_MS } from '../../../src/domain/accounts/users/session.ts';
import { csrfTokenOf, newSessionToken } from '../../../src/domain/accounts/users/session-token.ts';
import { timestampOf } from '../../../src/domain/clock.ts';
import type { Services } from '../../../src/services.ts';
import { accountStore } from '../../../src/storage/accounts/postgres-account-store.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { randomIds, systemRandomness } from '../../../src/system.ts';
import { mailedTo } from '../seed/account-parts.ts';
import { quickPasswordHash } from '../seed/quick-password-hash.ts';
import { type MovedClock, movedClock } from './moved-clock.ts';
import { startServer, type TestServer, type TestServerSettings } from './server.ts';

/** The password of all persons in tests. */
export const PASSWORD = 'a password of some length';
const passwordHash = quickPasswordHash(PASSWORD);

/** The service itself as an actor in the audit log of tests. */
export const SYSTEM: Act = {
  actor: { kind: 'system', id: 'SYS_console' },
  requestId: 'req_test000000000000',
};

/** Someone with a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  /** The value of the cookie. */
  readonly token: string;
}

/** A response. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The text at a dotted path of the body; throws when there is none. */
  text(path: string): string;
}

/** Options of a call. */
interface ConsoleCall {
  /** Its session and CSRF token are sent. */
  readonly as?: Person;
  readonly body?: unknown;
  /** Overrides those of the session; an empty one is omitted. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server with access to its console. */
export interface ConsoleServer {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** That of the API. */
  readonly apiAddress: string;
  readonly services: Services;
  readonly accounts: Accounts;
  readonly clock: MovedClock;
  /** Calls the console: `GET /console/v1/session`. */
  call(target: string, call?: ConsoleCall): Promise<Answer>;
  /** Calls the API with a bearer value. */
  api(target: string, bearer: string): Promise<Answer>;
  business(name?: string): Promise<Business>;
  /** A user with a session, in a business if one is given. */
  person(place?: {
    readonly business?: Business;
    readonly role?: Role;
    readonly administrator?: boolean;
  }): Promise<Person>;
  /** The token in the newest mail to an e-mail address; throws when there is none. */
  mailedToken(email: string): Promise<string>;
  readonly unbuilt: TestServer['unbuilt'];
  readonly issuerUrl: TestServer['issuerUrl'];
  /** The directory of customer files. */
  readonly dataDirectory: TestServer['dataDirectory'];
  /** The lines of the log so far, as values. */
  readonly log: TestServer['log'];
  stop(): Promise<void>;
}

/** Starts a server on a migrated database; its clock stands still until it is moved. */
export async function startConsole(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  settings: Pick<TestServerSettings, 'sweepMs'> = {},
): Promise<ConsoleServer> {
  const clock = movedClock();
  const server = await startServer({
    ...settings,
    database,
    clock,
    environment: { RATE_LIMIT_PER_MINUTE: '10000', ...environment },
  });
  const { accounts } = server.services;
  const store = accountStore(database);
  return {
    address: server.console,
    apiAddress: server.api,
    services: server.services,
    accounts,
    clock,
    unbuilt: server.unbuilt,
    issuerUrl: server.issuerUrl,
    log: server.log,
    dataDirectory: server.dataDirectory,
    mailedToken: (email) => mailedTo(accounts.mails, email),
    stop: () => server.stop(),
    call: (target, call) => request(server.console, target, call),
    api: (target, bearer) => request(server.api, target, { headers: { authorization: `Bearer ${bearer}` } }),
    business: async (name = 'Noether Library') => {
      const business = accounts.businesses.plan({ name, countryId: 'NG' });
      await store.change(business.id, (records) => records.business.insert(business));
      return business;
    },
    person: async ({ business, role = 'owner', administrator = false } = {}) => {
      const id = randomIds.next('USR_');
      const email = `${id.toLowerCase()}@example.com`;
      const token = newSessionToken(systemRandomness);
      const createdAt = timestampOf(clock.now());
      await store.directory.emails.claim(email, { userId: id, businessId: business?.id });
      const user = { id, email, name: 'Emmy Noether', isAdministrator: administrator, createdAt };
      await store.users.insert({ ...user, passwordHash: await passwordHash });
      if (business !== undefined) {
        await store.directory.memberships.insert(id, business.id);
        await store
          .of(business.id)
          .memberships.insert({ businessId: business.id, userId: id, role, createdAt });
      }
      await store.sessions.insert({
        tokenHash: digestOf(token),
        userId: id,
        businessId: business?.id,
        createdAt,
        expiresAt: timestampOf(new Date(clock.now().getTime() + LONGEST_LIFETIME_MS)),
        lastSeenAt: createdAt,
      });
      return { id, email, token };
    },
  };
}

async function request(
  origin: string,
  target: string,
  { as, body, headers }: ConsoleCall = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = target.split(' ');
  const sent = {
    // By its names over http and https.
    ...(as && {
      cookie: `finops_session=${as.token}; __Host-finops_session=${as.token}`,
      'x-csrf-token': csrfTokenOf(as.token),
    }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const response = await fetch(origin + path, {
    method,
    headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return {
    status: response.status,
    headers: response.headers,
    body: answer,
    text: (place) => textAt(answer, place),
  };
}

function textAt(value: unknown, place: string): string {
  const found = place
    .split('.')
    .reduce<unknown>((inner, name) => Object.entries(inner ?? {}).find(([key]) => key === name)?.[1], value);
  if (typeof found !== 'string') throw new Error(`There is no text at ${place} of ${JSON.stringify(value)}.`);
  return found;
}
