import type { Call } from '@finops/contract-express';
import type { Bulkhead } from '../domain/bulkhead.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import { callerOf, type RequestContext } from './handler.ts';

/**
 * Reserves room for a large body (G340): first a place of the business for the whole call, then the bytes of the body.
 *
 * @throws Error when the operation is public, as the bytes would count against no business.
 */
export function largeBodies(calls: Bulkhead, budget: ByteBudget) {
  return async (_call: Call, context: RequestContext, bytes: number): Promise<() => void> => {
    const { businessId } = callerOf(context);
    const leave = await calls.enter(businessId);
    try {
      const giveBack = await budget.take(businessId, bytes);
      context.hasPlace = true;
      return () => {
        giveBack();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}
