import { type Access, access } from '@finops/contract/console';
import type { Call, OperationFacts } from '@finops/contract-express';
import type { ApiKeyCaller, Caller } from '../domain/accounts/caller.ts';
import { isCsrfToken } from '../domain/accounts/session-token.ts';
import type { SignedIn } from '../domain/accounts/sessions.ts';
import { UNKNOWN_RESOURCE } from '../http/admit.ts';
import { callerOfCredential, presentedCredential, unauthorized } from '../http/authenticate.ts';
import { authorize } from '../http/authorize.ts';
import { type Counted, countedAddress, countedCaller, limitRate, networkOf } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import type { ConsoleContext } from './context.ts';
import {
  administratorRefused,
  apiKeyRefused,
  csrfRefused,
  originRefused,
  roleRefused,
  SessionRequired,
} from './refusals.ts';
import { sessionTokenIn } from './session-cookie.ts';

/** What the console's gate is told by the configuration. */
export interface ConsoleAdmissionSettings {
  /** Requests per rolling minute and resource of a user, of a key without a limit of its own, and of an address. */
  readonly rateLimitPerMinute: number;
  /** Told which API key calls, for the log. */
  readonly onCaller: (call: Call, caller: Caller) => void;
}

type Means = Pick<Services, 'clock' | 'rateWindows' | 'apiKeys' | 'publicKeys' | 'accounts'>;

const SECURED: ReadonlyMap<string, Access> = new Map(Object.entries(access));
const BEARER_ONLY = { ApiKey: [] };

/**
 * Makes the gate of the console: authenticate, rate limit, CSRF token, role. Who may call what comes from the contract (G91, G93).
 */
export function consoleAdmission(
  means: Means,
  { rateLimitPerMinute, onCaller }: ConsoleAdmissionSettings,
): (call: Call) => Promise<ConsoleContext> {
  const count = (call: Call, counted: Counted) =>
    limitRate(
      call,
      call.operation?.resource ?? UNKNOWN_RESOURCE,
      counted,
      means.rateWindows,
      means.clock.now(),
    );
  const countAddress = (call: Call) => count(call, countedAddress(call.address, rateLimitPerMinute));

  async function admitKey(call: Call, operation: OperationFacts): Promise<ApiKeyCaller> {
    const presented = presentedCredential({ ...operation, security: [BEARER_ONLY] }, call);
    const caller = presented && (await callerOfCredential(presented, means));
    if (caller?.kind !== 'api_key') {
      await countAddress(call);
      throw unauthorized(operation, presented);
    }
    onCaller(call, caller);
    await count(call, countedCaller(caller, rateLimitPerMinute));
    if (!operation.security.some((alternative) => Object.hasOwn(alternative, 'ApiKey'))) {
      throw apiKeyRefused();
    }
    authorize(operation, caller);
    return caller;
  }

  async function admitSession(call: Call, { id }: OperationFacts): Promise<SignedIn> {
    const token = sessionTokenIn(call.request.headers.cookie);
    const session = token === undefined ? undefined : await means.accounts.sessions.read(token);
    if (session === undefined) {
      await countAddress(call);
      throw new SessionRequired();
    }
    await count(call, { who: `user:${session.user.id}`, limit: rateLimitPerMinute });
    const demanded = SECURED.get(id);
    if (demanded === undefined) throw new Error(`The contract does not say who may call ${id}.`);
    if (demanded.csrf) demandOwnPage(call, session);
    demandRight(demanded, session);
    return session;
  }

  return async (call) => {
    const { operation } = call;
    const known = { requestId: call.id, network: networkOf(call.address) };
    if (operation === undefined || operation.security.length === 0) {
      await countAddress(call);
      return known;
    }
    return call.request.headers.authorization === undefined
      ? { ...known, session: await admitSession(call, operation) }
      : { ...known, apiKey: await admitKey(call, operation) };
  };
}

/** Demands of a change that a page of the console itself asks for it. */
function demandOwnPage({ request }: Call, session: SignedIn): void {
  const { origin, host } = request.headers;
  if (origin !== undefined && hostOf(origin) !== host?.toLowerCase()) throw originRefused(origin);
  const given = request.headers['x-csrf-token'];
  if (!isCsrfToken(typeof given === 'string' ? given : undefined, session.token)) throw csrfRefused();
}

/** Host and port of an origin; undefined for `null` and what is no origin. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function demandRight({ administrator, roles }: Access, { user, role }: SignedIn): void {
  if (administrator && !user.isAdministrator) throw administratorRefused();
  if (roles.length > 0 && (role === undefined || !roles.includes(role))) throw roleRefused(role, roles);
}
