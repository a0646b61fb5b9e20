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

/** Dependencies of the console app. */
export interface ConsoleAppDependencies {
  readonly config: Pick<
    Config,
    'environment' | 'rateLimitPerMinute' | 'acceptLegacyHeaders' | 'trustedProxies' | 'business'
  >;
  readonly services: ConsoleServices;
  /** An operation without a handler answers 503. */
  readonly handlers: Partial<ConsoleHandlers>;
  /** Limits the concurrent calls of each business. */
  readonly calls: Bulkhead;
  /** Whether an error means that the database is unreachable. */
  readonly isOutage: (error: unknown) => boolean;
  readonly idempotencyStore: IdempotencyStore;
  readonly logger: Logger;
  /** Observes every call; `callers` passes it the caller. */
  readonly observer: Required<Observer>;
  readonly callers: WeakMap<Call, Caller | SessionCaller>;
}

/** One per process, so that each schema is compiled once. */
const document = loadConsoleDocument();

/** Bodies of the console are small; a slow one must not keep an admitted call open. */
const BODY_TIMES = { idleMs: 1500, totalMs: 5000 };

/**
 * Mounts the console's contract, in production without the sandbox (G93). Every operation is compiled before this
 * resolves.
 */
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
    // Members wait in a separate line, so that keys can be revoked even while programs fill theirs.
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

/** In the console an idempotency key belongs to an API key, or to a user in a business (G221). */
function scopeOfContext(context: ConsoleContext): KeyScope {
  const { apiKey } = context;
  const caller =
    apiKey === undefined ? ['session', sessionOf(context).user.id] : [apiKey.kind, apiKey.apiKeyId];
  return { businessId: businessIdOf(context), caller };
}
