import { type Access, access } from '@finops/contract/console';
import type { Call, OperationFacts } from '@finops/contract-express';
import type { Config } from '../config/config.ts';
import { SessionRequired } from '../domain/accounts/account-errors.ts';
import type { ApiKeyCaller, Caller, SessionCaller } from '../domain/accounts/caller.ts';
import { demandRight } from '../domain/accounts/session-grant.ts';
import { isCsrfToken } from '../domain/accounts/users/session-token.ts';
import type { SignedIn } from '../domain/accounts/users/sessions.ts';
import type { RateLimits } from '../domain/rate-windows.ts';
import { admitCaller } from '../http/admit.ts';
import { presentedCredential, unauthorized } from '../http/authenticate.ts';
import { authorize } from '../http/authorize.ts';
import { type Counted, countedAddress, limitRate, networkOf } from '../http/rate-limit.ts';
import { selectProfile } from '../http/select-profile.ts';
import type { ConsoleServices } from '../services.ts';
import type { ConsoleContext } from './handler.ts';
import { apiKeyRefused, csrfRefused, originRefused } from './refusals.ts';
import { type CookieSettings, sessionTokenIn } from './session-cookie.ts';

/** Settings of the console's gate. */
export interface ConsoleAdmissionSettings extends RateLimits {
  readonly environment: Config['environment'];
  /** A secure cookie is for pages under `https`, including those behind a proxy, which passes on their `Host`. */
  readonly cookie: CookieSettings;
  /** Receives the API key or user that calls, for the log. */
  readonly onCaller: (call: Call, caller: Caller | SessionCaller) => void;
}

type Dependencies = Pick<ConsoleServices, 'clock' | 'rateWindows' | 'admissions' | 'accounts'>;

const SECURED: ReadonlyMap<string, Access> = new Map(Object.entries(access));
const BEARER_ONLY = { ApiKey: [] };
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Makes the gate of the console: authenticate, rate limit, CSRF token, role. Who may call what comes from the contract (G91, G93).
 */
export function consoleAdmission(
  means: Dependencies,
  settings: ConsoleAdmissionSettings,
): (call: Call) => Promise<ConsoleContext> {
  const { environment, rateLimitPerMinute, cookie, onCaller } = settings;
  const count = (call: Call, counted: Counted) =>
    limitRate(call, counted, means.rateWindows, means.clock.now());
  const countAddress = (call: Call) => count(call, countedAddress(call.address, rateLimitPerMinute));

  async function admitKey(call: Call, operation: OperationFacts): Promise<ApiKeyCaller> {
    const presented = presentedCredential({ ...operation, security: [BEARER_ONLY] }, call);
    const admission = presented && (await admitCaller(call, presented, undefined, means, settings));
    if (admission?.caller.kind !== 'api_key') {
      await countAddress(call);
      throw unauthorized(operation, presented);
    }
    if (!takesKeys(operation, environment)) throw apiKeyRefused();
    authorize(operation, admission.caller);
    selectProfile(admission);
    return admission.caller;
  }

  async function admitSession(call: Call, { id }: OperationFacts) {
    const token = sessionTokenIn(call.request.headers.cookie, cookie);
    const session = token === undefined ? undefined : await means.accounts.sessions.read(token);
    if (session === undefined) {
      await countAddress(call);
      throw new SessionRequired();
    }
    const { user, business } = session;
    onCaller(call, { kind: 'session', userId: user.id, businessId: business?.id });
    await count(call, { who: `user:${user.id}`, limit: rateLimitPerMinute });
    const demanded = SECURED.get(id);
    if (demanded === undefined) throw new Error(`The contract does not say who may call ${id}.`);
    demandOwnOrigin(call, cookie);
    if (demanded.csrf) demandToken(call, session);
    demandRight(demanded, session.user, session.role);
    return { session, demand: { administrator: demanded.administrator, roles: demanded.roles } };
  }

  return async (call) => {
    const { operation } = call;
    const known = { requestId: call.id, network: networkOf(call.address) };
    if (operation === undefined) {
      await countAddress(call);
      return known;
    }
    if (call.request.headers.authorization !== undefined) {
      return { ...known, apiKey: await admitKey(call, operation) };
    }
    if (operation.security.length > 0) return { ...known, ...(await admitSession(call, operation)) };
    await countAddress(call);
    demandOwnOrigin(call, cookie);
    return known;
  };
}

/** Whether the contract accepts API keys; the scope of the sandbox grants nothing in production (G141). */
function takesKeys({ security }: OperationFacts, environment: Config['environment']): boolean {
  return security.some(
    ({ ApiKey: scopes }) =>
      scopes !== undefined && (environment === 'sandbox' || !scopes.includes('sandbox:control')),
  );
}

/** Refuses a change requested by a page of another origin. */
function demandOwnOrigin({ request }: Call, { secure }: CookieSettings): void {
  const { origin, host } = request.headers;
  if (origin === undefined || SAFE_METHODS.includes(request.method ?? '')) return;
  const own = `${secure ? 'https' : 'http'}://${host}`;
  if (URL.canParse(own) && origin.toLowerCase() === new URL(own).origin) return;
  throw originRefused(origin);
}

/** Requires the CSRF token for a change, which proves that the caller can read responses to the session. */
function demandToken({ request }: Call, session: SignedIn): void {
  const given = request.headers['x-csrf-token'];
  if (!isCsrfToken(typeof given === 'string' ? given : undefined, session.token)) throw csrfRefused();
}
