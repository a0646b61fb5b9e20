import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { sandboxFaultBody } from './sandbox-fault-body.ts';

/** Lists the active faults in the sandbox of the business (G148). */
export const listSandboxFaults =
  ({
    sandboxFaults,
    cursors,
  }: Pick<ConsoleServices, 'sandboxFaults' | 'cursors'>): ConsoleHandler<'listSandboxFaults'> =>
  ({ query }, context, call) =>
    page(
      'Faults retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => sandboxFaults.list(businessIdOf(context), request),
      sandboxFaultBody,
    );
