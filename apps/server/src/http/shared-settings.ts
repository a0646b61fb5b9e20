import { loadDocument } from '@finops/contract/document';
import { Fault, type Settings } from '@finops/contract-express';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { Unavailable } from '../domain/domain-error.ts';
import type { Ids } from '../domain/ids.ts';
import type { Observer } from '../observability/observer.ts';
import { callerAddress } from './caller-address.ts';
import { errorReplies } from './error-body.ts';
import { announce } from './rate-limit.ts';
import { handlerFiles } from './unbuilt-operations.ts';

const OUTAGE = 'The service is temporarily unavailable. Try again.';
/** Seconds to wait before retrying when the database is unreachable. */
export const OUTAGE_RETRY_SECONDS = 2;

const isUnbuilt = (error: unknown) => error instanceof Fault && error.kind === 'unbuilt';

/** One per process, so that each schema is compiled once. */
const document = loadDocument();

type Shared = Omit<
  Settings<object, object, never>,
  'include' | 'handlers' | 'admit' | 'makeRoom' | 'perform'
>;

/** Dependencies of the app of any contract. */
interface SharedDependencies {
  readonly config: Pick<Config, 'environment' | 'rateLimitPerMinute' | 'trustedProxies'>;
  readonly services: { readonly ids: Ids };
  readonly logger: Logger;
  /** Observes every call. */
  readonly observer: Required<Observer>;
  /** Whether an error means that the database is unreachable. */
  readonly isOutage: (error: unknown) => boolean;
}

/** Settings that the apps of all contracts share. */
export function sharedSettings({ config, services, logger, observer, isOutage }: SharedDependencies): Shared {
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
      logger.error({ err: error, request_id: call.id }, 'the database is unreachable');
      return errorReply(new Unavailable(OUTAGE, OUTAGE_RETRY_SECONDS, { cause: error }), call);
    },
    mistakes: config.environment === 'production' ? 'report' : 'fail',
    // A sandbox should be usable immediately; a production deployment accepts calls only when everything is compiled.
    compile: config.environment === 'production' ? 'at start' : 'at first call',
    onMistake: ({ status, faults }, call) => {
      logger.error(
        { request_id: call.id, operation: call.operation?.id, status, faults },
        'a response breaks the contract',
      );
    },
    begin: (call) => {
      const limit = config.rateLimitPerMinute;
      // Every reply of an operation has these headers, even one sent before the request is counted.
      if (call.operation !== undefined) announce(call, limit, { remaining: limit, resetSeconds: 60 });
      observer.begin(call);
    },
    finish: observer.finish,
  };
}
