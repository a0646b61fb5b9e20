import type { OperationDefaults, operations } from '@finops/contract/console';
import { loadConsoleDocument } from '@finops/contract/document';
import { type Call, type ContractApp, contractApp, type Step } from '@finops/contract-express';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import type { Bulkhead } from '../domain/bulkhead.ts';
import type { IdempotencyStore } from '../domain/idempotency-store.ts';
import type { SuppliedHeader } from '../http/handler.ts';
import { idempotency, type KeyScope } from '../http/idempotency.ts';
import { keptReplies } from '../http/kept-replies.ts';
import { runForBusiness } from '../http/run-for-business.ts';
import { sharedSettings } from '../http/shared-settings.ts';
import type { Observer } from '../observability/observer.ts';
import type { ConsoleServices } from '../services.ts';
import { consoleAdmission } from './admit.ts';
import { businessIdOf, type ConsoleContext, type ConsoleHandlers, sessionOf } from './handler.ts';

/** What the app of the console's contract is made of. */
export interface ConsoleAppDependencies {
  readonly config: Pick<
    Config,
    'environment' | 'rateLimitPerMinute' | 'acceptLegacyHeaders' | 'trustedProxies' | 'business'
  >;
  readonly services: ConsoleServices;
  /** An operation that is missing here answers 503. */
  readonly handlers: Partial<ConsoleHandlers>;
  /** Calls of businesses that are under way. */
  readonly calls: Bulkhead;
  /** Whether an error says that the database is out of reach. */
  readonly isOutage: (error: unknown) => boolean;
  readonly idempotencyStore: IdempotencyStore;
  readonly logger: Logger;
  /** Watches every call; it is told who calls by `callers`. */
  readonly observer: Required<Observer>;
  readonly callers: WeakMap<Call, Caller | SessionCaller>;
}

/** One for the process: what is compiled of it is compiled once. */
const document = loadConsoleDocument();

/** Bodies of the console are small; a call is not to be held open after it was let in. */
const BODY_TIMES = { idleMs: 1500, totalMs: 5000 };

/** Mounts the console's contract, in production without the sandbox (G93); everything is compiled on return. */
export function consoleApp(parts: ConsoleAppDependencies): ContractApp {
  const { config, services, callers, calls } = parts;
  const { environment, rateLimitPerMinute, business } = config;
  const shared = sharedSettings(parts);
  const performOnce = idempotency(services, { ...keptReplies(parts), scopeOf: scopeOfContext });
  const cookie = { secure: environment === 'production' };
  const settings = {
    ...shared,
    times: BODY_TIMES,
    document,
    admit: consoleAdmission(services, {
      environment,
      rateLimitPerMinute,
      businessRatePerMinute: business.ratePerMinute,
      cookie,
      onCaller: (call, caller) => callers.set(call, caller),
    }),
    // Members wait in a line of their own: programs that fill theirs keep nobody from revoking their keys.
    perform: (step: Step<ConsoleContext>) => {
      const { apiKey, session } = step.context;
      const run = () => performOnce(step);
      return apiKey === undefined
        ? runForBusiness(calls, session?.business?.id, run, `console ${session?.business?.id}`)
        : runForBusiness(calls, apiKey.businessId, run);
    },
  };
  const hasSandbox = environment !== 'production';
  return contractApp<operations, OperationDefaults, ConsoleContext, SuppliedHeader>({
    ...settings,
    include: ({ resource }) => hasSandbox || resource !== 'sandbox',
    handlers: parts.handlers,
  });
}

/** The keys of the console are those of an API key, or of a user in a business (G221). */
function scopeOfContext(context: ConsoleContext): KeyScope {
  const { apiKey } = context;
  const caller =
    apiKey === undefined ? ['session', sessionOf(context).user.id] : [apiKey.kind, apiKey.apiKeyId];
  return { businessId: businessIdOf(context), caller };
}
