import type { OperationDefaults, operations } from '@finops/contract/console';
import { loadConsoleDocument } from '@finops/contract/document';
import { type Call, type ContractApp, contractApp, type Reply, type Step } from '@finops/contract-express';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import type { Bulkhead } from '../domain/bulkhead.ts';
import type { SuppliedHeader } from '../http/handler.ts';
import { inItsPlace, sharedSettings } from '../http/public-apps.ts';
import type { Observer } from '../observability/observer.ts';
import type { Services } from '../services.ts';
import { consoleAdmission } from './admit.ts';
import type { ConsoleContext, ConsoleHandlers } from './handler.ts';

/** What the app of the console's contract is made of. */
export interface ConsoleAppParts {
  readonly config: Pick<
    Config,
    'environment' | 'rateLimitPerMinute' | 'acceptLegacyHeaders' | 'trustedProxies' | 'business'
  >;
  readonly services: Services;
  /** An operation that is missing here answers 503. */
  readonly handlers: Partial<ConsoleHandlers>;
  /** Calls of businesses that are under way. */
  readonly calls: Bulkhead;
  /** Whether an error says that the database is out of reach. */
  readonly isOutage: (error: unknown) => boolean;
  readonly logger: Logger;
  /** Watches every call; it is told who calls by `callers`. */
  readonly observer: Required<Observer>;
  readonly callers: WeakMap<Call, Caller | SessionCaller>;
}

/** Bodies of the console are small; a call is not to be held open after it was let in. */
const BODY_TIMES = { idleMs: 1500, totalMs: 5000 };

/** Mounts the console's contract, in production without the sandbox (G93); everything is compiled on return. */
export function consoleApp(parts: ConsoleAppParts): ContractApp {
  const { config, services, callers, calls } = parts;
  const { environment, rateLimitPerMinute, business } = config;
  const shared = sharedSettings(parts);
  const cookie = { secure: environment === 'production' };
  const settings = {
    ...shared,
    times: BODY_TIMES,
    document: loadConsoleDocument(),
    admit: consoleAdmission(services, {
      environment,
      rateLimitPerMinute,
      businessRatePerMinute: business.ratePerMinute,
      cookie,
      onCaller: (call, caller) => callers.set(call, caller),
    }),
    // Members wait in a line of their own: programs that fill theirs keep nobody from revoking their keys.
    perform: ({ context, run }: Step<ConsoleContext>) =>
      context.apiKey === undefined
        ? inItsPlace(calls, context.session?.business?.id, run, `console ${context.session?.business?.id}`)
        : inItsPlace(calls, context.apiKey.businessId, run),
    errorReply: (error: unknown, call: Call) => withSessionScheme(shared.errorReply(error, call), call),
  };
  const hasSandbox = environment !== 'production';
  return contractApp<operations, OperationDefaults, ConsoleContext, SuppliedHeader>({
    ...settings,
    include: ({ resource }) => hasSandbox || resource !== 'sandbox',
    handlers: parts.handlers,
  });
}

/** A caller without a bearer value is told that the console takes sessions (G91). */
function withSessionScheme(reply: Reply, { request }: Call): Reply {
  if (reply.status !== 401 || request.headers.authorization !== undefined) return reply;
  return { ...reply, headers: { ...reply.headers, 'WWW-Authenticate': 'Session realm="console"' } };
}
