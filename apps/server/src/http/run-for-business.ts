import { onAccountOf } from '../domain/acting-business.ts';
import type { Bulkhead } from '../domain/bulkhead.ts';

/**
 * Runs a call on account of its business, once the business has a free place.
 *
 * @param businessId undefined for a call of no business, which does not wait.
 * @param line the name of the line in which it waits; by default that of the business.
 * @throws BusinessBusy when no place becomes free in time.
 */
export function runForBusiness<Result>(
  calls: Bulkhead,
  businessId: string | undefined,
  work: () => Promise<Result>,
  line = businessId,
): Promise<Result> {
  if (businessId === undefined || line === undefined) return work();
  return calls.run(line, () => onAccountOf(businessId, work));
}
