import type { OperationDefaults, OperationId, operations } from '@finops/contract/console';
import type * as express from '@finops/contract-express';
import type { SuppliedHeader } from '../http/handler.ts';
import type { ConsoleContext } from './context.ts';

/** One handler for each operation of the console. */
export type ConsoleHandlers = express.Handlers<operations, OperationDefaults, ConsoleContext, SuppliedHeader>;

/** The handlers of some operations. */
export type HandlersOf<Id extends OperationId> = Pick<ConsoleHandlers, Id>;
