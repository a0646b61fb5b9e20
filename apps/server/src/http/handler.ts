import type { OperationDefaults, OperationId, operations, operationTable } from '@finops/contract';
import type * as express from '@finops/contract-express';
import type { Caller } from '../domain/accounts/caller.ts';
import type { Profile } from '../domain/accounts/profile.ts';
import type { KeepReply } from '../domain/idempotency-store.ts';
import type { Payer } from '../domain/payments/requests/payment-request-order.ts';
import { networkOf } from './rate-limit.ts';

/** What the pipeline has established about a request before its handler runs. */
export interface RequestContext {
  /** `req_` and 16 alphanumerics (G15). */
  readonly requestId: string;
  /** The caller; absent on public operations. */
  readonly caller?: Caller;
  /** The profile that the call acts for; absent on public operations. */
  readonly profile?: Profile;
  /** As `Admission` has it. */
  readonly faultsUntil?: Date | undefined;
  /** Whether the call took its place among those of the business before its body was read (G340). */
  hasPlace?: boolean;
  /**
   * Builds the record that stores the reply of a request with an idempotency key (G14); absent without a key. Called by
   * `replyOnce`. Writing the record throws `RequestTakenOver` when another process has taken over the request.
   *
   * @throws Fault of the kind `mistake` when the reply breaks the contract; the work must then be rolled back.
   */
  keepReply?: KeepReply<express.Reply>;
}

/** Response headers that the pipeline adds, so that handlers need not. */
export type SuppliedHeader =
  | 'X-Request-Id'
  | 'x-rate-limit'
  | 'RateLimit'
  | 'RateLimit-Policy'
  | 'Ignored-Fields'
  | 'Idempotency-Replayed';

/** One handler for each operation of the API. */
export type Handlers = express.Handlers<operations, OperationDefaults, RequestContext, SuppliedHeader>;

/** Identifiers of the operations on one address of the public contract. */
export type OperationOn<Host extends string> = {
  [Id in OperationId]: (typeof operationTable)[Id] extends { readonly host: Host } ? Id : never;
}[OperationId];

/** One handler for each operation on the address of the API. */
export type ApiHandlers = Pick<Handlers, OperationOn<'api'>>;

/**
 * The handler of one operation of the API: typed input of the contract in, one of the declared replies out.
 *
 * @example
 * export const getQuote =
 *   ({ quotes }: Pick<Services, 'quotes'>): Handler<'getQuote'> =>
 *   async ({ path }, context) => ok('Quote retrieved.', quoteBody(await quotes.get(profileOf(context), path.id)));
 */
export type Handler<Id extends OperationId> = Handlers[Id];

/**
 * The profile of a request to an operation that takes credentials.
 *
 * @throws Error when the operation is public, and so has no profile.
 */
export function profileOf(context: RequestContext): Profile {
  if (context.profile === undefined) {
    throw new Error('A handler asked for the profile of a public operation.');
  }
  return context.profile;
}

/** The public key of the caller; undefined for any other credential. */
export function publicKeyIdOf({ caller }: RequestContext): string | undefined {
  return caller?.kind === 'public_key' ? caller.publicKeyId : undefined;
}

/** The public key of the caller and its network; undefined for any other credential. */
export function payerOf(context: RequestContext, { address }: Pick<express.Call, 'address'>): Payer {
  const publicKeyId = publicKeyIdOf(context);
  return publicKeyId === undefined ? {} : { publicKeyId, network: networkOf(address) };
}

/**
 * The caller of a request to an operation that takes credentials.
 *
 * @throws Error when the operation is public.
 */
export function callerOf(context: RequestContext): Caller {
  if (context.caller === undefined) {
    throw new Error('A handler asked for the caller of a public operation.');
  }
  return context.caller;
}
