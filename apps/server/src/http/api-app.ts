import { type OperationDefaults, type operations, operationTable } from '@finops/contract';
import { loadDocument } from '@finops/contract/document';
import {
  type Call,
  type ContractApp,
  contractApp,
  Fault,
  type OperationFacts,
  type Settings,
} from '@finops/contract-express';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import { onAccountOf } from '../domain/acting-business.ts';
import type { Bulkhead } from '../domain/bulkhead.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import { Unavailable } from '../domain/domain-error.ts';
import type { IdempotencyStore } from '../domain/idempotency-store.ts';
import type { SandboxFault } from '../domain/sandbox/sandbox-fault.ts';
import type { Observer } from '../observability/observer.ts';
import type { Services } from '../services.ts';
import { admission } from './admit.ts';
import { callerAddress } from './caller-address.ts';
import { errorReplies } from './error-body.ts';
import type { ApiHandlers, RequestContext, SuppliedHeader } from './handler.ts';
import { idempotency, scopeOfCaller } from './idempotency.ts';
import { injectedFaults } from './injected-faults.ts';
import { largeBodies } from './large-bodies.ts';
import { announce } from './rate-limit.ts';
import { handlerFiles } from './unbuilt-operations.ts';

/** What the app on the address of the API is made of; the issuer and the console share most of it. */
export interface ApiAppParts {
  readonly config: Pick<
    Config,
    'environment' | 'rateLimitPerMinute' | 'acceptLegacyHeaders' | 'trustedProxies' | 'business'
  >;
  readonly services: Services;
  /** An operation that is missing here answers 503. */
  readonly handlers: Partial<ApiHandlers>;
  /** Calls of businesses that are under way. */
  readonly calls: Bulkhead;
  /** Bytes of large bodies that are under way. */
  readonly bodies: ByteBudget;
  /** Calls of businesses that a fault of their sandbox delays. */
  readonly delayed: Bulkhead;
  /** Told of each call that meets a fault of its sandbox. */
  readonly onFault: (call: Call, fault: SandboxFault) => void;
  readonly idempotencyStore: IdempotencyStore;
  /** Whether an error says that the database is out of reach. */
  readonly isOutage: (error: unknown) => boolean;
  readonly logger: Logger;
  /** Watches every call; it is told the callers by `callers`. */
  readonly observer: Required<Observer>;
  readonly callers: WeakMap<Call, Caller | SessionCaller>;
}

/** Mounts what the public contract has on the address of the API, with the whole pipeline. In production every operation is compiled on return, in the sandbox at its first call. */
export function apiApp(parts: ApiAppParts): ContractApp {
  const { config, services, callers } = parts;
  const settings = sharedSettings(parts);
  const performOnce = idempotency(services, { ...keptReplies(parts), scopeOf: scopeOfCaller });
  // Production has no faults that anybody injects (G93).
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
          : inItsPlace(parts.calls, caller?.businessId, work, lineOf(caller));
      return injected === undefined ? run() : injected(step, run);
    },
    cors: takesPublicKey,
  });
}

/** Payers wait in a line of their own: however many there are, they keep no program of the business from its work (G335). */
function lineOf(caller: Caller | undefined): string | undefined {
  return caller?.kind === 'public_key' ? `payers ${caller.businessId}` : caller?.businessId;
}

/** Where replies are kept for idempotency keys, and who is told when that fails. */
export function keptReplies({ idempotencyStore, logger }: Pick<ApiAppParts, 'idempotencyStore' | 'logger'>) {
  return {
    store: idempotencyStore,
    onReplyLost: (error: unknown) =>
      logger.error({ err: error }, 'a reply was not kept for its idempotency key'),
    onNotRenewed: (error: unknown) =>
      logger.error({ err: error }, 'the leases of idempotency keys were not renewed'),
  };
}

/**
 * Carries a call out on account of its business, when the business has a place for it.
 *
 * @param businessId undefined: the call is nobody's, and waits for nobody.
 * @param line the name of the line that it waits in; that of the business by default.
 * @throws BusinessBusy when there is no place in time.
 */
export function inItsPlace<Result>(
  calls: Bulkhead,
  businessId: string | undefined,
  work: () => Promise<Result>,
  line = businessId,
): Promise<Result> {
  if (businessId === undefined || line === undefined) return work();
  return calls.run(line, () => onAccountOf(businessId, work));
}

const OUTAGE = 'The service is temporarily unavailable. Try again.';
/** Seconds after which another try makes sense when the database is out of reach. */
export const OUTAGE_RETRY_SECONDS = 2;

const isUnbuilt = (error: unknown) => error instanceof Fault && error.kind === 'unbuilt';

/** One for the process: what is compiled of it is compiled once. */
const document = loadDocument();

type Shared = Omit<
  Settings<object, object, never>,
  'include' | 'handlers' | 'admit' | 'makeRoom' | 'perform'
>;

/** What the apps of every contract of ours have in common. */
export function sharedSettings({
  config,
  services,
  logger,
  observer,
  isOutage,
}: Omit<
  ApiAppParts,
  'idempotencyStore' | 'callers' | 'calls' | 'bodies' | 'handlers' | 'delayed' | 'onFault'
>): Shared {
  const errorReply = errorReplies((error, call) => {
    logger.error({ err: error, request_id: call.id, operation: call.operation?.id }, 'a request failed');
  });
  return {
    document,
    newRequestId: () => services.ids.next('req_'),
    addressOf: callerAddress(config.trustedProxies),
    errorReply: (error, call) => {
      if (isUnbuilt(error) && call.operation !== undefined && config.environment !== 'production') {
        const { file, list } = handlerFiles(call.operation);
        logger.info(
          { request_id: call.id, operation: call.operation.id },
          `the operation has no handler: write it in ${file} and name it in ${list}`,
        );
      }
      if (!isOutage(error)) return errorReply(error, call);
      logger.error({ err: error, request_id: call.id }, 'the database is out of reach');
      return errorReply(new Unavailable(OUTAGE, OUTAGE_RETRY_SECONDS, { cause: error }), call);
    },
    mistakes: config.environment === 'production' ? 'report' : 'fail',
    // A sandbox is started to be used at once; a deployment takes calls when all is ready.
    compile: config.environment === 'production' ? 'at start' : 'at first call',
    onMistake: ({ status, faults }, call) => {
      logger.error(
        { request_id: call.id, operation: call.operation?.id, status, faults },
        'a response breaks the contract',
      );
    },
    begin: (call) => {
      const limit = config.rateLimitPerMinute;
      // Every reply of an operation has the headers, one before its request is counted too.
      if (call.operation !== undefined) announce(call, limit, { remaining: limit, resetSeconds: 60 });
      observer.begin(call);
    },
    finish: observer.finish,
  };
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

/** Pages of any origin may call what a public key opens, and nothing else (G24). */
function takesPublicKey({ security }: OperationFacts): boolean {
  return security.some((alternative) => Object.hasOwn(alternative, 'PublicKey'));
}
