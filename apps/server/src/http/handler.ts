import type { OperationDefaults, OperationId, operations } from '@finops/contract';
import type * as express from '@finops/contract-express';
import type { RequestContext } from './context.ts';

/** Headers of every response that the pipeline adds by itself; no handler has to. */
export type SuppliedHeader =
  | 'X-Request-Id'
  | 'x-rate-limit'
  | 'RateLimit'
  | 'RateLimit-Policy'
  | 'Ignored-Fields'
  | 'Idempotency-Replayed';

/**
 * The handler of one operation of the API: typed input of the contract in, one of the declared answers out.
 *
 * @example
 * export const listCountries =
 *   ({ countries }: Pick<Services, 'countries'>): Handler<'listCountries'> =>
 *   (input) => ({ status: 200, body: { status: 'success', data: countries.list(input.query) } });
 */
export type Handler<Id extends OperationId> = express.Handler<
  operations[Id],
  OperationDefaults[Id],
  RequestContext,
  SuppliedHeader
>;

/** One handler for each operation of the API. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
