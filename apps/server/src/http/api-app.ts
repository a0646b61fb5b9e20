import { type OperationDefaults, type operations, operationTable } from '@finops/contract';
import { type Call, type ContractApp, contractApp, type OperationFacts } from '@finops/contract-express';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import { onAccountOf } from '../domain/acting-business.ts';
import type { Bulkhead } from '../domain/bulkhead.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import type { IdempotencyStore } from '../domain/idempotency-store.ts';
import type { SandboxFault } from '../domain/sandbox/sandbox-fault.ts';
import type { Observer } from '../observability/observer.ts';
import type { ApiServices } from '../services.ts';
import { admission } from './admit.ts';
import type { ApiHandlers, RequestContext, SuppliedHeader } from './handler.ts';
import { idempotency, scopeOfCaller } from './idempotency.ts';
import { injectedFaults } from './injected-faults.ts';
import { keptReplies } from './kept-replies.ts';
import { largeBodies } from './large-bodies.ts';
import { runForBusiness } from './run-for-business.ts';
import { sharedSettings } from './shared-settings.ts';

/** Dependencies of the API app; the issuer and the console share most of them. */
export interface ApiAppDependencies {
  readonly config: Pick<
    Config,
    'environment' | 'rateLimitPerMinute' | 'acceptLegacyHeaders' | 'trustedProxies' | 'business'
  >;
  readonly services: ApiServices;
  /** An operation without a handler answers 503. */
  readonly handlers: Partial<ApiHandlers>;
  /** Limits the concurrent calls of each business. */
  readonly calls: Bulkhead;
  /** Limits the bytes of large bodies in memory. */
  readonly bodies: ByteBudget;
  /** Limits the calls of each business that a sandbox fault delays. */
  readonly delayed: Bulkhead;
  /** Called for each call that meets a fault of its sandbox. */
  readonly onFault: (call: Call, fault: SandboxFault) => void;
  readonly idempotencyStore: IdempotencyStore;
  /** Whether an error means that the database is unreachable. */
  readonly isOutage: (error: unknown) => boolean;
  readonly logger: Logger;
  /** Observes every call; `callers` passes it the caller. */
  readonly observer: Required<Observer>;
  readonly callers: WeakMap<Call, Caller | SessionCaller>;
}

/**
 * Mounts the operations of the public contract on the address of the API, with the whole pipeline. In production every
 * operation is compiled before this resolves; in the sandbox, on its first call.
 */
export function apiApp(parts: ApiAppDependencies): ContractApp {
  const { config, services, callers } = parts;
  const settings = sharedSettings(parts);
  const performOnce = idempotency(services, { ...keptReplies(parts), scopeOf: scopeOfCaller });
  // Faults cannot be injected in production (G93).
  const injected =
    config.environment === 'sandbox'
      ? injectedFaults({ ...services, delayed: parts.delayed, onFault: parts.onFault })
      : undefined;
  const admit = admission(services, {
    rateLimitPerMinute: config.rateLimitPerMinute,
    businessRatePerMinute: config.business.ratePerMinute,
    acceptLegacyHeaders: config.acceptLegacyHeaders,
    onCaller: (call, caller) => callers.set(call, caller),
  });
  return contractApp<Pick<operations, keyof ApiHandlers>, OperationDefaults, RequestContext, SuppliedHeader>({
    ...settings,
    include: on('api'),
    handlers: parts.handlers,
    admit,
    makeRoom: largeBodies(parts.calls, parts.bodies),
    perform: (step) => {
      const { caller, hasPlace } = step.context;
      const work = () => performOnce(step);
      const run = () =>
        hasPlace && caller !== undefined
          ? onAccountOf(caller.businessId, work)
          : runForBusiness(parts.calls, caller?.businessId, work, lineOf(caller));
      return injected === undefined ? run() : injected(step, run);
    },
    cors: takesPublicKey,
  });
}

/** Payers wait in a separate line, so that any number of them cannot block the programs of the business (G335). */
function lineOf(caller: Caller | undefined): string | undefined {
  return caller?.kind === 'public_key' ? `payers ${caller.businessId}` : caller?.businessId;
}

/** The operations of the public contract on one address. */
export function on(host: 'api' | 'issuer'): (operation: OperationFacts) => boolean {
  const ids = new Set(
    Object.values(operationTable)
      .filter((operation) => operation.host === host)
      .map(({ id }) => String(id)),
  );
  return ({ id }) => ids.has(id);
}

/** Pages of any origin may call the operations that accept a public key, and no others (G24). */
function takesPublicKey({ security }: OperationFacts): boolean {
  return security.some((alternative) => Object.hasOwn(alternative, 'PublicKey'));
}
