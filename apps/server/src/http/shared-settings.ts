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
/** Seconds after which another try makes sense when the database is out of reach. */
export const OUTAGE_RETRY_SECONDS = 2;

const isUnbuilt = (error: unknown) => error instanceof Fault && error.kind === 'unbuilt';

/** One for the process: what is compiled of it is compiled once. */
const document = loadDocument();

type Shared = Omit<
  Settings<object, object, never>,
  'include' | 'handlers' | 'admit' | 'makeRoom' | 'perform'
>;

/** What the apps of every contract are made of. */
interface SharedDependencies {
  readonly config: Pick<Config, 'environment' | 'rateLimitPerMinute' | 'trustedProxies'>;
  readonly services: { readonly ids: Ids };
  readonly logger: Logger;
  /** Watches every call. */
  readonly observer: Required<Observer>;
  /** Whether an error says that the database is out of reach. */
  readonly isOutage: (error: unknown) => boolean;
}

/** What the apps of every contract have in common. */
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
