import type { Business } from '../../../src/domain/accounts/business.ts';
import { grantableScopes } from '../../../src/domain/accounts/keys/scopes.ts';
import type { ConsoleServer, Person } from './console-server.ts';

/** A response of the API or the console. */
interface DeskAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
  readonly json: any;
}

/** Options of a call of the API, besides its body. */
interface DeskCall {
  readonly profile?: string;
  readonly idempotencyKey?: string;
}

/** A business with an owner and an API key with all scopes, which manages its customers. */
export interface CustomerDesk {
  readonly business: Business;
  readonly owner: Person;
  /** Calls the API: `POST /v1/customers`. */
  call(target: string, body?: unknown, call?: DeskCall): Promise<DeskAnswer>;
  /** Calls a control of the sandbox. */
  control(path: string, body: object): Promise<DeskAnswer>;
  /** Creates a customer and returns its identifier. */
  create(body: object): Promise<string>;
  /** Submits a customer and has it approved. */
  activate(id: string): Promise<void>;
  /** Requests the erasure of a customer, as the owner. */
  erase(id: string, as?: Person): ReturnType<ConsoleServer['call']>;
}

/** Creates a separate business on a server. */
export async function openCustomerDesk(console: ConsoleServer): Promise<CustomerDesk> {
  const business = await console.business();
  const owner = await console.person({ business });
  const act = { actor: { kind: 'user', id: owner.id }, requestId: 'req_test000000000000' } as const;
  const key = { name: 'All', scopes: grantableScopes };
  const { credential } = await console.accounts.apiKeys.create(act, business.id, key);
  const ask = async (
    origin: string,
    target: string,
    body: unknown,
    { profile, idempotencyKey }: DeskCall,
  ): Promise<DeskAnswer> => {
    const [method = 'GET', path = ''] = target.split(' ');
    const response = await fetch(origin + path, {
      method,
      headers: {
        Authorization: `Bearer ${credential}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(profile !== undefined && { 'X-BU-PROFILE-ID': profile }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  const call: CustomerDesk['call'] = (target, body, facts = {}) =>
    ask(console.apiAddress, target, body, facts);
  const control: CustomerDesk['control'] = (path, body) =>
    ask(console.address, `POST /console/v1/sandbox/${path}`, body, {});
  const done = ({ status, json }: DeskAnswer) => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(json)}`);
    return json.data;
  };
  return {
    business,
    owner,
    call,
    control,
    create: async (body) => done(await call('POST /v1/customers', body)).id,
    activate: async (id) => {
      done(await call(`POST /v1/customers/${id}/verify`));
      done(await control(`customers/${id}/verification`, { outcome: 'approved' }));
    },
    erase: (id, as = owner) => console.call(`POST /console/v1/customers/${id}/erase`, { as }),
  };
}
